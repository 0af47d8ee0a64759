package io.github.wiretime.scan.upgrade;

import com.google.common.base.CaseFormat;
import io.github.wiretime.checker.words.Text;
import io.github.wiretime.scan.words.ScanTexts;

/** What an upgrade does to the values of a member; what needs most care comes first. */
public enum Change {
  /** They arrive before and not after. */
  BREAKS,
  /** They arrive before and after, but not while providers and consumers have different lines. */
  BREAKS_MEANWHILE,
  /** They do not arrive before, and nothing is known of the serializer after. */
  NOT_JUDGED,
  /** They arrive after and not before. */
  MENDED,
  /** Hessian writes them after and not before. */
  NEW_COST,
  /** They take more bytes, or more time. */
  DEARER,
  /** They take fewer bytes, or less time. */
  CHEAPER,
  /** Hessian writes them before and not after. */
  NO_COST,
  /** They arrive neither before nor after. */
  STAYS_BROKEN,
  /** They cost the same. */
  SAME;

  /** In a table. */
  public Text words() {
    return ScanTexts.of(
        "change." + CaseFormat.UPPER_UNDERSCORE.to(CaseFormat.LOWER_HYPHEN, name()));
  }

  /** Whether a table lists it; of the others a number is enough. */
  public boolean isListed() {
    return this != STAYS_BROKEN && this != SAME;
  }

  /** Compares what becomes of the values of one member. */
  static Change between(MemberOutcome before, MemberOutcome after) {
    if (before.effect().isPresent() || after.effect().isPresent()) {
      return ofArrival(before, after);
    }
    if (before.isOfHessian() != after.isOfHessian()) {
      return after.isOfHessian() ? NEW_COST : NO_COST;
    }
    int order = CostOrder.compare(before.cost(), after.cost());
    return order == 0 ? SAME : order < 0 ? DEARER : CHEAPER;
  }

  private static Change ofArrival(MemberOutcome before, MemberOutcome after) {
    if (after.effect().isPresent()) {
      return before.effect().isPresent() ? STAYS_BROKEN : BREAKS;
    }
    return after.isJudged() ? MENDED : NOT_JUDGED;
  }
}
