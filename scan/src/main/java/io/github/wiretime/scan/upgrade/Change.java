package io.github.wiretime.scan.upgrade;

/** What an upgrade does to the values of a member; what needs most care comes first. */
public enum Change {
  /** They arrive before and not after. */
  BREAKS("breaks"),
  /** They do not arrive before, and nothing is known of the serializer after. */
  NOT_JUDGED("not judged"),
  /** They arrive after and not before. */
  MENDED("mended"),
  /** Hessian writes them after and not before. */
  NEW_COST("new cost"),
  /** They take more bytes, or more time. */
  DEARER("dearer"),
  /** They take fewer bytes, or less time. */
  CHEAPER("cheaper"),
  /** Hessian writes them before and not after. */
  NO_COST("no cost"),
  /** They arrive neither before nor after. */
  STAYS_BROKEN("stays broken"),
  /** They cost the same. */
  SAME("the same");

  private final String words;

  Change(String words) {
    this.words = words;
  }

  /** In a table. */
  public String words() {
    return words;
  }

  /** Whether a table lists it; of the others a number is enough. */
  public boolean isListed() {
    return this != STAYS_BROKEN && this != SAME;
  }

  /** Compares what becomes of the values of one member. */
  static Change between(Fate before, Fate after) {
    if (before.effect().isPresent() || after.effect().isPresent()) {
      return ofArrival(before, after);
    }
    if (before.isOfHessian() != after.isOfHessian()) {
      return after.isOfHessian() ? NEW_COST : NO_COST;
    }
    int order = CostOrder.compare(before.cost(), after.cost());
    return order == 0 ? SAME : order < 0 ? DEARER : CHEAPER;
  }

  private static Change ofArrival(Fate before, Fate after) {
    if (after.effect().isPresent()) {
      return before.effect().isPresent() ? STAYS_BROKEN : BREAKS;
    }
    return after.isJudged() ? MENDED : NOT_JUDGED;
  }
}
