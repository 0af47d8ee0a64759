package io.github.wiretime.checker.hessian;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.javac.TypeNames;
import javax.lang.model.type.TypeKind;

/**
 * Decides whether two types of a member can be exchanged: a peer whose class has one type reads
 * what a peer whose class has the other one sends, and the other way round. All measured releases
 * of Hessian agree on it.
 */
public final class ExchangeableTypes {

  /**
   * A field of one of these types is written as a date, and the reader makes an object of the
   * field's declared class from it.
   */
  private static final ImmutableSet<String> DATES =
      ImmutableSet.of("java.util.Date", "java.sql.Date", "java.sql.Time", "java.sql.Timestamp");

  private final Types javac;

  /** Asks javac which types are subtypes of others. */
  public ExchangeableTypes(Types javac) {
    this.javac = javac;
  }

  /**
   * Whether the types can be exchanged. It is true as well if the new type does not tell.
   *
   * @param kind what the member is
   * @param was a class that the type of the member named
   * @param is the type of the member now, which does not name that class
   */
  public boolean areExchangeable(Member.Kind kind, ClassSymbol was, Type is) {
    if (kind == Member.Kind.FIELD && areReadByDeclaredClass(was, is)) {
      return true;
    }
    return acceptsAnything(is)
        || javac.isSameType(was.type, javac.boxedTypeOrType(is))
        || isAboveOther(was.type, is)
        || inside(is).stream().anyMatch(type -> areExchangeable(Member.Kind.ELEMENTS, was, type));
  }

  private ImmutableList<Type> inside(Type is) {
    if (is instanceof ArrayType array) {
      return ImmutableList.of(array.elemtype);
    }
    return is.allparams().stream().map(javac::wildUpperBound).collect(toImmutableList());
  }

  /**
   * Whether the reader makes an object of its own class from what is written. It does so of a date
   * and of a class of the application: if {@code Money price} becomes {@code Amount price}, the
   * reader looks for the written fields in {@code Amount} by name, and each of these fields is
   * judged as a member of its own.
   */
  private static boolean areReadByDeclaredClass(ClassSymbol was, Type is) {
    if (!(is.tsym instanceof ClassSymbol now) || is.getKind() != TypeKind.DECLARED) {
      return false;
    }
    return DATES.containsAll(ImmutableList.of(TypeNames.of(was), TypeNames.of(now)))
        || (!TypeNames.isJdk(was) && !TypeNames.isJdk(now));
  }

  /** Whether a type says nothing of the values: a raw type, a container that names no elements. */
  private boolean acceptsAnything(Type is) {
    return switch (is.getKind()) {
      case ARRAY -> false;
      case DECLARED ->
          is.isRaw()
              || TypeNames.of((ClassSymbol) is.tsym).equals("java.lang.Void")
              || (is.allparams().isEmpty() && isContainer(is));
      default -> !is.isPrimitive();
    };
  }

  private boolean isContainer(Type is) {
    return javac.closure(is).stream()
        .anyMatch(
            above -> HessianRules.CONTAINERS.contains(TypeNames.of((ClassSymbol) above.tsym)));
  }

  /**
   * Whether one type is a supertype of the other and has no objects of its own, as {@code Object}
   * has none, so that it may hold the values of the other.
   */
  private boolean isAboveOther(Type was, Type is) {
    return (holdsOthersOnly(is) && javac.isSubtypeUnchecked(was, javac.erasure(is)))
        || (holdsOthersOnly(was) && javac.isSubtypeUnchecked(javac.erasure(is), was));
  }

  private boolean holdsOthersOnly(Type type) {
    return (type.tsym.flags() & (Flags.INTERFACE | Flags.ABSTRACT)) != 0
        || TypeNames.of((ClassSymbol) type.tsym).equals("java.lang.Object");
  }
}
