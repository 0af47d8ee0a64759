package io.github.wiretime.checker.wire;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.roots.Root;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The shortest way from a root to a member. Computed when asked for: most of it is shared with
 * other paths.
 */
public final class WirePath {

  private final Site site;
  private final Route last;

  WirePath(Site site, Route last) {
    this.site = site;
    this.last = last;
  }

  /** Where the path begins. */
  public Root root() {
    return site.root();
  }

  /** Every member on the way, outermost first; the last one holds the value. */
  public ImmutableList<Member> members() {
    ImmutableList.Builder<Member> reversed = ImmutableList.builder();
    reversed.addAll(last.members().reverse());
    for (Site at = site; !at.isStart(); at = at.parent()) {
      reversed.addAll(at.fromParent().members().reverse());
    }
    return reversed.build().reverse();
  }

  /** The member nearest to the value that fulfils a condition. */
  public Optional<Member> last(Predicate<Member> condition) {
    Optional<Member> found = lastOf(last, condition);
    for (Site at = site; found.isEmpty() && !at.isStart(); at = at.parent()) {
      found = lastOf(at.fromParent(), condition);
    }
    return found;
  }

  private static Optional<Member> lastOf(Route route, Predicate<Member> condition) {
    return route.members().reverse().stream().filter(condition).findFirst();
  }

  Site site() {
    return site;
  }
}
