package io.github.wiretime.benchmarks.bytes;

import java.sql.Timestamp;
import java.util.Calendar;
import java.util.Date;
import org.joda.time.DateTime;

/** Names what a value lost on the wire. */
final class Difference {
  private Difference() {}

  /** A short phrase, empty if the two are the same. */
  static String between(Object sent, Object received) {
    if (sent.equals(received) && sameZone(sent, received)) {
      return "";
    }
    if (received == null) {
      return "becomes null";
    }
    if (sent instanceof Timestamp before && received instanceof Timestamp after) {
      return before.getTime() == after.getTime() ? "nanoseconds lost" : "time changes";
    }
    if (sent instanceof Calendar before && received instanceof Calendar after) {
      return before.getTimeInMillis() == after.getTimeInMillis()
          ? "zone becomes " + after.getTimeZone().getID()
          : "time changes";
    }
    if (sent instanceof DateTime before && received instanceof DateTime after) {
      return before.getMillis() == after.getMillis()
          ? "zone becomes " + after.getZone().getID()
          : "time changes";
    }
    if (sent.getClass() != received.getClass()) {
      return "becomes a " + received.getClass().getSimpleName();
    }
    return sent instanceof Date ? "time changes" : "value changes";
  }

  private static boolean sameZone(Object sent, Object received) {
    return !(sent instanceof Calendar before)
        || before.getTimeZone().equals(((Calendar) received).getTimeZone());
  }
}
