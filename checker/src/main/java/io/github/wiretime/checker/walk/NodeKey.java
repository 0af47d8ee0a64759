package io.github.wiretime.checker.walk;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;

/** What a node of the walk stands for; each is walked once. */
public sealed interface NodeKey {

  /** The class that it is about. */
  ClassSymbol type();

  /** An object of exactly this class, or this class's part of a subclass's object. */
  record ObjectOf(ClassSymbol type) implements NodeKey {
    // By hand: what the compiler gives to records starts slowly in a JVM that has compiled nothing
    // yet.
    @Override
    public boolean equals(Object other) {
      return other instanceof ObjectOf that && type.equals(that.type);
    }

    @Override
    public int hashCode() {
      return type.hashCode();
    }
  }

  /** An object of this class or of one of its known subclasses. */
  record AnyOf(ClassSymbol type) implements NodeKey {
    @Override
    public boolean equals(Object other) {
      return other instanceof AnyOf that && type.equals(that.type);
    }

    @Override
    public int hashCode() {
      return ~type.hashCode();
    }
  }

  /** The bound of a type parameter that a raw type or a wildcard {@code ?} leaves open. */
  record BoundOf(ClassSymbol type, TypeSymbol parameter) implements NodeKey {
    @Override
    public boolean equals(Object other) {
      return other instanceof BoundOf that
          && type.equals(that.type)
          && parameter.equals(that.parameter);
    }

    @Override
    public int hashCode() {
      return 31 * type.hashCode() + parameter.hashCode();
    }
  }
}
