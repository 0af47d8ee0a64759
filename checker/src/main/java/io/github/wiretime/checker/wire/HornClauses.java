package io.github.wiretime.checker.wire;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Facts, each with the first route found to it, and clauses that say which facts follow from which
 * others. A clause is added after those of the facts that it needs, and so its turn comes when they
 * are derived.
 */
final class HornClauses<F> {

  private record Clause<F>(F head, ImmutableList<Member> steps, ImmutableList<F> needs) {

    /** The steps come after the first of the ways that are needed. */
    Route route(Map<F, Route> known) {
      ImmutableList<Route> ways = needs.stream().map(known::get).collect(toImmutableList());
      if (ways.isEmpty()) {
        return Route.through(steps, ways);
      }
      return ways.get(0).then(Route.through(steps, ways.subList(1, ways.size())));
    }
  }

  private final Consumer<F> derived;
  private final Set<F> heads = new HashSet<>();
  private final Deque<Clause<F>> pending = new ArrayDeque<>();
  private final Map<F, Route> routes = new HashMap<>();

  /**
   * Begins without any clause.
   *
   * @param derived told of each fact once; may add clauses
   */
  HornClauses(Consumer<F> derived) {
    this.derived = derived;
  }

  /**
   * The head follows, by these steps, from the facts that it needs.
   *
   * @return false if an earlier clause has the head, which derives it first
   */
  boolean add(F head, ImmutableList<Member> steps, ImmutableList<F> needs) {
    boolean isNew = heads.add(head);
    if (isNew) {
      pending.add(new Clause<>(head, steps, needs));
    }
    return isNew;
  }

  /** Takes the next clause; false if there is none. */
  boolean derive() {
    Clause<F> clause = pending.poll();
    if (clause == null) {
      return false;
    }
    routes.put(clause.head, clause.route(routes));
    derived.accept(clause.head);
    return true;
  }

  /** The first route found to a fact that was derived. */
  Route route(F derived) {
    return routes.get(derived);
  }
}
