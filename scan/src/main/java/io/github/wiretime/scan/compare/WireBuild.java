package io.github.wiretime.scan.compare;

import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * What a build sends, without anything of javac, so that the memory of the build before is free
 * when the next one is read.
 *
 * @param services by the names of their interfaces
 * @param others interfaces of the application that it does not declare as services
 * @param classes those of the application, and others that are sent
 * @param names of all classes on the class path
 * @param subclasses those that have objects, by the name of a class above them
 * @param initialValues the fields of a class that constructors fill in any case
 * @param refusesNull whether the constructor that Hessian calls fails without values
 */
record WireBuild(
    ImmutableMap<String, WireService> services,
    ImmutableMap<String, WireService> others,
    ImmutableMap<String, WireClass> classes,
    ImmutableSet<String> names,
    ImmutableListMultimap<String, String> subclasses,
    Function<String, ImmutableSet<String>> initialValues,
    Predicate<String> refusesNull) {

  /** A service, also one that only the other build declares as such. */
  Optional<WireService> service(String name) {
    return Optional.ofNullable(services.get(name)).or(() -> Optional.ofNullable(others.get(name)));
  }

  Optional<WireClass> find(String name) {
    return Optional.ofNullable(classes.get(name));
  }

  /** Whether a JVM of this build can load a class. */
  boolean has(String name) {
    return classes.containsKey(name) || names.contains(name) || isJdk(name);
  }

  static boolean isJdk(String name) {
    return name.startsWith("java.") || name.startsWith("javax.") || name.indexOf('.') < 0;
  }

  /** Whether an object of one class is one of another. */
  boolean isBelow(String name, String above) {
    return name.equals(above)
        || above.equals("java.lang.Object")
        || find(name).filter(type -> type.is(above)).isPresent();
  }

  /** A supertype as a type sees it: {@code Collection<OrderDto>} of {@code OrderList}. */
  Optional<WireType> view(WireType type, String above) {
    return view(type, above, 0);
  }

  private Optional<WireType> view(WireType type, String above, int depth) {
    if (type.name().equals(above)) {
      return Optional.of(type);
    }
    Optional<WireClass> known = find(type.name());
    if (known.isEmpty() || !known.get().is(above) || depth > 50) {
      return Optional.empty();
    }
    Map<String, WireType> values = valuesOf(type);
    return known.get().above().stream()
        .map(each -> each.with(values))
        .flatMap(each -> view(each, above, depth + 1).stream())
        .findFirst();
  }

  /** What a type says of the type parameters of its class. */
  Map<String, WireType> valuesOf(WireType type) {
    Map<String, WireType> values = new HashMap<>();
    find(type.name())
        .ifPresent(
            known -> {
              for (int i = 0;
                  i < Math.min(known.parameters().size(), type.arguments().size());
                  i++) {
                values.put(known.parameters().get(i), type.arguments().get(i));
              }
            });
    return values;
  }
}
