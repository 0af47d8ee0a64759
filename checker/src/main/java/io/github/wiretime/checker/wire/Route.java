package io.github.wiretime.checker.wire;

import com.google.common.collect.ImmutableList;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * The members that a value passes between the place that names its type and the place that holds
 * it: for {@code Page<OrderDto>} the field {@code Page.items}. A tree that shares its parts,
 * because the routes of nested wrappers repeat each other.
 */
final class Route {

  static final Route NONE = new Route(ImmutableList.of(), ImmutableList.of());

  private final ImmutableList<Member> steps;
  private final ImmutableList<Route> parts;

  private Route(ImmutableList<Member> steps, ImmutableList<Route> parts) {
    this.steps = steps;
    this.parts = parts;
  }

  static Route through(List<Member> first, ImmutableList<Route> rest) {
    return new Route(ImmutableList.copyOf(first), rest);
  }

  Route then(Route next) {
    return new Route(ImmutableList.of(), ImmutableList.of(this, next));
  }

  /** The members in order, outermost first. */
  ImmutableList<Member> members() {
    ImmutableList.Builder<Member> members = ImmutableList.builder();
    Deque<Route> pending = new ArrayDeque<>();
    pending.push(this);
    while (!pending.isEmpty()) {
      Route route = pending.pop();
      members.addAll(route.steps);
      route.parts.reverse().forEach(pending::push);
    }
    return members.build();
  }
}
