package io.github.wiretime.checker.javac;

import com.google.common.base.Equivalence;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;

/**
 * Compares types as javac does. Two places that name the same type have two objects, which {@code
 * equals} tells apart.
 */
public final class SameType extends Equivalence<Type> {

  private final Types types;

  /** Compares with the help of javac. */
  public SameType(Types types) {
    this.types = types;
  }

  @Override
  protected boolean doEquivalent(Type one, Type other) {
    return types.isSameType(one, other);
  }

  @Override
  protected int doHash(Type type) {
    return types.hashCode(type);
  }
}
