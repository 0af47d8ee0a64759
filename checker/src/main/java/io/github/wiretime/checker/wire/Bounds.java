package io.github.wiretime.checker.wire;

import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.WildcardType;
import com.sun.tools.javac.code.Types;
import java.util.stream.Stream;
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

  /** Whether what is declared leaves an object for a parameter with that bound. */
  boolean isWithin(Type declared, Type bound) {
    if (declared instanceof WildcardType wildcard && wildcard.isExtendsBound()) {
      return !isKnown(wildcard.type) || isAnyOfBoth(wildcard.type, bound);
    }
    Type lowest = declared instanceof WildcardType wildcard ? wildcard.type : declared;
    return !isKnown(lowest) || isBelow(lowest, bound);
  }

  /** Whether that bound leaves an object of a subtype of what is declared. */
  boolean isWithinForSubtypes(Type declared, Type bound) {
    Type highest = declared instanceof WildcardType wildcard ? wildcard.type : declared;
    return !isKnown(highest) || isAnyOfBoth(highest, bound);
  }

  /**
   * Whether an object can be of both types: one is below the other, or the JDK or a known subclass
   * has a class below both.
   */
  boolean isAnyOfBoth(Type one, Type other) {
    return isBelow(one, other)
        || isBelow(other, one)
        || (isJdk(one) && isJdk(other) && sharedByTheJdk(one, other))
        || subclassesOf(one).anyMatch(subclass -> isBelow(subclass.type, other))
        || subclassesOf(other).anyMatch(subclass -> isBelow(subclass.type, one));
  }

  boolean isBelow(Type type, Type bound) {
    return types.isSubtype(types.erasure(type), types.erasure(bound));
  }

  static boolean isKnown(Type type) {
    return type.getKind() == TypeKind.DECLARED || type.getKind() == TypeKind.ARRAY;
  }

  /**
   * A value may be {@code Serializable} and {@code Temporal}, but no container is anything else.
   */
  private boolean sharedByTheJdk(Type one, Type other) {
    return types.isCastable(one, other)
        && !isContainerApartFrom(one, other)
        && !isContainerApartFrom(other, one);
  }

  private static boolean isContainerApartFrom(Type type, Type other) {
    return type.tsym.type.isParameterized()
        && !type.tsym.getQualifiedName().contentEquals("java.lang.Comparable")
        && !MARKERS.contains(other.tsym.getQualifiedName().toString());
  }

  private Stream<ClassSymbol> subclassesOf(Type type) {
    return type.tsym instanceof ClassSymbol symbol ? subclasses.of(symbol).stream() : Stream.of();
  }

  private static boolean isJdk(Type type) {
    return type.tsym instanceof ClassSymbol symbol && Names.isJdk(symbol);
  }
}
