package io.github.wiretime.scan.allowlist;

import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.hessian.HessianClasses;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.javac.DeclaredMembers;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.options.HessianLite;
import java.util.stream.Stream;

/**
 * Whether Dubbo asks for the name of a class when an object of it is written or read.
 *
 * @param isFastjson2 whether fastjson2 sends as well, or alone
 */
record NamedClasses(HessianClasses classes, HessianLite release, boolean isFastjson2) {

  private static final String JAVA_TIME = "java.time";
  private static final String JAVA_SQL = "java.sql";
  private static final String SERIALIZABLE = "java.io.Serializable";

  /** Nobody has a {@code Void}, and Hessian writes streams as bytes. */
  private static final ImmutableSet<String> NOT_ASKED =
      ImmutableSet.of(SERIALIZABLE, "java.lang.Void", "java.io.InputStream");

  /** Whether a class has objects, and Dubbo compares its name. */
  boolean isNamed(ClassSymbol type) {
    if ((type.flags() & Flags.ENUM) != 0) {
      return !type.name.isEmpty(); // a constant with a body has the name of its enum
    }
    if ((type.flags() & (Flags.INTERFACE | Flags.ABSTRACT)) != 0) {
      return false;
    }
    if (TypeNames.isJdk(type)) {
      // Hessian has classes of its own for times.
      return !TypeNames.packageOf(type).equals(JAVA_TIME)
          && !TypeNames.of(type).equals(TypeNames.FUTURE);
    }
    return switch (classes.writerOf(type)) {
      case FIELDS, RECORD, ENUM, MAP, COLLECTION -> true;
      case REPLACEMENT, OTHER -> isAskedBeforeItIsReplaced(type);
    };
  }

  /** What makes Dubbo trust a class. */
  enum Trust {
    /** A list, or an interface that names it. */
    NAMED,
    /** Only a declared type that is read without the name: no list helps elsewhere. */
    DECLARED,
    /** Nothing, because it is not {@code Serializable}. */
    NOTHING
  }

  /**
   * Whether it matters that Dubbo trusts the class of an array's elements. It refuses an abstract
   * one that is not {@code Serializable} whatever a list says, and reads the array nevertheless.
   */
  boolean isNamedByArrays(ClassSymbol element) {
    return (element.flags() & (Flags.INTERFACE | Flags.ABSTRACT)) == 0
        || above(element).anyMatch(SERIALIZABLE::equals);
  }

  /** What makes Dubbo trust a class. */
  Trust trustOf(ClassSymbol type) {
    if (above(type).anyMatch(NOT_ASKED::contains)) {
      return Trust.NAMED;
    }
    if (TypeNames.isJdk(type)) {
      return TypeNames.of(type).equals("java.lang.Object") ? Trust.NAMED : Trust.NOTHING;
    }
    return switch (classes.writerOf(type)) {
      case FIELDS, RECORD -> Trust.NOTHING;
      case MAP, COLLECTION -> Trust.DECLARED;
      case REPLACEMENT, ENUM, OTHER -> Trust.NAMED; // Hessian has ways of its own for these
    };
  }

  /** The names above a class; one that is missing may be {@code Serializable}. */
  private static Stream<String> above(ClassSymbol type) {
    return Supertypes.closure(type).stream()
        .map(each -> Supertypes.isPresent(each) ? TypeNames.of(each) : SERIALIZABLE);
  }

  /** A field of such a type reads its value without the name: {@code Timestamp at}. */
  boolean isReadByField(Member member, ClassSymbol type) {
    return member.kind() == Member.Kind.FIELD
        && member.symbol().type.tsym == type
        && TypeNames.packageOf(type).equals(JAVA_SQL);
  }

  /**
   * 4.x asks for the class of the object that {@code writeReplace()} replaces, 3.2 does not;
   * fastjson2 knows no {@code writeReplace()} and sends that object.
   */
  private boolean isAskedBeforeItIsReplaced(ClassSymbol type) {
    return (isFastjson2 || release != HessianLite.LITE_3_2)
        && Supertypes.closure(type).stream()
            .anyMatch(each -> DeclaredMembers.method(each, "writeReplace").isPresent());
  }
}
