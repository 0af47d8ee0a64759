package io.github.wiretime.checker.javac;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Classes with a circle above them, which class files of two compilations can form: {@code A
 * extends B} of one, {@code B extends A} of the other. Loops over superclasses, javac's own among
 * them, never end there. More supertypes than people write take such loops for one.
 */
public final class CircularClasses {

  /** Of one class; those of real ones have no more than some tens. */
  static final int SUPERTYPES = 1000;

  private final Set<ClassSymbol> below = new HashSet<>();
  private final Set<ClassSymbol> known = new HashSet<>();

  private CircularClasses() {}

  /** Whether a class is its own supertype, or one of its supertypes is; reads all of them. */
  public static boolean contains(TypeSymbol type) {
    return type instanceof ClassSymbol symbol
        && !isBelowRootsOnly(symbol)
        && new CircularClasses().isBelowCircle(symbol);
  }

  /**
   * Whether the class has no supertypes but {@code Object} and interfaces without any. Most classes
   * are such, and nothing has to be remembered for them.
   */
  private static boolean isBelowRootsOnly(ClassSymbol type) {
    for (Type parent : parents(type)) {
      if (parent.tsym instanceof ClassSymbol symbol && !isRoot(symbol)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isRoot(ClassSymbol type) {
    List<Type> parents = parents(type);
    return parents.isEmpty() || (parents.size() == 1 && parents.get(0).hasTag(TypeTag.NONE));
  }

  private boolean isBelowCircle(ClassSymbol type) {
    if (!known.add(type)) {
      return below.contains(type);
    }
    if (known.size() > SUPERTYPES) {
      return true;
    }
    below.add(type);
    for (Type parent : parents(type)) {
      if (parent.tsym instanceof ClassSymbol symbol && isBelowCircle(symbol)) {
        return true;
      }
    }
    below.remove(type);
    return false;
  }

  private static List<Type> parents(ClassSymbol type) {
    try { // of classes that javac has given up, too, because it gives up those in a circle
      return type.getInterfaces().prepend(type.getSuperclass());
    } catch (RuntimeException | AssertionError missingOrDamaged) {
      return List.of();
    }
  }
}
