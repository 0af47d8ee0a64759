package io.github.wiretime.checker.walk;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.hessian.Member;

/** What a written type leads to. */
sealed interface WrittenTarget {

  /** The members on the path there. The first one writes the type. */
  ImmutableList<Member> steps();

  /** Objects from which the walk goes on. */
  record Objects(NodeKey key, ImmutableList<Member> steps) implements WrittenTarget {}

  /** A value of a type of interest. */
  record Value(ClassSymbol type, ImmutableList<Member> steps) implements WrittenTarget {}
}
