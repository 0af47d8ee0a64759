package io.github.wiretime.checker.broken;

import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.WildcardType;
import io.github.wiretime.checker.hessian.Member.Kind;
import io.github.wiretime.checker.hessian.TypeUse;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.javac.TypeNames;
import javax.lang.model.type.TypeKind;

/** Knows the types of the JDK of which no object is {@code Serializable}. */
final class UnserializableTypes {

  /** Whose objects no class of the JDK makes serializable. */
  private static final ImmutableSet<String> ABSTRACT =
      ImmutableSet.of(
          "java.io.OutputStream",
          "java.io.Reader",
          "java.io.Writer",
          "java.nio.ByteBuffer",
          "java.nio.charset.Charset",
          "java.nio.file.Path",
          "java.util.stream.DoubleStream",
          "java.util.stream.IntStream",
          "java.util.stream.LongStream",
          "java.util.stream.Stream");

  /** What Hessian writes of the JDK: what is serializable, and what has a rule of its own. */
  private static final ImmutableSet<String> SENT =
      ImmutableSet.of(
          "java.io.InputStream",
          "java.io.Serializable",
          "java.util.Collection",
          "java.util.Enumeration",
          "java.util.Iterator",
          "java.util.Map");

  /** An object of any class is an {@code Object}, and none is a {@code Void}. */
  private static final ImmutableSet<String> OTHERS =
      ImmutableSet.of("java.lang.Object", "java.lang.Void");

  /** Dubbo sends what such a result of a method becomes (3.2.19 and 3.3.6, executed). */
  static final String FUTURE = "java.util.concurrent.CompletableFuture";

  private UnserializableTypes() {}

  static boolean contain(ClassSymbol type) {
    String name = TypeNames.of(type);
    if (!name.startsWith("java.") || OTHERS.contains(name)) {
      return false;
    }
    return (type.flags() & (Flags.INTERFACE | Flags.ABSTRACT)) != 0
        ? ABSTRACT.contains(name)
        : Supertypes.closure(type).stream()
            .noneMatch(each -> SENT.contains(each.getQualifiedName().toString()));
  }

  /**
   * Whether what a member holds has such a type with type arguments: itself, as an element of an
   * array, or in a container of the JDK. A walk looks through these for what the arguments name.
   */
  static boolean areIn(TypeUse use) {
    Type type = use.type();
    boolean isLater =
        use.member().kind() == Kind.RETURN && type.tsym.getQualifiedName().contentEquals(FUTURE);
    return isLater
        ? type.getTypeArguments().stream().anyMatch(UnserializableTypes::isIn)
        : isIn(type);
  }

  private static boolean isIn(Type type) {
    if (type instanceof ArrayType array) {
      return isIn(array.elemtype);
    }
    if (type instanceof WildcardType wildcard) {
      return wildcard.type != null && isIn(wildcard.type);
    }
    if (type.getKind() != TypeKind.DECLARED || type.getTypeArguments().isEmpty()) {
      return false;
    }
    ClassSymbol named = (ClassSymbol) type.tsym;
    return contain(named)
        || (TypeNames.packageOf(named).startsWith("java.util")
            && type.getTypeArguments().stream().anyMatch(UnserializableTypes::isIn));
  }
}
