package io.github.wiretime.checker.walk;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.hessian.Member;

/**
 * A member whose declared type names a type of interest that Hessian writes.
 *
 * @param type the type that is named
 * @param path the shortest path to the value
 * @param reachedBy which methods reach it; none of a class that only the user names
 * @param accepted whether its owner accepted it, in which case the walk went no further from here
 */
public record Occurrence(
    Member member, ClassSymbol type, MemberPath path, Senders reachedBy, boolean accepted) {

  /** The same where something else decides whether its owner accepted it. */
  public Occurrence accepted(boolean isAccepted) {
    return new Occurrence(member, type, path, reachedBy, isAccepted);
  }

  /** The same member with the methods of another walk, unless no service leads to it here. */
  public Occurrence with(Occurrence other) {
    return path.root().asService().isPresent()
        ? new Occurrence(member, type, path, reachedBy.with(other.reachedBy), accepted)
        : other;
  }
}
