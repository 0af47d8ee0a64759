package io.github.wiretime.scan.upgrade;

import static java.util.stream.Collectors.joining;

import io.github.wiretime.checker.broken.Breakage;
import io.github.wiretime.checker.broken.Effect;
import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.report.CostCells;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.scan.words.ScanTexts;
import java.util.Optional;

/**
 * What becomes of the values of a member with one line of Dubbo.
 *
 * @param serializer what writes them, if it is not Hessian
 * @param effect why they do not arrive; empty if they do, or if nothing is known of the serializer
 * @param cost what they cost, as far as it was measured
 */
public record MemberOutcome(
    Optional<String> serializer, Optional<Effect> effect, Optional<Cost> cost) {

  /** Hessian writes them, and the check says what it says. */
  static MemberOutcome of(Finding finding) {
    Optional<Breakage> breakage = finding.breakage();
    return breakage.isPresent()
        ? new MemberOutcome(Optional.empty(), breakage.map(Breakage::effect), Optional.empty())
        : ofHessian(finding.cost());
  }

  /** Hessian writes them. */
  static MemberOutcome ofHessian(Optional<Cost> cost) {
    return of(Optional.empty(), cost.flatMap(Failure::of), cost);
  }

  /** Something else writes them. */
  static MemberOutcome of(String serializer, Finding finding) {
    if (!serializer.equals(Fastjson2.NAME)) {
      return new MemberOutcome(Optional.of(serializer), Optional.empty(), Optional.empty());
    }
    return of(Optional.of(serializer), Fastjson2.effect(finding), Fastjson2.cost(finding));
  }

  private static MemberOutcome of(
      Optional<String> serializer, Optional<Effect> effect, Optional<Cost> cost) {
    return new MemberOutcome(serializer, effect, effect.isPresent() ? Optional.empty() : cost);
  }

  boolean isOfHessian() {
    return serializer.isEmpty();
  }

  /** Whether its serializer was executed with values that do not arrive with Hessian. */
  boolean isJudged() {
    return serializer.filter(name -> !name.equals(Fastjson2.NAME)).isEmpty();
  }

  /** In a table: {@code cannot be read}, {@code 245, 15.4, 50x}, {@code 17, 15, 1x (fastjson2)}. */
  public String words(Language language) {
    Optional<String> known =
        effect
            .map(each -> ScanTexts.outcome(each).in(language))
            .or(() -> cost.map(MemberOutcome::figures));
    if (known.isEmpty()) {
      return serializer.orElseGet(() -> ScanTexts.of("fate.arrives").in(language));
    }
    return serializer
        .map(name -> ScanTexts.of("fate.of-serializer", known.get(), name).in(language))
        .orElse(known.get());
  }

  /** Of some types only the bytes were measured. */
  private static String figures(Cost cost) {
    return CostCells.of(Optional.of(cost)).cells().stream()
        .filter(cell -> !cell.equals("-"))
        .collect(joining(", "));
  }
}
