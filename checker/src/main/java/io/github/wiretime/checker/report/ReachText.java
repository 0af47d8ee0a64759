package io.github.wiretime.checker.report;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.walk.Occurrence;
import io.github.wiretime.checker.walk.Senders;
import io.github.wiretime.checker.wiremap.Sender;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.checker.words.Text;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Who sends a member besides the way that is shown, and how many do, in words. */
final class ReachText {

  /** How many methods are named. */
  private static final int NAMED = 3;

  private ReachText() {}

  /** Those whom only the wire map knows, for the start of a way. */
  static String senders(Occurrence occurrence, Language language) {
    return shortenedSenders(occurrence, language).get(0);
  }

  /** The same, then shorter ones: without parameters, then with fewer methods. */
  static ImmutableList<String> shortenedSenders(Occurrence occurrence, Language language) {
    ImmutableList<Sender> senders = occurrence.mapped();
    return senders.isEmpty()
        ? ImmutableList.of("")
        : Stream.concat(
                Stream.of(names(senders, NAMED, method -> method, language)),
                Stream.of(NAMED, 2, 1)
                    .map(named -> names(senders, named, Signature::shortest, language)))
            .collect(toImmutableList());
  }

  /** What stands behind a way: {@code 3 methods of 1 service}. */
  static String behind(Occurrence occurrence, Dialect dialect) {
    return behind(occurrence, dialect, /* saysOneService= */ true);
  }

  /** The same where a reader has been told of a service: {@code 3 methods}. */
  static String behindInTable(Occurrence occurrence, Dialect dialect) {
    return behind(occurrence, dialect, /* saysOneService= */ false);
  }

  private static String behind(Occurrence occurrence, Dialect dialect, boolean saysOneService) {
    if (occurrence.path().root().asService().isPresent()) {
      return dialect.text(counts(occurrence.reachedBy(), saysOneService));
    }
    if (occurrence.mapped().isEmpty()) {
      return dialect.text(CheckTexts.of("reach.named", dialect.option(OptionTable.WIRE_TYPES)));
    }
    return dialect.text(
        occurrence.reachedBy().methods() == 0
            ? CheckTexts.of("reach.mapped")
            : CheckTexts.of("reach.mapped-counts", counts(occurrence.reachedBy(), saysOneService)));
  }

  private static Text counts(Senders senders, boolean saysOneService) {
    Text methods = CheckTexts.counted("methods", senders.methods());
    return senders.services() == 1 && !saysOneService
        ? methods
        : CheckTexts.of(
            "reach.counts", methods, CheckTexts.counted("services", senders.services()));
  }

  /** The first few, each service named once. */
  private static String names(
      ImmutableList<Sender> senders,
      int named,
      UnaryOperator<String> methodName,
      Language language) {
    StringBuilder names = new StringBuilder();
    String service = "";
    int count = 0;
    for (Sender sender : senders) {
      if (sender.hasMethod() && count++ < named) {
        names.append(count == 1 ? "" : ", ");
        if (!sender.service().equals(service)) {
          names.append(sender.simpleService()).append('.');
        }
        names.append(methodName.apply(sender.method()));
        service = sender.service();
      }
    }
    if (count == 0) {
      return senders.get(0).simpleService();
    }
    return count > named
        ? CheckTexts.of("list.more", names, count - named).in(language)
        : names.toString();
  }
}
