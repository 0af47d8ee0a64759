package io.github.wiretime.checker.report;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.wiretime.checker.wire.Member;
import io.github.wiretime.checker.wire.Route;
import io.github.wiretime.checker.wire.WirePath;
import java.util.function.Function;

/** How a path reads: {@code OrderService.find() -> Page.items -> OrderDto.createdAt}. */
final class Paths {

  private static final int LONGEST = 12;
  private static final int KEPT = 5;

  private Paths() {}

  static String of(WirePath path) {
    return String.join(" -> ", steps(path, Member::label, gap -> gap));
  }

  /**
   * What a reader is shown: of a long path only both ends.
   *
   * @param gap what stands for the steps between them, made of its text
   */
  static <T> ImmutableList<T> steps(
      WirePath path, Function<Member, T> step, Function<String, T> gap) {
    Route route = path.route();
    if (route.length() <= LONGEST) {
      return route.first(LONGEST).stream().map(step).collect(toImmutableList());
    }
    return ImmutableList.<T>builder()
        .addAll(Lists.transform(route.first(KEPT), step::apply))
        .add(gap.apply("... " + (route.length() - 2 * KEPT) + " more ..."))
        .addAll(Lists.transform(route.last(KEPT), step::apply))
        .build();
  }
}
