package io.github.wiretime.checker.walk;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;

/** What a node of the walk stands for. Equal keys are one node, which is walked once. */
public final class NodeKey {

  /** The three things that a node may stand for. */
  public enum Kind {
    /** An object of exactly this class, or this class's part of a subclass's object. */
    OBJECT,
    /** An object of this class or of one of its known subclasses. */
    ANY,
    /** The bound of a type parameter, which counts where a use is raw or says {@code ?}. */
    BOUND
  }

  private final Kind kind;
  private final TypeSymbol symbol; // the class or, of a bound, the type parameter

  private NodeKey(Kind kind, TypeSymbol symbol) {
    this.kind = kind;
    this.symbol = symbol;
  }

  /** The key of an object of exactly a class. */
  public static NodeKey objectOf(ClassSymbol type) {
    return new NodeKey(Kind.OBJECT, type);
  }

  /** The key of an object of a class or of one of its known subclasses. */
  public static NodeKey anyOf(ClassSymbol type) {
    return new NodeKey(Kind.ANY, type);
  }

  /** The key of the bound of a class's type parameter. */
  public static NodeKey boundOf(TypeSymbol parameter) {
    return new NodeKey(Kind.BOUND, parameter);
  }

  /** Which of the three it is. */
  public Kind kind() {
    return kind;
  }

  /** The class that it is about; of a bound, the class that declares the type parameter. */
  public ClassSymbol type() {
    return (ClassSymbol) (kind == Kind.BOUND ? symbol.owner : symbol);
  }

  /** The type parameter whose bound it is. A key of another kind has none. */
  TypeSymbol parameter() {
    if (kind != Kind.BOUND) {
      throw new IllegalStateException(this + " has no type parameter");
    }
    return symbol;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof NodeKey that && kind == that.kind && symbol.equals(that.symbol);
  }

  @Override
  public int hashCode() {
    return 31 * kind.hashCode() + symbol.hashCode();
  }

  @Override
  public String toString() {
    return kind + " " + symbol;
  }
}
