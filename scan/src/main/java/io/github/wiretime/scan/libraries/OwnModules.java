package io.github.wiretime.scan.libraries;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableMultiset.toImmutableMultiset;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Multiset;
import io.github.wiretime.checker.finding.OwnPackages;
import io.github.wiretime.checker.roots.RpcAnnotations;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.Element.Role;
import io.github.wiretime.scan.archive.Entry;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which jars inside the inputs are modules of the application: those whose packages begin as its
 * own do. A Spring Boot jar keeps {@code order-api.jar} beside {@code spring-core.jar}.
 */
public final class OwnModules {

  /** Class files that only the framework itself has. */
  private static final ImmutableSet<String> OF_FRAMEWORKS =
      RpcAnnotations.NAMES.stream()
          .map(name -> name.replace('.', '/') + ".class")
          .collect(toImmutableSet());

  private OwnModules() {}

  /** The same elements, modules of the application among them as its own. */
  public static ImmutableList<Element> in(List<Element> elements) {
    OwnPackages own = ownPackages(elements);
    return elements.stream()
        .map(
            element ->
                element.role() == Role.NESTED && isModule(element, own)
                    ? element.with(Role.APPLICATION)
                    : element)
        .collect(toImmutableList());
  }

  /**
   * The packages of the application. A class that a library has as well is a patch of it, which
   * does not make the library's packages those of the application.
   */
  public static OwnPackages ownPackages(List<Element> elements) {
    Map<String, String> own = new LinkedHashMap<>();
    elements.stream()
        .filter(Element::isOfApplication)
        .flatMap(element -> element.classes().stream())
        .forEach(entry -> own.put(entry.name(), entry.packageName()));
    ImmutableList<String> all = ImmutableList.copyOf(own.values());
    elements.stream()
        .filter(element -> !element.isOfApplication())
        .flatMap(element -> element.classes().stream())
        .forEach(entry -> own.remove(entry.name()));
    return OwnPackages.ofMost(own.isEmpty() ? all : ImmutableList.copyOf(own.values()));
  }

  /** Some have generated classes elsewhere, and some libraries bring a stray one. */
  private static boolean isModule(Element element, OwnPackages own) {
    Multiset<String> folders =
        element.classes().stream().map(Entry::folder).collect(toImmutableMultiset());
    int sharing =
        folders.elementSet().stream()
            .filter(folder -> own.shareTheirRootWith(folder.replace('/', '.')))
            .mapToInt(folders::count)
            .sum();
    return 2 * sharing > folders.size()
        && element.entries().stream().map(Entry::name).noneMatch(OF_FRAMEWORKS::contains);
  }
}
