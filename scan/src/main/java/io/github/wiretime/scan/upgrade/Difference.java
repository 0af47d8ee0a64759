package io.github.wiretime.scan.upgrade;

import io.github.wiretime.checker.broken.Breakage;
import io.github.wiretime.checker.broken.Effect;
import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.javac.TypeNames;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * What an upgrade does to one member.
 *
 * @param finding the member, with what it costs or why it breaks, after the upgrade if it does then
 */
public record Difference(
    Finding finding, Change change, MemberOutcome before, MemberOutcome after) {

  static final Comparator<Difference> MOST_CARE_FIRST =
      Comparator.comparing(Difference::change)
          .thenComparing(Difference::worst)
          .thenComparing(Comparator.comparingInt(Difference::bytes).reversed())
          .thenComparing(difference -> difference.finding.key());

  static Difference of(Finding finding, Side before, Side after) {
    MemberOutcome then = before.fateOf(finding);
    MemberOutcome now = after.fateOf(finding);
    return new Difference(finding, Change.between(then, now), then, now);
  }

  /** The rule that breaks the member, or its costly type. */
  public String what() {
    return finding
        .breakage()
        .map(Breakage::rule)
        .orElseGet(() -> TypeNames.simple(finding.occurrence().type()));
  }

  private int worst() {
    return Stream.of(after, before)
        .flatMap(fate -> fate.effect().stream())
        .findFirst()
        .map(Effect::ordinal)
        .orElse(Integer.MAX_VALUE);
  }

  private int bytes() {
    return finding.cost().map(Cost::firstBytes).orElse(0);
  }
}
