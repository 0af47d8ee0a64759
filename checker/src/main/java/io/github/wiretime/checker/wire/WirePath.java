package io.github.wiretime.checker.wire;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.roots.Root;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The shortest way from a root to a member. Paths share what they have in common, and hold nothing
 * else of the walk, which is forgotten when they are all that is left of it.
 */
public final class WirePath {

  private final Root root;
  private final WirePath before; // null at the root; one more object for every class is too many
  private final Route last;

  private WirePath(Root root, WirePath before, Route last) {
    this.root = root;
    this.before = before;
    this.last = last;
  }

  static WirePath from(Root root) {
    return new WirePath(root, null, Route.NONE);
  }

  WirePath then(Route next) {
    return new WirePath(root, this, next);
  }

  /** Whether it has not left the root. */
  boolean isStart() {
    return before == null;
  }

  /** Where the path begins. */
  public Root root() {
    return root;
  }

  /** The way through every member; the last one holds the value. */
  public Route route() {
    ImmutableList.Builder<Route> reversed = ImmutableList.builder();
    for (WirePath at = this; !at.isStart(); at = at.before) {
      reversed.add(at.last);
    }
    return Route.through(ImmutableList.of(), reversed.build().reverse());
  }

  /** The member nearest to the value that fulfils a condition. */
  public Optional<Member> last(Predicate<Member> condition) {
    Optional<Member> nearest = Optional.empty();
    for (WirePath at = this; nearest.isEmpty() && !at.isStart(); at = at.before) {
      nearest = at.last.last(condition);
    }
    return nearest;
  }
}
