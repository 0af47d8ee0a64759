package io.github.wiretime.checker.broken;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Streams;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Scope.LookupKind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.util.Name;
import io.github.wiretime.checker.javac.DeclaredMembers;
import io.github.wiretime.checker.options.HessianLite;
import java.util.stream.Stream;

/** Finds fields that a subclass hides, so that one of the two values is lost. */
record HiddenFields(HessianLite release) {

  /**
   * The names of fields in superclasses whose values may be lost. SOFA's Hessian may lose the value
   * of the subclass, whatever the superclass has.
   */
  ImmutableSet<Name> above(ClassSymbol type) {
    return BrokenRules.above(type)
        .flatMap(BrokenRules::fields)
        .filter(field -> release.isOfSofa() || !isNeverSet(field, type))
        .map(field -> field.name)
        .collect(toImmutableSet());
  }

  /**
   * Whether nobody gives a value to a field, because the subclass overrides its setter. A DTO that
   * repeats a property of its superclass looks like this.
   */
  private static boolean isNeverSet(Symbol field, ClassSymbol subclass) {
    ClassSymbol owner = field.enclClass();
    return (field.flags() & Flags.PRIVATE) != 0
        && methods(owner)
            .filter(MethodSymbol::isConstructor)
            .allMatch(constructor -> constructor.params().isEmpty())
        && setters(owner, field)
            .anyMatch(
                setter ->
                    setters(subclass, field)
                        .anyMatch(own -> parameter(own).equals(parameter(setter))));
  }

  private static Stream<MethodSymbol> setters(ClassSymbol type, Symbol field) {
    String name = field.name.toString();
    String setter = "set" + Ascii.toUpperCase(name.charAt(0)) + name.substring(1);
    return Streams.stream(DeclaredMembers.named(type, setter))
        .filter(MethodSymbol.class::isInstance)
        .map(MethodSymbol.class::cast)
        .filter(method -> method.params().size() == 1);
  }

  private static Symbol parameter(MethodSymbol setter) {
    return setter.params().get(0).type.tsym;
  }

  private static Stream<MethodSymbol> methods(ClassSymbol type) {
    return Streams.stream(type.members().getSymbols(LookupKind.NON_RECURSIVE))
        .filter(MethodSymbol.class::isInstance)
        .map(MethodSymbol.class::cast);
  }
}
