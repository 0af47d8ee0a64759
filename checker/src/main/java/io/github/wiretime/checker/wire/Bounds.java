package io.github.wiretime.checker.wire;

import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.WildcardType;
import com.sun.tools.javac.code.Types;
import javax.lang.model.type.TypeKind;

/**
 * Which values fit the bound of a type parameter, by their classes alone; what type arguments say
 * is compared where they are written.
 */
final class Bounds {

  /** What containers of the JDK are besides. */
  private static final ImmutableSet<String> MARKERS =
      ImmutableSet.of("java.io.Serializable", "java.lang.Cloneable");

  private final Types types;
  private final Subclasses subclasses;

  Bounds(Types types, Subclasses subclasses) {
    this.types = types;
    this.subclasses = subclasses;
  }

  /** Whether what is declared leaves a type for a parameter with that bound. */
  boolean isWithin(Type declared, Type bound) {
    if (declared instanceof WildcardType wildcard) {
      return wildcard.isExtendsBound()
          ? isAnyOfBoth(wildcard.type, bound)
          : isWithin(wildcard.type, bound);
    }
    return declared.getKind() == TypeKind.TYPEVAR
        ? isAnyOfBoth(declared, bound)
        : isBelow(declared, bound);
  }

  /** Whether that bound leaves a subtype of what is declared. */
  boolean isWithinForSubtypes(Type declared, Type bound) {
    return isAnyOfBoth(declared, bound);
  }

  /**
   * Whether an object can be of both types: one is below the other, or the JDK or a known subclass
   * has a class below both.
   */
  boolean isAnyOfBoth(Type one, Type other) {
    ClassSymbol first = (ClassSymbol) types.erasure(one).tsym;
    ClassSymbol second = (ClassSymbol) types.erasure(other).tsym;
    return isBelow(one, other)
        || isBelow(other, one)
        || (Names.isJdk(first) && Names.isJdk(second) && isSharedByTheJdk(first, second))
        || subclasses.of(first).stream().anyMatch(subclass -> isBelow(subclass.type, other))
        || subclasses.of(second).stream().anyMatch(subclass -> isBelow(subclass.type, one));
  }

  /** False where a class that is missing would have to tell. */
  boolean isBelow(Type type, Type bound) {
    try {
      return types.isSubtype(types.erasure(type), types.erasure(bound));
    } catch (CompletionFailure missing) {
      return false;
    }
  }

  /**
   * A value may be {@code Serializable} and {@code Temporal}, but no container is anything else.
   */
  private boolean isSharedByTheJdk(ClassSymbol one, ClassSymbol other) {
    return types.isCastable(types.erasure(one.type), types.erasure(other.type))
        && !isContainerApartFrom(one, other)
        && !isContainerApartFrom(other, one);
  }

  private static boolean isContainerApartFrom(ClassSymbol type, ClassSymbol other) {
    return type.type.isParameterized()
        && !type.getQualifiedName().contentEquals("java.lang.Comparable")
        && !MARKERS.contains(other.getQualifiedName().toString());
  }
}
