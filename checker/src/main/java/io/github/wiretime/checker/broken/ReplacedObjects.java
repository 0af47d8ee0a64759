package io.github.wiretime.checker.broken;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Streams;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.hessian.HessianClasses;
import io.github.wiretime.checker.hessian.Member.Kind;
import io.github.wiretime.checker.hessian.Writer;
import io.github.wiretime.checker.hessian.WrittenFields;
import io.github.wiretime.checker.javac.DeclaredMembers;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.javac.TypeNames;

/**
 * Finds the classes in whose place {@code writeReplace()} sends an object of another class. Hessian
 * 3 makes an object of the class that a field declares, and gives it the fields that it has itself;
 * the fields of the other class are lost, and its {@code readResolve()} is not called.
 */
final class ReplacedObjects {

  private ReplacedObjects() {}

  /** Whether what is sent has a field that the declared class lacks. */
  static boolean lose(ClassSymbol declared, HessianClasses classes) {
    if (classes.writerOf(declared) != Writer.REPLACEMENT) {
      return false;
    }
    ImmutableList<ClassSymbol> sent = sentFor(declared, classes);
    return Guard.unlessMissing(
        false, // a superclass is not on the class path
        () -> {
          ImmutableSet<String> kept = fieldsOf(declared);
          return !sent.isEmpty()
              && sent.stream().allMatch(other -> !kept.containsAll(fieldsOf(other)));
        });
  }

  /**
   * The classes that {@code writeReplace()} returns. A class file of a library says no more than
   * {@code Object}; a class inside that restores the object with {@code readResolve()} is there for
   * nothing else.
   */
  private static ImmutableList<ClassSymbol> sentFor(ClassSymbol type, HessianClasses classes) {
    ImmutableList<ClassSymbol> returned =
        DeclaredMembers.nearest(type, "writeReplace").stream()
            .flatMap(method -> classes.usesOf(method.enclClass()).stream())
            .filter(use -> use.member().kind() == Kind.RETURN)
            .map(use -> use.type().tsym)
            .filter(other -> other != type && other instanceof ClassSymbol)
            .map(ClassSymbol.class::cast)
            .collect(toImmutableList());
    if (returned.stream().noneMatch(TypeNames::isJdk)) {
      return returned;
    }
    return Streams.stream(type.members().getSymbols(ClassSymbol.class::isInstance))
        .map(ClassSymbol.class::cast)
        .filter(inside -> DeclaredMembers.method(inside, "readResolve").isPresent())
        .collect(toImmutableList());
  }

  private static ImmutableSet<String> fieldsOf(ClassSymbol type) {
    return Supertypes.withSuperclasses(type).stream()
        .flatMap(each -> DeclaredMembers.fields(each).stream())
        .filter(WrittenFields::isKept)
        .map(field -> field.name.toString())
        .collect(toImmutableSet());
  }
}
