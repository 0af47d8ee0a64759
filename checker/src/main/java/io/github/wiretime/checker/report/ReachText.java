package io.github.wiretime.checker.report;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.files.Sender;
import io.github.wiretime.checker.roots.TypeRoot;
import io.github.wiretime.checker.walk.Occurrence;

/** Who sends a member besides the way that is shown, and how many do, in words. */
final class ReachText {

  /** How many methods are named. */
  private static final int NAMED = 3;

  private ReachText() {}

  /** What stands in front of a way: those whom only the wire map knows. */
  static String before(Occurrence occurrence) {
    return occurrence.mapped().isEmpty() ? "" : names(occurrence.mapped()) + " -> ";
  }

  /** What stands behind a way: {@code 3 methods of 1 service}. */
  static String behind(Occurrence occurrence) {
    if (!(occurrence.path().root() instanceof TypeRoot)) {
      return counts(occurrence);
    }
    if (occurrence.mapped().isEmpty()) {
      return "-XepOpt:CostlyRpcTime:WireTypes names the class";
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
  private static String names(ImmutableList<Sender> senders) {
    StringBuilder names = new StringBuilder();
    String service = "";
    int count = 0;
    for (Sender sender : senders) {
      if (sender.hasMethod() && count++ < NAMED) {
        names.append(count == 1 ? "" : ", ");
        if (!sender.service().equals(service)) {
          names.append(sender.simpleService()).append('.');
        }
        names.append(sender.method());
        service = sender.service();
      }
    }
    if (count == 0) {
      return senders.get(0).simpleService();
    }
    return count > NAMED ? names + " and " + (count - NAMED) + " more" : names.toString();
  }
}
