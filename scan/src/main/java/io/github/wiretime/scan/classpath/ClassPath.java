package io.github.wiretime.scan.classpath;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.Entry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * All classes of all elements; of several with one name the first counts, as for the JVM.
 *
 * @param byFolder all, by {@linkplain Entry#folder() folders}, because most are never looked at and
 *     need no name of their own
 * @param ownClasses those of the application, in the order of the inputs
 * @param ownNames their names
 * @param modules the inputs that they are in, by their names
 * @param doubles later class files of the application with the name of an earlier one, which they
 *     differ from
 */
public record ClassPath(
    Map<String, List<Entry>> byFolder,
    ImmutableList<Entry> ownClasses,
    ImmutableSet<String> ownNames,
    ImmutableMap<String, String> modules,
    ImmutableList<Doubled> doubles) {

  /** Two elements that have class files of one class, which differ. */
  public record Doubled(String className, Element first, Element other) {}

  private record Owned(Entry entry, Element element) {}

  /**
   * Those of elements.
   *
   * @param without names of classes that are as good as missing
   */
  public static ClassPath of(List<Element> elements, Set<String> without) {
    Guard unread = new Guard(); // which is said of the class itself
    Map<String, List<Entry>> byFolder = new HashMap<>();
    Set<String> known = new HashSet<>();
    Map<String, Owned> own = new LinkedHashMap<>();
    ImmutableMap.Builder<String, String> modules = ImmutableMap.builder();
    ImmutableList.Builder<Doubled> doubles = ImmutableList.builder();
    for (Element element : elements) {
      for (Entry entry : element.classes()) {
        boolean isFirst = known.add(entry.name());
        if (isFirst && (without.isEmpty() || !without.contains(entry.className()))) {
          byFolder.computeIfAbsent(entry.folder(), none -> new ArrayList<>()).add(entry);
        }
        if (!element.isOfApplication()) {
          continue;
        }
        String name = entry.className();
        if (isFirst) {
          own.put(name, new Owned(entry, element));
          modules.put(name, element.module());
        } else if (own.containsKey(name)) {
          Owned first = own.get(name);
          if (!unread.ask(
              name,
              true,
              () -> Arrays.equals(first.entry.content().read(), entry.content().read()))) {
            doubles.add(new Doubled(name, first.element, element));
          }
        }
      }
    }
    return new ClassPath(
        byFolder,
        own.values().stream().map(Owned::entry).collect(ImmutableList.toImmutableList()),
        ImmutableSet.copyOf(own.keySet()),
        modules.buildOrThrow(),
        doubles.build());
  }

  List<Entry> in(String packageName) {
    return byFolder.getOrDefault(packageName.replace('.', '/'), ImmutableList.of());
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
