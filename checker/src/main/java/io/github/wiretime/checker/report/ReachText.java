package io.github.wiretime.checker.report;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.files.Sender;
import io.github.wiretime.checker.roots.TypeRoot;
import io.github.wiretime.checker.walk.WireField;

/** How much depends on a member, in words. */
final class ReachText {

  /** How many methods are named. */
  private static final int NAMED = 3;

  private ReachText() {}

  static String of(WireField field) {
    if (!(field.path().root() instanceof TypeRoot)) {
      return counts(field);
    }
    if (field.senders().isEmpty()) {
      return "-XepOpt:CostlyRpcTime:WireTypes names the class";
    }
    return field.methods() == 0
        ? "sent by '" + field.senders().first().simpleService() + "' as the wire map says"
        : counts(field) + " as the wire map says: " + names(field.senders().asList());
  }

  private static String counts(WireField field) {
    return "reached by "
        + count(field.methods(), "method")
        + " of "
        + count(field.services(), "service");
  }

  private static String count(int number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
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
    return count > NAMED ? names + " and " + (count - NAMED) + " more" : names.toString();
  }
}
