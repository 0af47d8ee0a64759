package io.github.wiretime.checker.report;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.walk.MemberPath;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.checker.words.Width;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** How a path reads: {@code OrderService.find() -> Page.items -> OrderDto.createdAt}. */
public final class PathText {

  /**
   * How many steps a message, SARIF and a list of allowed classes show: of a longer path both ends.
   * A table has a width instead, and the page of a scan and a comparison show all.
   */
  private static final int LONGEST = 12;

  private final ImmutableList<Member> members;
  private final Labels labels;
  private final Language language;

  PathText(MemberPath path, MemberText names) {
    this.members = path.members();
    this.labels = names.labels(path.root());
    this.language = labels.language();
  }

  /** Members with the types that are declared: {@code OrderService.find(Query query) -> items}. */
  public static String declared(List<Member> members, Language language) {
    Labels labels = Labels.declared(language);
    return joined(
        ends(
            IntStream.range(0, members.size())
                .mapToObj(i -> i == 0 ? labels.of(members.get(i)) : labels.inOwner(members.get(i)))
                .collect(toImmutableList()),
            language,
            gap -> gap));
  }

  /** All of it, except that of a very long path there are both ends. */
  String inFull() {
    return joined(steps(labels::of, gap -> gap));
  }

  /**
   * In full if that fits; else without the classes of what is neither an end nor the member that is
   * reported, else as much of both ends as fits.
   */
  String to(Member reported, int width) {
    int last = members.size() - 1;
    return fitted(
        inFull(),
        IntStream.rangeClosed(0, last)
            .mapToObj(
                step ->
                    step == 0 || step == last || members.get(step).equals(reported)
                        ? labels.of(members.get(step))
                        : labels.inOwner(members.get(step))),
        width);
  }

  /**
   * How a member that the reader knows is reached: {@code find() -> items}; empty if nothing else
   * is on the path.
   *
   * @param isServiceKnown whether the reader has been told where it begins
   */
  String before(Member known, boolean isServiceKnown, int width) {
    boolean isShown = !Iterables.getLast(members).equals(known);
    ImmutableList<String> steps =
        members.stream()
            .limit(members.size() - (isShown ? 0 : 1))
            .map(
                member ->
                    !isServiceKnown && member.equals(members.get(0))
                        ? labels.of(member)
                        : labels.inOwner(member))
            .collect(toImmutableList());
    return fitted(joined(steps), steps.stream(), width);
  }

  /**
   * What a reader of a report is shown: of a long path only both ends.
   *
   * @param gap what stands for the steps between them, made of its text
   */
  <T> ImmutableList<T> steps(Function<Member, T> step, Function<String, T> gap) {
    return ends(members.stream().map(step).collect(toImmutableList()), language, gap);
  }

  private static <T> ImmutableList<T> ends(
      ImmutableList<T> all, Language language, Function<String, T> gap) {
    return all.size() <= LONGEST ? all : ends(all, LONGEST - 2, language, gap);
  }

  private static <T> ImmutableList<T> ends(
      List<T> all, int kept, Language language, Function<String, T> gap) {
    return Fit.ends(
        all, kept, gap.apply(CheckTexts.of("path.gap", all.size() - kept).in(language)));
  }

  /**
   * Parameters give way first, then steps; the first method stays.
   *
   * @param shorter the steps where the full text does not fit
   */
  private String fitted(String full, Stream<String> shorter, int width) {
    if (Width.of(full) <= width) {
      return full; // as nearly all are
    }
    ImmutableList<String> steps = shorter.collect(toImmutableList());
    ImmutableList<String> brief =
        steps.stream().map(Signature::shortest).collect(toImmutableList());
    return Fit.first(
        Stream.of(
                Stream.of(steps, brief).map(PathText::joined),
                Stream.iterate(
                        Math.min(brief.size() - 1, LONGEST), kept -> kept > 1, kept -> kept - 1)
                    .map(kept -> joined(ends(brief, kept, language, gap -> gap))))
            .flatMap(texts -> texts)
            .collect(toImmutableList()),
        width);
  }

  private static String joined(List<String> steps) {
    return String.join(" -> ", steps);
  }
}
