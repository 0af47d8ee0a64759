package io.github.wiretime.checker.walk;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.roots.Root;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/**
 * The members from a root to a member. Paths with the same beginning share it. They hold no node of
 * the walk, so that the memory of the nodes is free once the walk has ended.
 */
public final class MemberPath {

  private final Root root;
  private final MemberPath
      before; // null at the root, because an Optional would be one more object for every class
  private final ImmutableList<Member> steps;

  private MemberPath(Root root, MemberPath before, ImmutableList<Member> steps) {
    this.root = root;
    this.before = before;
    this.steps = steps;
  }

  static MemberPath from(Root root) {
    return new MemberPath(root, null, ImmutableList.of());
  }

  MemberPath then(ImmutableList<Member> next) {
    return new MemberPath(root, this, next);
  }

  /** Whether the path consists of the root alone. */
  boolean isStart() {
    return before == null;
  }

  /** Where the path begins. */
  public Root root() {
    return root;
  }

  /** Every member that is worth naming, outermost first; the last one holds the value. */
  public ImmutableList<Member> members() {
    Deque<ImmutableList<Member>> parts = new ArrayDeque<>();
    for (MemberPath at = this; at != null; at = at.before) {
      parts.push(at.steps);
    }
    return parts.stream()
        .flatMap(ImmutableList::stream)
        .filter(Member::isWorthNaming)
        .collect(ImmutableList.toImmutableList());
  }

  /**
   * Whether the path goes through a subclass in a library that nobody names: the engine knows that
   * there is such a class, not that it is sent.
   *
   * @param isNamed whether somebody names the second of two classes as a subclass of the first
   */
  public boolean isGuessed(BiPredicate<ClassSymbol, ClassSymbol> isNamed) {
    return last(member ->
            member.kind() == Member.Kind.SUBCLASS
                && member.isWorthNaming()
                && !isNamed.test(member.owner(), (ClassSymbol) member.symbol()))
        .isPresent();
  }

  /** The last member of the path, seen from the root, that fulfils a condition. */
  public Optional<Member> last(Predicate<Member> condition) {
    for (MemberPath at = this; at != null; at = at.before) {
      for (Member member : at.steps.reverse()) {
        if (condition.test(member)) {
          return Optional.of(member);
        }
      }
    }
    return Optional.empty();
  }
}
