package io.github.wiretime.scan.application;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static com.google.common.collect.ImmutableSortedSet.toImmutableSortedSet;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Ordering;
import com.google.common.collect.Streams;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.ClassType;
import com.sun.tools.javac.code.Type.WildcardType;
import io.github.wiretime.checker.finding.OwnPackages;
import io.github.wiretime.checker.javac.InstalledTypes;
import io.github.wiretime.checker.javac.Names;
import io.github.wiretime.checker.javac.Supertypes;
import java.util.Set;
import java.util.stream.Stream;

/** Finds what an analysis asked for in vain. */
public final class MissingClasses {

  private MissingClasses() {}

  /**
   * What is missing after an analysis.
   *
   * @param walked the services and the classes whose objects they send
   */
  public static Missing after(Set<ClassSymbol> walked, ScannedApplication application) {
    ImmutableSet<ClassSymbol> sent = withParents(walked);
    InstalledTypes installed = new InstalledTypes(application.context());
    ImmutableSortedSet<String> annotations =
        application.annotations().stream()
            .filter(name -> !installed.has(name))
            .collect(toImmutableSortedSet(Ordering.natural()));
    ImmutableSet<ClassSymbol> types =
        Streams.concat(
                sent.stream(),
                withParents(application.declaring()).stream(),
                sent.stream().flatMap(MissingClasses::namedByMembers))
            .filter(MissingClasses::isMissing)
            .map(ClassSymbol.class::cast)
            .collect(toImmutableSet());
    OwnPackages own = new OwnPackages(application.classes().stream().map(Names::packageOf));
    return new Missing(
        annotations,
        names(types.stream()),
        names(types.stream().filter(type -> own.shareTheirRootWith(Names.packageOf(type)))));
  }

  private static ImmutableSortedSet<String> names(Stream<ClassSymbol> types) {
    return types
        .map(type -> type.flatName().toString())
        .collect(toImmutableSortedSet(Ordering.natural()));
  }

  private static ImmutableSet<ClassSymbol> withParents(Set<ClassSymbol> types) {
    return types.stream()
        .flatMap(type -> Supertypes.closure(type).stream())
        .filter(type -> !Names.isJdk(type))
        .collect(toImmutableSet());
  }

  private static Stream<TypeSymbol> namedByMembers(ClassSymbol type) {
    return isMissing(type)
        ? Stream.of()
        : Streams.stream(type.members().getSymbols())
            .map(member -> member.type)
            .flatMap(MissingClasses::named);
  }

  /** All classes that a type names. The engine asked for those that count. */
  private static Stream<TypeSymbol> named(Type type) {
    if (type instanceof ArrayType array) {
      return named(array.elemtype);
    }
    if (type instanceof WildcardType wildcard) {
      return named(wildcard.type);
    }
    Stream<Type> parts =
        Streams.concat(
            arguments(type),
            type.getParameterTypes().stream(),
            type.getThrownTypes().stream(),
            Stream.ofNullable(type.getReturnType()));
    return Stream.concat(
        type.tsym instanceof ClassSymbol ? Stream.of(type.tsym) : Stream.of(),
        parts.flatMap(MissingClasses::named));
  }

  /** Without asking for the class, which may be missing and of no interest. */
  private static Stream<Type> arguments(Type type) {
    return type instanceof ClassType use && use.typarams_field != null
        ? use.typarams_field.stream()
        : Stream.of();
  }

  /** A class that nobody asked for yet is not. */
  private static boolean isMissing(TypeSymbol type) {
    return type.kind == Kind.ERR;
  }
}
