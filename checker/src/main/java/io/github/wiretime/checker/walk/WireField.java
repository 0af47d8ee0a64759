package io.github.wiretime.checker.walk;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.files.Sender;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.roots.TypeRoot;

/**
 * A member whose declared type names a type of interest that Hessian writes.
 *
 * @param type the type that is named
 * @param path the shortest way to the value
 * @param reachedBy which methods reach it, in the order of the services and their declarations; of
 *     a class that a wire map names, who sends it as the map says
 * @param accepted whether its owner accepted it, in which case the walk went no further from here
 */
public record WireField(
    Member member,
    ClassSymbol type,
    MemberPath path,
    ImmutableList<Sender> reachedBy,
    boolean accepted) {

  /** Those whom only a wire map knows. */
  public ImmutableSortedSet<Sender> mapped() {
    return path.root() instanceof TypeRoot
        ? ImmutableSortedSet.copyOf(reachedBy)
        : ImmutableSortedSet.of();
  }

  /** How many services reach it. */
  public int services() {
    return (int) reachedBy.stream().map(Sender::service).distinct().count();
  }

  /** How many of their methods do, as far as they are known. */
  public int methods() {
    return (int) reachedBy.stream().filter(Sender::hasMethod).count();
  }
}
