package io.github.wiretime.checker.roots;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableListMultimap;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.javac.CircularClasses;
import io.github.wiretime.checker.javac.Supertypes;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The classes of an application by the interfaces that they implement. All classes are looked at
 * once, when somebody asks for the first time, however many services there are.
 */
final class Implementations {

  /**
   * A class that implements a service.
   *
   * @param service the interface as the class sees it, type arguments and all
   */
  record Implementation(ClassSymbol type, Type service) {}

  private final Supplier<ImmutableListMultimap<ClassSymbol, ClassSymbol>> byInterface;
  private final Types types;

  Implementations(Iterable<ClassSymbol> classes, Types types) {
    this.byInterface = Suppliers.memoize(() -> byInterface(classes));
    this.types = types;
  }

  private static ImmutableListMultimap<ClassSymbol, ClassSymbol> byInterface(
      Iterable<ClassSymbol> classes) {
    ImmutableListMultimap.Builder<ClassSymbol, ClassSymbol> all = ImmutableListMultimap.builder();
    for (ClassSymbol type : classes) {
      if (!type.isInterface() && !CircularClasses.contains(type)) {
        for (ClassSymbol above : Supertypes.closure(type)) {
          all.put(above, type);
        }
      }
    }
    return all.build();
  }

  /** The first class by name that implements a service. */
  Optional<Implementation> of(ClassSymbol service) {
    return byInterface.get().get(service).stream()
        .flatMap(
            type ->
                Supertypes.view(type, service, types)
                    .map(view -> new Implementation(type, view))
                    .stream())
        .min(Comparator.comparing(each -> each.type().flatName().toString()));
  }
}
