package io.github.wiretime.checker.javac;

import com.google.common.base.Equivalence;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;

/** Types that are the same although javac made an object for each place that names them. */
public final class SameType extends Equivalence<Type> {

  private final Types types;

  /** As javac compares them. */
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
