package io.github.wiretime.checker.report;

import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.walk.Occurrence;
import io.github.wiretime.checker.walk.Senders;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Text;

/** How many send a member, in words. */
final class ReachText {

  private ReachText() {}

  /** A path with the number of its senders behind it. */
  static String withSenders(String path, Occurrence occurrence, Dialect dialect) {
    return path + dialect.text(CheckTexts.of("separator.clauses")) + behind(occurrence, dialect);
  }

  /** What stands behind a path: {@code 3 methods of 1 service}. */
  static String behind(Occurrence occurrence, Dialect dialect) {
    return behind(occurrence, dialect, /* saysOneService= */ true);
  }

  /** The same where a reader has been told of a service: {@code 3 methods}. */
  static String behindInTable(Occurrence occurrence, Dialect dialect) {
    return behind(occurrence, dialect, /* saysOneService= */ false);
  }

  private static String behind(Occurrence occurrence, Dialect dialect, boolean saysOneService) {
    return dialect.text(
        occurrence.path().root().asService().isPresent()
            ? counts(occurrence.reachedBy(), saysOneService)
            : CheckTexts.of("reach.named", dialect.option(OptionTable.WIRE_TYPES)));
  }

  private static Text counts(Senders senders, boolean saysOneService) {
    Text methods = CheckTexts.counted("methods", senders.methods());
    return senders.services() == 1 && !saysOneService
        ? methods
        : CheckTexts.of(
            "reach.counts", methods, CheckTexts.counted("services", senders.services()));
  }
}
