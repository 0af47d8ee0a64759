package io.github.wiretime.checker.wire;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Facts, each with the first route found to it, and clauses that say which facts follow from which
 * others; solved by unit propagation in time linear in the size of the clauses.
 */
final class HornClauses<F> {

  private static final class Clause<F> {
    private final F head;
    private final ImmutableList<Member> steps;
    private final ImmutableList<F> needs;
    private int missing;

    Clause(F head, ImmutableList<Member> steps, ImmutableList<F> needs) {
      this.head = head;
      this.steps = steps;
      this.needs = needs;
    }

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
  private final Deque<Clause<F>> satisfied = new ArrayDeque<>();
  private final ListMultimap<F, Clause<F>> waiting =
      MultimapBuilder.hashKeys().arrayListValues().build();
  private final Map<F, Route> routes = new HashMap<>();

  /**
   * Begins without any clause.
   *
   * @param derived told of each fact once; may add clauses
   */
  HornClauses(Consumer<F> derived) {
    this.derived = derived;
  }

  /** The head follows, by these steps, from the facts that it needs. */
  void add(F head, ImmutableList<Member> steps, ImmutableList<F> needs) {
    Clause<F> clause = new Clause<>(head, steps, needs);
    for (F need : needs) {
      if (!routes.containsKey(need)) {
        clause.missing++;
        waiting.put(need, clause);
      }
    }
    if (clause.missing == 0) {
      satisfied.add(clause);
    }
  }

  /** Derives one fact that follows from those known; false if there is none. */
  boolean derive() {
    Clause<F> clause = satisfied.poll();
    if (clause == null) {
      return false;
    }
    if (!routes.containsKey(clause.head)) {
      routes.put(clause.head, clause.route(routes));
      derived.accept(clause.head);
      waiting.removeAll(clause.head).forEach(this::countDown);
    }
    return true;
  }

  private void countDown(Clause<F> clause) {
    clause.missing--;
    if (clause.missing == 0) {
      satisfied.add(clause);
    }
  }

  /** The first route found to a fact that was derived. */
  Route route(F derived) {
    return routes.get(derived);
  }
}
