package io.github.wiretime.checker.report;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.walk.Occurrence;
import io.github.wiretime.checker.wiremap.Sender;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Who sends a member besides the way that is shown, and how many do, in words. */
final class ReachText {

  /** How many methods are named. */
  private static final int NAMED = 3;

  private ReachText() {}

  /** Those whom only the wire map knows, for the start of a way. */
  static String senders(Occurrence occurrence) {
    return shortenedSenders(occurrence).get(0);
  }

  /** The same, then shorter ones: without parameters, then with fewer methods. */
  static ImmutableList<String> shortenedSenders(Occurrence occurrence) {
    ImmutableList<Sender> senders = occurrence.mapped();
    return senders.isEmpty()
        ? ImmutableList.of("")
        : Stream.concat(
                Stream.of(names(senders, NAMED, method -> method)),
                Stream.of(NAMED, 2, 1).map(named -> names(senders, named, Signature::shortest)))
            .collect(toImmutableList());
  }

  /** What stands behind a way: {@code 3 methods of 1 service}. */
  static String behind(Occurrence occurrence, Dialect dialect) {
    if (occurrence.path().root().asService().isPresent()) {
      return counts(occurrence);
    }
    if (occurrence.mapped().isEmpty()) {
      return dialect.option(OptionTable.WIRE_TYPES) + " names the class";
    }
    return (occurrence.reachedBy().methods() == 0 ? "" : counts(occurrence) + " ")
        + "as the wire map says";
  }

  private static String counts(Occurrence occurrence) {
    return count(occurrence.reachedBy().methods(), "method")
        + " of "
        + count(occurrence.reachedBy().services(), "service");
  }

  /** A number with its noun. */
  static String count(int number, String noun) {
    return number + " " + noun + (number == 1 ? "" : noun.endsWith("s") ? "es" : "s");
  }

  /** The first few, each service named once. */
  private static String names(
      ImmutableList<Sender> senders, int named, UnaryOperator<String> methodName) {
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
    return count > named ? names + " and " + (count - named) + " more" : names.toString();
  }
}
