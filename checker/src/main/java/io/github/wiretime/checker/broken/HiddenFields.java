package io.github.wiretime.checker.broken;

import static com.google.common.collect.ImmutableListMultimap.toImmutableListMultimap;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.Streams;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.util.Name;
import io.github.wiretime.checker.javac.DeclaredMembers;
import io.github.wiretime.checker.options.HessianLite;
import java.util.stream.Stream;

/**
 * The fields of superclasses that a subclass may hide, so that one of the two values is lost.
 *
 * @param above by their names
 */
record HiddenFields(
    ClassSymbol subclass, HessianLite release, ImmutableListMultimap<Name, Symbol> above) {

  static HiddenFields of(ClassSymbol subclass, HessianLite release) {
    return new HiddenFields(
        subclass,
        release,
        BrokenRules.above(subclass)
            .flatMap(BrokenRules::fields)
            .collect(toImmutableListMultimap(field -> field.name, field -> field)));
  }

  /**
   * Whether a field of the subclass hides one whose value may be lost. SOFA's Hessian may lose the
   * value of the subclass, whatever the superclass has.
   */
  boolean has(Symbol field) {
    return above.get(field.name).stream().anyMatch(each -> release.isOfSofa() || !isNeverSet(each));
  }

  /**
   * Whether nobody gives a value to a field, because the subclass overrides its setter. A DTO that
   * repeats a property of its superclass looks like this.
   */
  private boolean isNeverSet(Symbol field) {
    ClassSymbol owner = field.enclClass();
    return (field.flags() & Flags.PRIVATE) != 0
        && DeclaredMembers.constructors(owner)
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
}
