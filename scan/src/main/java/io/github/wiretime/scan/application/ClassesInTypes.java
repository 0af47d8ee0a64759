package io.github.wiretime.scan.application;

import com.google.common.collect.Streams;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.ClassType;
import com.sun.tools.javac.code.Type.ErrorType;
import com.sun.tools.javac.code.Type.WildcardType;
import java.util.stream.Stream;

/** Which classes types name, be they missing or not. */
final class ClassesInTypes {

  private ClassesInTypes() {}

  /** All classes that a type names, without asking for them. */
  static Stream<ClassSymbol> namedIn(Type type) {
    if (type instanceof ArrayType array) {
      return namedIn(array.elemtype);
    }
    if (type instanceof WildcardType wildcard) {
      return namedIn(wildcard.type);
    }
    Stream<Type> parts =
        type instanceof ErrorType // of a missing class, which says that it returns itself
            ? Stream.of()
            : Streams.concat(
                arguments(type),
                type.getParameterTypes().stream(),
                Stream.ofNullable(type.getReturnType()));
    return Stream.concat(
        type.tsym instanceof ClassSymbol named ? Stream.of(named) : Stream.of(),
        parts.flatMap(ClassesInTypes::namedIn));
  }

  /** Of a use, and not of the class, which may be missing and of no interest. */
  private static Stream<Type> arguments(Type type) {
    return type instanceof ClassType use && use.typarams_field != null
        ? use.typarams_field.stream()
        : Stream.of();
  }
}
