package io.github.wiretime.checker.javac;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Scope.LookupKind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What a class declares itself, by name. */
public final class DeclaredMembers {

  private DeclaredMembers() {}

  /** The fields, methods and classes of that name. */
  public static Iterable<Symbol> named(ClassSymbol type, String name) {
    return type.members().getSymbolsByName(type.name.table.fromString(name));
  }

  /** The fields that are not static, in the order of their declaration. */
  public static ImmutableList<VarSymbol> fields(ClassSymbol type) {
    return variables(type, member -> (member.flags() & Flags.STATIC) == 0);
  }

  /** The constants of an enum, in the order of their declaration. */
  public static ImmutableList<VarSymbol> constants(ClassSymbol type) {
    return variables(type, member -> (member.flags() & Flags.ENUM) != 0);
  }

  /** javac lists members in reverse. */
  private static ImmutableList<VarSymbol> variables(ClassSymbol type, Predicate<Symbol> which) {
    ImmutableList.Builder<VarSymbol> reversed = ImmutableList.builder();
    for (Symbol member : type.members().getSymbols(LookupKind.NON_RECURSIVE)) {
      if (member instanceof VarSymbol variable && which.test(variable)) {
        reversed.add(variable);
      }
    }
    return reversed.build().reverse();
  }

  /** The constructors, of which each class that is no interface has one. */
  public static Stream<MethodSymbol> constructors(ClassSymbol type) {
    return Streams.stream(
            type.members().getSymbols(Symbol::isConstructor, LookupKind.NON_RECURSIVE))
        .map(MethodSymbol.class::cast);
  }

  /**
   * The method of that name without parameters, such as {@code writeReplace()}. A bridge does not
   * count, because it has the type of the method erased.
   */
  public static Optional<MethodSymbol> method(ClassSymbol type, String name) {
    for (Symbol member : named(type, name)) {
      if (member instanceof MethodSymbol method
          && method.params().isEmpty()
          && (method.flags() & Flags.BRIDGE) == 0) {
        return Optional.of(method);
      }
    }
    return Optional.empty();
  }

  /** The same of the class or of the nearest superclass that has it. */
  public static Optional<MethodSymbol> nearest(ClassSymbol type, String name) {
    ClassSymbol declaring = type;
    while (declaring != null) {
      Optional<MethodSymbol> method = method(declaring, name);
      if (method.isPresent()) {
        return method;
      }
      declaring = (ClassSymbol) declaring.getSuperclass().tsym;
    }
    return Optional.empty();
  }
}
