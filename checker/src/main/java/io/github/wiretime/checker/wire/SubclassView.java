package io.github.wiretime.checker.wire;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.WildcardType;
import com.sun.tools.javac.code.Types;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.type.TypeKind;

/**
 * What a declared type says about the type parameters of a subclass: {@code Event<Order>} makes
 * {@code U} of {@code class Sent<U> extends Event<U>} an {@code Order}, and rules out {@code class
 * Tick extends Event<Instant>}.
 */
final class SubclassView {

  /** What containers of the JDK are besides. */
  private static final ImmutableSet<String> MARKERS =
      ImmutableSet.of("java.io.Serializable", "java.lang.Cloneable");

  private final Types types;
  private final Subclasses subclasses;
  private final Map<TypeSymbol, Type> arguments = new HashMap<>();

  private SubclassView(Types types, Subclasses subclasses) {
    this.types = types;
    this.subclasses = subclasses;
  }

  /** Type arguments of the subclass as far as they are known; empty if no object can be both. */
  static Optional<TypeArguments> of(
      ClassSymbol subclass, Type declared, Types types, Subclasses subclasses) {
    if (!declared.isParameterized()) {
      return Optional.of(new TypeArguments(ImmutableMap.of()));
    }
    SubclassView view = new SubclassView(types, subclasses);
    return Supertypes.view(subclass, (ClassSymbol) declared.tsym, types)
        .filter(seen -> view.matches(seen.allparams(), declared.allparams()))
        .map(seen -> new TypeArguments(ImmutableMap.copyOf(view.arguments)));
  }

  private boolean matches(List<Type> seen, List<Type> declared) {
    if (seen.size() != declared.size()) {
      return true; // raw on one side: everything is possible
    }
    for (int i = 0; i < seen.size(); i++) {
      if (!matches(seen.get(i), declared.get(i))) {
        return false;
      }
    }
    return true;
  }

  private boolean matches(Type seen, Type declared) {
    if (seen.getKind() == TypeKind.TYPEVAR) {
      arguments.putIfAbsent(seen.tsym, declared);
      return isWithin(declared, seen.getUpperBound());
    }
    if (seen instanceof WildcardType wildcard) {
      return wildcard.isUnbound() || matchesWildcard(wildcard, declared);
    }
    return switch (declared.getKind()) {
      case TYPEVAR -> isBelow(seen, declared.getUpperBound());
      case WILDCARD -> matchesBound(seen, (WildcardType) declared);
      case DECLARED ->
          seen.tsym == declared.tsym && matches(seen.allparams(), declared.allparams());
      case ARRAY ->
          seen.getKind() == TypeKind.ARRAY
              && matches(types.elemtype(seen), types.elemtype(declared));
      default -> types.isSameType(types.erasure(seen), types.erasure(declared));
    };
  }

  /** A wildcard in the subclass's header is within another one, but is no type. */
  private boolean matchesWildcard(WildcardType seen, Type declared) {
    if (!(declared instanceof WildcardType bounds) || bounds.isUnbound()) {
      return !isKnown(declared);
    }
    return seen.isSuperBound() == bounds.isSuperBound() && matchesBound(seen.type, bounds);
  }

  /** Whether what is declared leaves an object for a parameter with that bound. */
  private boolean isWithin(Type declared, Type bound) {
    if (declared instanceof WildcardType wildcard && wildcard.isExtendsBound()) {
      return !isKnown(wildcard.type) || isAnyOfBoth(wildcard.type, bound);
    }
    Type lowest = declared instanceof WildcardType wildcard ? wildcard.type : declared;
    return lowest.getKind() != TypeKind.DECLARED || isBelow(lowest, bound);
  }

  /**
   * Whether an object can be of both types: one is below the other, or the JDK or a known subclass
   * has a class below both.
   */
  private boolean isAnyOfBoth(Type one, Type other) {
    return isBelow(one, other)
        || isBelow(other, one)
        || (isJdk(one) && isJdk(other) && sharedByTheJdk(one, other))
        || subclassesOf(one).anyMatch(subclass -> isBelow(subclass.type, other))
        || subclassesOf(other).anyMatch(subclass -> isBelow(subclass.type, one));
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

  private boolean matchesBound(Type seen, WildcardType declared) {
    if (declared.isUnbound()) {
      return true;
    }
    if (declared.isSuperBound()) {
      return declared.type.getKind() == TypeKind.TYPEVAR
          ? isAnyOfBoth(seen, declared.type.getUpperBound())
          : isBelow(declared.type, seen);
    }
    return matchesUpperBound(seen, declared.type);
  }

  private boolean matchesUpperBound(Type seen, Type bound) {
    if (seen.getKind() == TypeKind.TYPEVAR || bound.getKind() == TypeKind.TYPEVAR) {
      return matches(seen, bound);
    }
    if (seen.getKind() == TypeKind.ARRAY && bound.getKind() == TypeKind.ARRAY) {
      return matchesUpperBound(types.elemtype(seen), types.elemtype(bound));
    }
    if (seen.getKind() == TypeKind.DECLARED && bound.getKind() == TypeKind.DECLARED) {
      Type above = types.asSuper(seen, bound.tsym);
      return above != null && matches(above.allparams(), bound.allparams());
    }
    return isBelow(seen, bound);
  }

  /** By the classes alone; what their type arguments say is compared where they are written. */
  private boolean isBelow(Type type, Type bound) {
    return types.isSubtype(types.erasure(type), types.erasure(bound));
  }

  private static boolean isKnown(Type type) {
    return type.getKind() == TypeKind.DECLARED || type.getKind() == TypeKind.ARRAY;
  }
}
