package io.github.wiretime.checker.report;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.walk.MemberPath;
import java.util.function.Function;

/** How a path reads: {@code OrderService.find() -> Page.items -> OrderDto.createdAt}. */
final class Paths {

  private static final int LONGEST = 12;
  private static final int KEPT = 5;

  private Paths() {}

  static String of(MemberPath path) {
    return String.join(" -> ", steps(path, Member::label, gap -> gap));
  }

  /**
   * What a reader is shown: of a long path only both ends.
   *
   * @param gap what stands for the steps between them, made of its text
   */
  static <T> ImmutableList<T> steps(
      MemberPath path, Function<Member, T> step, Function<String, T> gap) {
    ImmutableList<Member> members = path.members();
    if (members.size() <= LONGEST) {
      return members.stream().map(step).collect(toImmutableList());
    }
    return ImmutableList.<T>builder()
        .addAll(Lists.transform(members.subList(0, KEPT), step::apply))
        .add(gap.apply("... " + (members.size() - 2 * KEPT) + " more ..."))
        .addAll(
            Lists.transform(members.subList(members.size() - KEPT, members.size()), step::apply))
        .build();
  }
}
