package io.github.wiretime.checker.wire;

import com.google.common.collect.ImmutableMap;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.WildcardType;
import com.sun.tools.javac.code.Types;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javax.lang.model.type.TypeKind;

/**
 * What a declared type says about the type parameters of a subclass: {@code Event<Order>} makes
 * {@code U} of {@code class Sent<U> extends Event<U>} an {@code Order}, and rules out {@code class
 * Tick extends Event<Instant>}.
 */
final class SubclassView {

  private final Types types;
  private final Bounds bounds;
  private final Map<TypeSymbol, Type> arguments = new HashMap<>();

  private SubclassView(Types types, Bounds bounds) {
    this.types = types;
    this.bounds = bounds;
  }

  /**
   * Type arguments of the subclass as far as they are known; empty if no object can be both.
   *
   * @param header the subclass as the declared class sees it, see {@link Supertypes#view}; asked
   *     for only where that has type parameters
   */
  static Optional<TypeArguments> of(
      Supplier<Optional<Type>> header, Type declared, Types types, Bounds bounds) {
    if (!declared.isParameterized()) {
      return Optional.of(new TypeArguments(ImmutableMap.of()));
    }
    SubclassView view = new SubclassView(types, bounds);
    return header
        .get()
        .filter(seen -> view.matches(seen.allparams(), declared.allparams()))
        .map(seen -> new TypeArguments(ImmutableMap.copyOf(view.arguments)));
  }

  private boolean matches(List<Type> seen, List<Type> declared) {
    // Where one side is raw everything is possible.
    for (int i = 0; i < Math.min(seen.size(), declared.size()); i++) {
      if (!matches(seen.get(i), declared.get(i))) {
        return false;
      }
    }
    return true;
  }

  private boolean matches(Type seen, Type declared) {
    if (seen.getKind() == TypeKind.TYPEVAR) {
      arguments.putIfAbsent(seen.tsym, declared);
      return bounds.isWithin(declared, seen.getUpperBound());
    }
    if (seen instanceof WildcardType wildcard) {
      return isAnything(wildcard) || matchesWildcard(wildcard, declared);
    }
    return switch (declared.getKind()) {
      case TYPEVAR -> bounds.isBelow(seen, declared.getUpperBound());
      case WILDCARD -> matchesBound(seen, (WildcardType) declared);
      case DECLARED ->
          seen.tsym == declared.tsym && matches(seen.allparams(), declared.allparams());
      case ARRAY ->
          seen.getKind() == TypeKind.ARRAY
              && matches(types.elemtype(seen), types.elemtype(declared));
      default -> types.isSameType(types.erasure(seen), types.erasure(declared));
    };
  }

  private static boolean isAnything(WildcardType wildcard) {
    return wildcard.isExtendsBound()
        && wildcard.type.tsym.getQualifiedName().contentEquals("java.lang.Object");
  }

  /** A wildcard in the subclass's header is within another one, but is no type. */
  private boolean matchesWildcard(WildcardType seen, Type declared) {
    return declared instanceof WildcardType wildcard
        && (wildcard.isUnbound()
            || (seen.isSuperBound() == wildcard.isSuperBound()
                && matchesBound(seen.type, wildcard)));
  }

  private boolean matchesBound(Type seen, WildcardType declared) {
    if (declared.isUnbound()) {
      return true;
    }
    if (declared.isSuperBound()) {
      return declared.type.getKind() == TypeKind.TYPEVAR
          ? bounds.isAnyOfBoth(seen, declared.type.getUpperBound())
          : bounds.isBelow(declared.type, seen);
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
    if (seen.isPrimitive()) {
      return types.isSameType(seen, bound);
    }
    Type above = types.asSuper(seen, bound.tsym);
    if (above == null) {
      return false;
    }
    return seen.isRaw()
        ? matchesHeader((ClassSymbol) seen.tsym, bound)
        : matches(above.allparams(), bound.allparams());
  }

  /** A raw type has forgotten what the header of its class says. */
  private boolean matchesHeader(ClassSymbol raw, Type bound) {
    return of(() -> Supertypes.view(raw, (ClassSymbol) bound.tsym, types), bound, types, bounds)
        .isPresent();
  }
}
