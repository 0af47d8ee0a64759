package io.github.wiretime.checker.hessian;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.wiretime.checker.javac.DeclaredMembers;
import java.util.Optional;

/**
 * A class with all that is above it, which is what Hessian asks for.
 *
 * @param supertypes the class itself and its supertypes by name, nearest first
 * @param fields those that are not static, which are looked for when they are asked for
 */
record ClassShape(
    ClassSymbol type,
    String name,
    ImmutableMap<String, ClassSymbol> supertypes,
    Supplier<ImmutableList<VarSymbol>> fields) {

  /** Types whose elements are written instead of their fields. */
  static final ImmutableSet<String> CONTAINERS =
      ImmutableSet.of("java.util.Collection", "java.util.Map");

  ClassShape(ClassSymbol type, String name, ImmutableMap<String, ClassSymbol> supertypes) {
    this(type, name, supertypes, Suppliers.memoize(() -> DeclaredMembers.fields(type)));
  }

  boolean is(String supertype) {
    return supertypes.containsKey(supertype);
  }

  /** Whether its objects write elements instead of fields. */
  boolean isContainer() {
    return CONTAINERS.stream().anyMatch(this::is);
  }

  /** The first supertype with one of the names, in the order of the names. */
  Optional<ClassSymbol> first(Iterable<String> names) {
    for (String each : names) {
      if (is(each)) {
        return Optional.of(supertypes.get(each));
      }
    }
    return Optional.empty();
  }
}
