package io.github.wiretime.checker.broken;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Streams;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.TypeVariableSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.WildcardType;
import io.github.wiretime.checker.hessian.Member.Kind;
import io.github.wiretime.checker.hessian.TypeUse;
import io.github.wiretime.checker.hessian.WrittenFields;
import io.github.wiretime.checker.javac.DeclaredMembers;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.javac.TypeNames;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
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

  private final Map<ClassSymbol, Boolean> known = new HashMap<>();

  boolean contain(ClassSymbol type) {
    return known.computeIfAbsent(type, UnserializableTypes::isOne);
  }

  private static boolean isOne(ClassSymbol type) {
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
   * array, in a container of the JDK, or in an object of a generic class. A walk looks through
   * these for what the arguments name.
   */
  boolean areIn(TypeUse use) {
    Type type = use.type();
    boolean isLater =
        use.member().kind() == Kind.RETURN
            && type.tsym.getQualifiedName().contentEquals(TypeNames.FUTURE);
    return isLater ? type.getTypeArguments().stream().anyMatch(this::isIn) : isIn(type);
  }

  private boolean isIn(Type type) {
    if (type instanceof ArrayType array) {
      return isIn(array.elemtype);
    }
    if (type instanceof WildcardType wildcard) {
      return wildcard.type != null && isIn(wildcard.type);
    }
    if (type.getTypeArguments().isEmpty() || type.getKind() != TypeKind.DECLARED) {
      return false;
    }
    ClassSymbol named = (ClassSymbol) type.tsym;
    if (contain(named)) {
      return true;
    }
    // A class file may have been compiled with another version of the class.
    Iterator<Type> arguments = type.getTypeArguments().iterator();
    for (TypeVariableSymbol parameter : named.getTypeParameters()) {
      if (arguments.hasNext() && isIn(arguments.next()) && isHeld(parameter.type, named)) {
        return true;
      }
    }
    return false;
  }

  /** Whether objects of a class hold values of its type parameter, as far as its fields tell. */
  private static boolean isHeld(Type parameter, ClassSymbol type) {
    if (TypeNames.isJdk(type)) {
      return TypeNames.packageOf(type).startsWith("java.util");
    }
    Type above = type.getSuperclass();
    return DeclaredMembers.fields(type).stream()
            .anyMatch(field -> WrittenFields.isKept(field) && field.type.contains(parameter))
        || (above.contains(parameter)
            && Streams.zip(
                    above.tsym.getTypeParameters().stream(),
                    above.getTypeArguments().stream(),
                    (of, argument) ->
                        argument.contains(parameter) && isHeld(of.type, (ClassSymbol) above.tsym))
                .anyMatch(isHeld -> isHeld));
  }
}
