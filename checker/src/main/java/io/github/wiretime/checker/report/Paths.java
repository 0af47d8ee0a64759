package io.github.wiretime.checker.report;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.wire.Member;
import io.github.wiretime.checker.wire.Names;
import io.github.wiretime.checker.wire.WirePath;
import java.util.List;

/** How a path reads: {@code OrderService.find() -> Page.items -> OrderDto.createdAt}. */
final class Paths {

  private static final int LONGEST = 12;
  private static final int KEPT = 5;

  private Paths() {}

  static String of(WirePath path) {
    ImmutableList<Member> steps =
        path.members().stream().filter(Paths::isWorthNaming).collect(toImmutableList());
    if (steps.size() <= LONGEST) {
      return labels(steps);
    }
    return labels(steps.subList(0, KEPT))
        + " -> ... "
        + (steps.size() - 2 * KEPT)
        + " more ... -> "
        + labels(steps.subList(steps.size() - KEPT, steps.size()));
  }

  private static String labels(List<Member> steps) {
    return steps.stream().map(Member::label).collect(joining(" -> "));
  }

  /** {@code elements of List} and a class as its own subclass say nothing to a reader. */
  private static boolean isWorthNaming(Member member) {
    return switch (member.kind()) {
      case ELEMENTS -> !Names.isJdk(member.owner());
      case SUBCLASS -> member.owner() != member.symbol();
      default -> true;
    };
  }
}
