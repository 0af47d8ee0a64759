package io.github.wiretime.scan.allowlist;

import com.google.common.collect.HashMultimap;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.SetMultimap;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.WildcardType;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.application.Application;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.hessian.TypeUse;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.javac.InstalledTypes;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.javac.TypeNames;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * The classes that a declared type of the JDK may hide: those of the application below it, such as
 * {@code Money} below {@code Number}, and the dates of JDBC. Nobody knows whether they are sent. Of
 * a type that nearly all classes have, such as {@code Object}, only dates of JDBC are told.
 */
final class HiddenClasses {

  private static final String DATE = "java.util.Date";

  private static final String UNCHECKED = "java.lang.RuntimeException";

  /** What a row of a database has. */
  private static final ImmutableSet<String> OF_JDBC =
      ImmutableSet.of("java.sql.Date", "java.sql.Time", "java.sql.Timestamp");

  /** What nearly everything is. */
  private static final ImmutableSet<String> COMMON =
      ImmutableSet.of(
          "java.lang.Cloneable",
          "java.lang.Comparable",
          "java.lang.Enum",
          "java.lang.Object",
          "java.lang.Record",
          "java.io.Serializable");

  /** Whose type arguments do not say what an object holds. */
  private static final ImmutableSet<String> HOLDING_NOTHING =
      ImmutableSet.of(
          "java.lang.Class", "java.lang.Comparable", "java.lang.Enum", "java.util.Comparator");

  private final Types types;
  private final Type object;
  private final ImmutableList<ClassSymbol> dates;
  private final SetMultimap<ClassSymbol, ClassSymbol> below = HashMultimap.create();

  /** Looks at the classes of an application whose names Dubbo compares. */
  HiddenClasses(Context context, Application application, NamedClasses named) {
    this.types = Types.instance(context);
    this.object = Symtab.instance(context).objectType;
    InstalledTypes installed = new InstalledTypes(context);
    this.dates =
        OF_JDBC.stream()
            .flatMap(name -> installed.find(name).stream())
            .collect(ImmutableList.toImmutableList());
    Guard guard = Guard.instance(context);
    application
        .classes()
        .forEach(
            type ->
                guard.run(
                    type,
                    () -> {
                      if (named.isNamed(type)) {
                        addBelow(type);
                      }
                    }));
  }

  private void addBelow(ClassSymbol type) {
    Supertypes.closure(type).stream()
        .filter(above -> TypeNames.isJdk(above) && !COMMON.contains(TypeNames.of(above)))
        .forEach(above -> below.put(above, type));
  }

  /** The classes behind the types that a declaration names. */
  Stream<ClassSymbol> behind(TypeUse use) {
    Member member = use.member();
    if (TypeNames.isJdk(member.owner())) {
      return Stream.empty();
    }
    return switch (member.kind()) {
      case THROWS -> behind(use.type()).filter(type -> !isBelow(type, UNCHECKED));
      // A field of this type reads its value without the name.
      case FIELD -> use.type().tsym.flatName().contentEquals(DATE) ? none() : behind(use.type());
      case PARAMETER, RETURN, ELEMENTS -> behind(use.type());
      case EXTENDS -> use.type().getTypeArguments().stream().flatMap(this::behind);
      case BOUND, SUBCLASS, ENCLOSING, CLASS -> none();
    };
  }

  private static Stream<ClassSymbol> none() {
    return Stream.empty();
  }

  private Stream<ClassSymbol> behind(Type type) {
    return switch (type.getKind()) {
      case ARRAY -> behind(((ArrayType) type).elemtype);
      case WILDCARD -> behind(((WildcardType) type).type);
      case TYPEVAR ->
          type.tsym.owner instanceof ClassSymbol // whoever names the class says what it is
              ? none()
              : behind(type.getUpperBound());
      case DECLARED ->
          Stream.concat(
              behindArguments(type),
              TypeNames.isJdk((ClassSymbol) type.tsym) ? behindJdk(type) : none());
      default -> none();
    };
  }

  private Stream<ClassSymbol> behindArguments(Type declared) {
    if (HOLDING_NOTHING.contains(TypeNames.of((ClassSymbol) declared.tsym))) {
      return none();
    }
    return declared.isRaw()
        ? behind(object)
        : declared.getTypeArguments().stream().flatMap(this::behind);
  }

  private Stream<ClassSymbol> behindJdk(Type declared) {
    ClassSymbol named = (ClassSymbol) declared.tsym;
    return Stream.concat(
            dates.stream()
                .filter(date -> date != named && Supertypes.closure(date).contains(named)),
            below.get(named).stream()
                // Hessian changes the time of other dates, so that a refusal is better.
                .filter(type -> !isBelow(type, DATE))
                .sorted(Comparator.comparing(TypeNames::of)))
        .filter(type -> isCastable(declared, type));
  }

  private static boolean isBelow(ClassSymbol type, String above) {
    return Supertypes.closure(type).stream().anyMatch(each -> TypeNames.of(each).equals(above));
  }

  private boolean isCastable(Type declared, ClassSymbol type) {
    return Guard.unlessMissing(
        true, // a missing class rules nothing out
        () -> types.isCastable(declared, type.type));
  }
}
