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

  /** The way through every member; the last one holds the value. */
  public Route route() {
    ImmutableList.Builder<Route> reversed = ImmutableList.builder();
    reversed.add(last);
    for (Site at = site; !at.isStart(); at = at.parent()) {
      reversed.add(at.fromParent());
    }
    return Route.through(ImmutableList.of(), reversed.build().reverse());
  }

  /** The member nearest to the value that fulfils a condition. */
  public Optional<Member> last(Predicate<Member> condition) {
    return route().last(condition);
  }

  Site site() {
    return site;
  }
}
