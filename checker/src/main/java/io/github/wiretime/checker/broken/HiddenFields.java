package io.github.wiretime.checker.broken;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.wiretime.checker.hessian.WrittenFields;
import io.github.wiretime.checker.javac.DeclaredMembers;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.options.HessianLite;
import java.util.stream.Stream;

/**
 * The fields of superclasses that a subclass may hide, so that one of the two values is lost.
 *
 * @param superclasses of which those of the JDK do not count
 */
record HiddenFields(
    ClassSymbol subclass, ImmutableList<ClassSymbol> superclasses, HessianLite release) {

  /**
   * Whether a field of the subclass hides one whose value may be lost. SOFA's Hessian may lose the
   * value of the subclass, whatever the superclass has.
   */
  boolean has(VarSymbol field) {
    for (ClassSymbol superclass : superclasses) {
      for (Symbol each : superclass.members().getSymbolsByName(field.name)) {
        if (isSent(each)
            && !areConstants(field, (VarSymbol) each)
            && (release.isOfSofa() || !isNeverSet(each))) {
          return true;
        }
      }
    }
    return false;
  }

  /** javac puts the values of both into code, which reads neither field. */
  private static boolean areConstants(VarSymbol field, VarSymbol hidden) {
    return field.getConstValue() != null && hidden.getConstValue() != null;
  }

  private static boolean isSent(Symbol member) {
    return member instanceof VarSymbol
        && WrittenFields.isKept(member)
        && !TypeNames.isJdk(member.enclClass());
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
