package io.github.wiretime.scan.application;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.finding.OwnPackages;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.Element.Role;
import io.github.wiretime.scan.archive.Entry;
import java.util.List;
import java.util.stream.Stream;

/**
 * Which jars inside the inputs are modules of the application: those whose packages begin as its
 * own do. A Spring Boot jar keeps {@code order-api.jar} beside {@code spring-core.jar}.
 */
public final class OwnModules {

  private OwnModules() {}

  /** The same elements, modules of the application among them as its own. */
  public static ImmutableList<Element> in(List<Element> elements) {
    OwnPackages own =
        new OwnPackages(
            elements.stream().filter(Element::isOfApplication).flatMap(OwnModules::packages));
    return elements.stream()
        .map(
            element ->
                element.role() == Role.NESTED && isModule(element, own)
                    ? element.with(Role.APPLICATION)
                    : element)
        .collect(toImmutableList());
  }

  /** Some have generated classes elsewhere, and some libraries bring a stray one. */
  private static boolean isModule(Element element, OwnPackages own) {
    long classes = packages(element).count();
    return 2 * packages(element).filter(own::shareTheirRootWith).count() > classes;
  }

  private static Stream<String> packages(Element element) {
    return element.entries().stream().filter(Entry::isClass).map(Entry::packageName);
  }
}
