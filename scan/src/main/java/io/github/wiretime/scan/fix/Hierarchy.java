package io.github.wiretime.scan.fix;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Streams;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.wiretime.checker.application.Application;
import io.github.wiretime.checker.hessian.Migration;
import io.github.wiretime.checker.javac.DeclaredMembers;
import io.github.wiretime.checker.javac.Subclasses;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.javac.TypeNames;
import java.util.Collections;
import java.util.Optional;
import java.util.stream.Stream;

/** What classes inherit and hand down, without those of the JDK. */
record Hierarchy(Application application, Subclasses subclasses) {

  /** The hierarchy of an application. */
  static Hierarchy of(Application application) {
    return new Hierarchy(application, application.subclasses());
  }

  /** The classes above a class, nearest first. */
  ImmutableList<ClassSymbol> above(ClassSymbol type) {
    return Supertypes.closure(type).stream()
        .filter(each -> each != type && !each.isInterface() && !TypeNames.isJdk(each))
        .collect(toImmutableList());
  }

  /** The known classes below a class. */
  ImmutableList<ClassSymbol> below(ClassSymbol type) {
    return subclasses.of(type);
  }

  /** The class itself, those above it and those below it. */
  Stream<ClassSymbol> all(ClassSymbol type) {
    return Streams.concat(Stream.of(type), above(type).stream(), below(type).stream());
  }

  /** Whether one of the types above a class has one of these names. */
  boolean inherits(ClassSymbol type, ImmutableSet<String> names) {
    return Supertypes.closure(type).stream().anyMatch(each -> names.contains(TypeNames.of(each)));
  }

  /** A class as a cast names it that javac checks to the end: {@code OrderDto}, {@code Page<?>}. */
  String cast(ClassSymbol type) {
    int parameters = type.type.getTypeArguments().size();
    return parameters == 0
        ? type.name.toString()
        : type.name + "<" + Joiner.on(", ").join(Collections.nCopies(parameters, "?")) + ">";
  }

  /** A name for a variable that hides no field. */
  String unusedName(ClassSymbol type, String name) {
    return all(type).anyMatch(each -> field(each, name).isPresent())
        ? unusedName(type, name + "Copy")
        : name;
  }

  /** A field that a class declares itself. */
  static Optional<VarSymbol> field(ClassSymbol type, String name) {
    return members(type, name)
        .filter(VarSymbol.class::isInstance)
        .map(VarSymbol.class::cast)
        .findFirst();
  }

  /** A method without parameters that a class declares itself. */
  static Optional<MethodSymbol> method(ClassSymbol type, String name) {
    return Supertypes.isPresent(type) ? DeclaredMembers.method(type, name) : Optional.empty();
  }

  /** Whether a class declares a method of that name, with any parameters. */
  static boolean declares(ClassSymbol type, String method) {
    return members(type, method).anyMatch(MethodSymbol.class::isInstance);
  }

  /** The members of that name that a class declares itself. */
  static Stream<Symbol> members(ClassSymbol type, String name) {
    return Supertypes.isPresent(type)
        ? Streams.stream(DeclaredMembers.named(type, name))
        : Stream.of();
  }

  /** Whether a class reads twins of any of its fields. */
  static boolean isMigrating(ClassSymbol type) {
    return Streams.stream(type.members().getSymbols(VarSymbol.class::isInstance))
        .anyMatch(Migration::reads);
  }
}
