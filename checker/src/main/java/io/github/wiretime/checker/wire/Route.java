package io.github.wiretime.checker.wire;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.common.collect.Streams;
import com.google.common.graph.Traverser;
import com.google.common.math.LongMath;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The members that a value passes between the place that names its type and the place that holds
 * it: for {@code Page<OrderDto>} the field {@code Page.items}. A tree that shares its parts,
 * because the routes of nested wrappers repeat each other; so it may have more members than fit
 * into memory, and only those at its ends are ever listed.
 */
public final class Route {

  static final Route NONE = new Route(ImmutableList.of(), ImmutableList.of());

  private final ImmutableList<Member> steps;
  private final ImmutableList<Route> parts;
  private final long length;

  private Route(ImmutableList<Member> steps, ImmutableList<Route> parts) {
    this.steps = steps;
    this.parts = parts;
    long sum = steps.stream().filter(Member::isWorthNaming).count();
    for (Route part : parts) {
      sum = LongMath.saturatedAdd(sum, part.length);
    }
    this.length = sum;
  }

  static Route through(List<Member> first, ImmutableList<Route> rest) {
    return new Route(ImmutableList.copyOf(first), rest);
  }

  Route then(Route next) {
    return new Route(ImmutableList.of(), ImmutableList.of(this, next));
  }

  /** How many members are worth naming; {@link Long#MAX_VALUE} if there are more. */
  public long length() {
    return length;
  }

  /** The outermost members that are worth naming, outermost first. */
  public ImmutableList<Member> first(int count) {
    Traverser<Route> tree = Traverser.forTree(route -> named(route.parts));
    return Streams.stream(tree.depthFirstPreOrder(this))
        .flatMap(route -> route.steps.stream())
        .filter(Member::isWorthNaming)
        .limit(count)
        .collect(toImmutableList());
  }

  /** The innermost members that are worth naming, outermost first. */
  public ImmutableList<Member> last(int count) {
    return backwards(Traverser.forTree(route -> named(route.parts.reverse())))
        .filter(Member::isWorthNaming)
        .limit(count)
        .collect(toImmutableList())
        .reverse();
  }

  /** The innermost member that fulfils a condition; no part is searched twice. */
  Optional<Member> last(Predicate<Member> condition) {
    return backwards(Traverser.forGraph(route -> route.parts.reverse()))
        .filter(condition)
        .findFirst();
  }

  /** Innermost first, if the traverser takes the last part of each route first. */
  private Stream<Member> backwards(Traverser<Route> routes) {
    return Streams.stream(routes.depthFirstPostOrder(this))
        .flatMap(route -> route.steps.reverse().stream());
  }

  private static Iterable<Route> named(ImmutableList<Route> parts) {
    return Iterables.filter(parts, part -> part.length > 0);
  }
}
