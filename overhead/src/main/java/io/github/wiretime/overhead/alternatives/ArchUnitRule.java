package io.github.wiretime.overhead.alternatives;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableSet;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The rule a team would write with ArchUnit: no class that a service depends on, at any depth, has
 * a field of a {@code java.time} type, and no method of a service takes or returns one.
 */
final class ArchUnitRule {

  private static final String SERVICE = "org.apache.dubbo.config.annotation.DubboService";

  private ArchUnitRule() {}

  static ImmutableSet<String> membersIn(Path classFiles) {
    JavaClasses classes = new ClassFileImporter().importPath(classFiles);
    ImmutableSet<JavaClass> services =
        classes.stream()
            .filter(type -> type.isAnnotatedWith(SERVICE))
            .flatMap(provider -> provider.getAllRawInterfaces().stream())
            .collect(toImmutableSet());
    return Stream.concat(
            services.stream().flatMap(ArchUnitRule::ofMethods),
            reachableFrom(services).stream().flatMap(ArchUnitRule::ofFields))
        .collect(toImmutableSet());
  }

  /** Not with the method for one class, which would visit what services share for each of them. */
  private static Set<JavaClass> reachableFrom(Set<JavaClass> services) {
    Set<JavaClass> reachable = new HashSet<>();
    Deque<JavaClass> pending = new ArrayDeque<>(services);
    while (!pending.isEmpty()) {
      JavaClass next = pending.remove();
      if (reachable.add(next)) {
        next.getDirectDependenciesFromSelf().stream()
            .map(Dependency::getTargetClass)
            .map(JavaClass::getBaseComponentType)
            .forEach(pending::add);
        if (!next.getPackageName().startsWith("java.")) {
          pending.addAll(next.getSubclasses()); // not everything that extends Object
        }
      }
    }
    return reachable;
  }

  private static Stream<String> ofFields(JavaClass owner) {
    return owner.getFields().stream()
        .filter(field -> isCostly(field.getRawType()))
        .map(field -> owner.getSimpleName() + "." + field.getName());
  }

  private static Stream<String> ofMethods(JavaClass service) {
    return service.getMethods().stream()
        .filter(method -> isCostly(method.getRawReturnType()) || takesCostly(method))
        .map(method -> service.getSimpleName() + "." + method.getName() + "()");
  }

  private static boolean takesCostly(JavaMethod method) {
    return method.getRawParameterTypes().stream().anyMatch(ArchUnitRule::isCostly);
  }

  private static boolean isCostly(JavaClass type) {
    return type.getBaseComponentType().getPackageName().equals("java.time");
  }
}
