package io.github.wiretime.checker.wire;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** The classes and interfaces above a class, as far as they can be found. */
final class Supertypes {

  private Supertypes() {}

  /**
   * The class itself and all that is above it, nearest first; what is missing from the class path
   * is left out.
   */
  static Set<ClassSymbol> closure(ClassSymbol type) {
    Set<ClassSymbol> closure = new LinkedHashSet<>();
    Deque<ClassSymbol> pending = new ArrayDeque<>();
    pending.add(type);
    while (!pending.isEmpty()) {
      ClassSymbol next = pending.remove();
      if (closure.add(next)) {
        addParents(next, pending);
      }
    }
    return closure;
  }

  /**
   * A class as one of its supertypes sees it: {@code Collection<OrderDto>} of {@code OrderList}.
   */
  static Optional<Type> view(ClassSymbol type, ClassSymbol supertype, Types types) {
    try {
      Type seen = types.asSuper(type.type, supertype);
      boolean isErased =
          seen != null && seen.allparams().size() < supertype.type.allparams().size();
      return isErased ? belowRawHeader(type, supertype, types) : Optional.ofNullable(seen);
    } catch (CompletionFailure missing) {
      return Optional.empty();
    }
  }

  /**
   * Java forgets all type arguments above a raw header; but {@code class Base<T> implements
   * Event<Order>} is an {@code Event<Order>} for {@code class Raw extends Base} as well, and only
   * {@code T} is unknown.
   */
  private static Optional<Type> belowRawHeader(
      ClassSymbol type, ClassSymbol supertype, Types types) {
    return types.directSupertypes(type.type).stream()
        .filter(header -> types.asSuper(header, supertype) != null)
        .findFirst()
        .flatMap(
            header ->
                view((ClassSymbol) header.tsym, supertype, types)
                    .map(
                        seen ->
                            types.subst(seen, header.tsym.type.allparams(), header.allparams())));
  }

  /**
   * Whether the class can be found and read. Of some damaged class files javac's reader says so by
   * an assertion or an index out of bounds.
   */
  static boolean isPresent(ClassSymbol type) {
    try {
      type.complete();
      return !type.type.isErroneous(); // as which javac marks a class when it fails to find it
    } catch (CompletionFailure missing) {
      return false;
    } catch (AssertionError | RuntimeException damaged) {
      return false;
    }
  }

  private static void addParents(ClassSymbol type, Deque<ClassSymbol> parents) {
    if (!isPresent(type)) {
      return;
    }
    try {
      if (type.getSuperclass().tsym instanceof ClassSymbol superclass) {
        parents.add(superclass);
      }
      for (Type superInterface : type.getInterfaces()) {
        parents.add((ClassSymbol) superInterface.tsym);
      }
    } catch (CompletionFailure missing) {
      // This class or one above it is not on the class path; the rest of the closure still counts.
    }
  }
}
