package io.github.wiretime.checker.walk;

import io.github.wiretime.checker.hessian.Member;

/** Says which member the walk was following when something unexpected happened. */
final class WalkFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private WalkFailure(Member member, Throwable cause) {
    super("while following " + describe(member), cause);
  }

  static WalkFailure at(Member member, Throwable cause) {
    return new WalkFailure(member, cause);
  }

  /** Describes the member, if it can be, because a second failure here would hide the first one. */
  private static String describe(Member member) {
    try {
      return member.kind() + " " + member.key();
    } catch (RuntimeException | LinkageError unnameable) {
      return member.kind() + " of " + member.owner();
    }
  }
}
