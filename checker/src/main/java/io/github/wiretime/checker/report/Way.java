package io.github.wiretime.checker.report;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.walk.MemberPath;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/** How a way reads: {@code OrderService.find() -> Page.items -> OrderDto.createdAt}. */
final class Way {

  private static final int LONGEST = 12;

  private Way() {}

  /** In full, except that of a very long way there are both ends. */
  static String of(MemberPath path) {
    return joined(steps(path, MemberText::label, gap -> gap));
  }

  /**
   * In full if that fits; else without the classes of what is neither an end nor the member that is
   * reported, else as much of both ends as fits.
   */
  static String of(MemberPath path, Member reported, int width) {
    String full = of(path);
    ImmutableList<Member> members = path.members();
    int last = members.size() - 1;
    return full.length() <= width
        ? full
        : fitted(
            IntStream.rangeClosed(0, last)
                .mapToObj(
                    step ->
                        step == 0 || step == last || members.get(step).equals(reported)
                            ? MemberText.label(members.get(step))
                            : MemberText.step(members.get(step)))
                .toList(),
            width);
  }

  /**
   * How a member that the reader knows is reached: {@code find() -> items}; empty if nothing else
   * is on the way.
   *
   * @param isServiceKnown whether the reader has been told where it begins
   */
  static String to(Member last, MemberPath path, boolean isServiceKnown, int width) {
    ImmutableList<Member> members = path.members();
    boolean isShown = !members.get(members.size() - 1).equals(last);
    return fitted(
        members.stream()
            .limit(members.size() - (isShown ? 0 : 1))
            .map(
                member ->
                    !isServiceKnown && member.equals(members.get(0))
                        ? MemberText.label(member)
                        : MemberText.step(member))
            .toList(),
        width);
  }

  /**
   * What a reader of a report is shown: of a long path only both ends.
   *
   * @param gap what stands for the steps between them, made of its text
   */
  static <T> ImmutableList<T> steps(
      MemberPath path, Function<Member, T> step, Function<String, T> gap) {
    ImmutableList<Member> members = path.members();
    return members.size() <= LONGEST
        ? members.stream().map(step).collect(toImmutableList())
        : ends(members, LONGEST - 2, step, gap);
  }

  private static <F, T> ImmutableList<T> ends(
      ImmutableList<F> all, int kept, Function<F, T> step, Function<String, T> gap) {
    int behind = kept / 2;
    int before = kept - behind;
    return ImmutableList.<T>builder()
        .addAll(Lists.transform(all.subList(0, before), step::apply))
        .add(gap.apply("... " + (all.size() - kept) + " more ..."))
        .addAll(Lists.transform(all.subList(all.size() - behind, all.size()), step::apply))
        .build();
  }

  private static String fitted(List<String> labels, int width) {
    ImmutableList<String> steps = ImmutableList.copyOf(labels);
    String text = joined(steps);
    for (int kept = Math.min(steps.size() - 1, LONGEST);
        text.length() > width && kept > 1;
        kept--) {
      text = joined(ends(steps, kept, step -> step, gap -> gap));
    }
    return Fit.cut(text, width);
  }

  private static String joined(ImmutableList<String> steps) {
    return String.join(" -> ", steps);
  }
}
