package io.github.wiretime.checker.javac;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Name;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** Finds the classes and interfaces above a class, as far as they are on the class path. */
public final class Supertypes {

  private Supertypes() {}

  /**
   * The class itself and all that is above it, nearest first; what is missing from the class path
   * is left out.
   */
  public static Set<ClassSymbol> closure(ClassSymbol type) {
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

  /** The superclasses without {@code Object}, nearest first. */
  public static ImmutableList<ClassSymbol> superclasses(ClassSymbol type) {
    Name object = type.name.table.names.java_lang_Object;
    Set<ClassSymbol> superclasses = new LinkedHashSet<>();
    Symbol next = type.getSuperclass().tsym;
    while (next instanceof ClassSymbol superclass
        && !superclass.getQualifiedName().equals(object)
        && superclasses.add(superclass)) { // class files of two compilations can form a circle
      next = superclass.getSuperclass().tsym;
    }
    return ImmutableList.copyOf(superclasses);
  }

  /** The class itself and its superclasses without {@code Object}, nearest first. */
  public static ImmutableList<ClassSymbol> withSuperclasses(ClassSymbol type) {
    return ImmutableList.<ClassSymbol>builder().add(type).addAll(superclasses(type)).build();
  }

  /**
   * A supertype with the type arguments that a class gives it: {@code Collection<OrderDto>} for
   * {@code class OrderList extends ArrayList<OrderDto>} and {@code Collection}.
   */
  public static Optional<Type> view(ClassSymbol type, ClassSymbol supertype, Types types) {
    return Guard.unlessMissing(
        Optional.empty(), () -> Optional.ofNullable(types.asSuper(type.type, supertype)));
  }

  /**
   * Whether the class can be found and read. For some damaged class files javac's reader throws an
   * assertion error, an index out of bounds or a stack overflow.
   *
   * <p>{@code isErroneous()} also asks the types around a class. Where those of a local class lead
   * back to it, as with a lambda that returns an anonymous class, compiled by javac 8 or 11, and
   * with Kotlin's private functions that return an object, it does not end.
   */
  public static boolean isPresent(ClassSymbol type) {
    try {
      type.complete();
      if (type.type.hasTag(TypeTag.ERROR)) { // javac's mark of a class that it did not find
        return false;
      }
      type.type.allparams(); // fails if a class around an inner one is missing
      return true;
    } catch (AssertionError | RuntimeException | StackOverflowError missingOrDamaged) {
      return false;
    }
  }

  private static void addParents(ClassSymbol type, Deque<ClassSymbol> parents) {
    if (!isPresent(type)) {
      return;
    }
    if (type.getSuperclass().tsym instanceof ClassSymbol superclass) {
      parents.add(superclass);
    }
    for (Type superInterface : type.getInterfaces()) {
      parents.add((ClassSymbol) superInterface.tsym);
    }
  }
}
