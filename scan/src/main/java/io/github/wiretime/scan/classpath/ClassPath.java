package io.github.wiretime.scan.classpath;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.collect.LinkedListMultimap;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.Multimaps;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.Entry;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * All classes of all elements; of several with one name the first counts, as for the JVM. Most are
 * classes of libraries that nobody asks for, so they are only sorted into folders.
 */
public final class ClassPath {

  /** The classes that an element has in one folder. */
  private record Part(Element element, List<Entry> classes) {}

  /** A class file and the element that has it. */
  public record Place(Entry entry, Element element) {}

  private final Map<String, List<Part>> byFolder = new HashMap<>();
  private final Map<String, Map<String, Place>> asked = new HashMap<>();
  private final ListMultimap<String, Place> later = LinkedListMultimap.create();
  private final Set<String> without;
  private final ImmutableMap<String, Place> own;
  private final ImmutableList<Entry> ownClasses;

  private ClassPath(List<Element> elements, Set<String> without) {
    this.without = without;
    elements.forEach(this::sort);
    this.own = own(elements);
    this.ownClasses = own.values().stream().map(Place::entry).collect(toImmutableList());
  }

  /**
   * Those of elements.
   *
   * @param without names of classes that are as good as missing
   */
  public static ClassPath of(List<Element> elements, Set<String> without) {
    return new ClassPath(elements, without);
  }

  private void sort(Element element) {
    Map<String, Part> parts = new HashMap<>();
    String folder = "";
    Part part = null;
    for (Entry entry : element.classes()) {
      if (part == null || !entry.isIn(folder)) { // as the one before mostly is
        folder = entry.folder();
        part = parts.computeIfAbsent(folder, none -> new Part(element, new ArrayList<>()));
      }
      part.classes.add(entry);
    }
    parts.forEach(
        (name, each) -> byFolder.computeIfAbsent(name, none -> new ArrayList<>(1)).add(each));
  }

  /** In the order of the inputs. */
  private ImmutableMap<String, Place> own(List<Element> elements) {
    Map<String, Place> found = new LinkedHashMap<>();
    for (Element element : Iterables.filter(elements, Element::isOfApplication)) {
      for (Entry entry : element.classes()) {
        Place place = first(entry.folder()).get(entry.name());
        if (place.entry.equals(entry)) {
          found.put(entry.className(), place);
        }
      }
    }
    return ImmutableMap.copyOf(found);
  }

  /** By the names of their files. */
  private Map<String, Place> first(String folder) {
    return asked.computeIfAbsent(
        folder,
        none -> {
          Map<String, Place> first = new LinkedHashMap<>();
          for (Part part : byFolder.getOrDefault(folder, List.of())) {
            for (Entry entry : part.classes) {
              Place place = new Place(entry, part.element);
              if (first.putIfAbsent(entry.name(), place) != null) {
                later.put(entry.className(), place);
              }
            }
          }
          return first;
        });
  }

  /** The class files of a package. */
  Iterable<Entry> in(String packageName) {
    Iterable<Entry> all =
        Iterables.transform(first(packageName.replace('.', '/')).values(), Place::entry);
    return without.isEmpty()
        ? all
        : Iterables.filter(all, entry -> !without.contains(entry.className()));
  }

  /** Those of the application, in the order of the inputs. */
  public ImmutableList<Entry> ownClasses() {
    return ownClasses;
  }

  /** Their names. */
  public ImmutableSet<String> ownNames() {
    return own.keySet();
  }

  /** The input that has a class of the application; empty if none has it. */
  public String moduleOf(String name) {
    Place place = own.get(name);
    return place == null ? "" : place.element.module();
  }

  /** The names of all classes, as often as they are there. */
  public Stream<String> names() {
    return byFolder.values().stream()
        .flatMap(List::stream)
        .flatMap(part -> part.classes.stream())
        .map(Entry::className);
  }

  /** The class file that counts for a name. */
  public Optional<Place> find(String name) {
    String file = name.replace('.', '/') + ".class";
    String folder = file.substring(0, Math.max(0, file.lastIndexOf('/')));
    return without.contains(name) ? Optional.empty() : Optional.ofNullable(first(folder).get(file));
  }

  /**
   * The class files that do not count because of another one, as far as somebody asked for them.
   */
  public ListMultimap<String, Place> later() {
    return Multimaps.unmodifiableListMultimap(later);
  }

  /** Whether a class belongs to another one of which it gets its owner. */
  public static boolean isInside(String name, Set<String> own) {
    for (int dollar = name.indexOf('$', 1); dollar > 0; dollar = name.indexOf('$', dollar + 1)) {
      if (own.contains(name.substring(0, dollar))) {
        return true;
      }
    }
    return false;
  }
}
