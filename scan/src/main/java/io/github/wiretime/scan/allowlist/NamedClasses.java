package io.github.wiretime.scan.allowlist;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.hessian.HessianClasses;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.javac.DeclaredMembers;
import io.github.wiretime.checker.javac.Names;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.options.HessianLite;

/** Whether Dubbo asks for the name of a class when Hessian writes or reads an object of it. */
record NamedClasses(HessianClasses classes, HessianLite release) {

  private static final String JAVA_TIME = "java.time";
  private static final String JAVA_SQL = "java.sql";

  /** Whether a class has objects, and Dubbo compares its name. */
  boolean isNamed(ClassSymbol type) {
    if ((type.flags() & Flags.ENUM) != 0) {
      return !type.name.isEmpty(); // a constant with a body has the name of its enum
    }
    if ((type.flags() & (Flags.INTERFACE | Flags.ABSTRACT)) != 0) {
      return false;
    }
    if (Names.isJdk(type)) {
      return !Names.packageOf(type).equals(JAVA_TIME); // Hessian has classes of its own for these
    }
    return switch (classes.writerOf(type)) {
      case FIELDS, RECORD, ENUM, MAP, COLLECTION -> true;
      case REPLACEMENT, OTHER -> isAskedBeforeItIsReplaced(type);
    };
  }

  /** A field of such a type reads its value without the name: {@code Timestamp at}. */
  boolean isReadByField(Member member, ClassSymbol type) {
    return member.kind() == Member.Kind.FIELD
        && member.symbol().type.tsym == type
        && Names.packageOf(type).equals(JAVA_SQL);
  }

  /** 4.x asks for the class of the object that {@code writeReplace()} replaces, 3.2 does not. */
  private boolean isAskedBeforeItIsReplaced(ClassSymbol type) {
    return release != HessianLite.LITE_3_2
        && Supertypes.closure(type).stream()
            .anyMatch(each -> DeclaredMembers.method(each, "writeReplace").isPresent());
  }
}
