package io.github.wiretime.scan.fix;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import com.sun.tools.javac.code.Scope;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.PackageSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.javac.TypeNames;
import java.util.Optional;
import java.util.stream.Stream;

/** Names in the code of a patch that mean something else in a class or in its package. */
final class HiddenNames {

  /** The code writes {@code java.time.Instant}, where a field would come first. */
  private static final String ROOT = "java";

  /** Classes of {@code java.lang}, beside those of the twins. */
  private static final ImmutableList<String> CLASSES =
      ImmutableList.of(
          "Object", "Override", "Cloneable", "CloneNotSupportedException", "AssertionError");

  private HiddenNames() {}

  /** The first that means something else in the class. */
  static Optional<String> of(ClassSymbol type, Twins twins) {
    return Streams.concat(
            Stream.of(ROOT),
            CLASSES.stream(),
            twins.twins().stream().map(twin -> twin.field().type()))
        .filter(name -> isHidden(type, name))
        .findFirst();
  }

  /** Whether the class, one around it or its package has such a member. */
  static boolean isHidden(ClassSymbol type, String name) {
    Scope inPackage = ((PackageSymbol) type.outermostClass().owner).members();
    return Streams.concat(
            Stream.<Symbol>iterate(type, ClassSymbol.class::isInstance, around -> around.owner)
                .map(ClassSymbol.class::cast)
                .flatMap(around -> Stream.concat(parameters(around, name), members(around, name))),
            Streams.stream(inPackage.getSymbolsByName(type.name.table.fromString(name))))
        .anyMatch(
            member ->
                member instanceof TypeSymbol || (name.equals(ROOT) && member instanceof VarSymbol));
  }

  private static Stream<Symbol> parameters(ClassSymbol type, String name) {
    return type.type.getTypeArguments().stream()
        .map(parameter -> (Symbol) parameter.tsym)
        .filter(parameter -> parameter.name.contentEquals(name));
  }

  /** Those that a class declares or inherits. */
  private static Stream<Symbol> members(ClassSymbol type, String name) {
    return Supertypes.closure(type).stream()
        .filter(each -> !TypeNames.isJdk(each))
        .flatMap(each -> Hierarchy.members(each, name))
        .filter(member -> member.owner == type || !member.isPrivate());
  }
}
