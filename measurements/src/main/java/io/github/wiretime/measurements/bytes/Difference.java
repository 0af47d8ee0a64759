package io.github.wiretime.measurements.bytes;

import io.github.wiretime.measurements.dtos.Sample;
import java.sql.Timestamp;
import java.util.Calendar;
import java.util.Date;
import java.util.TimeZone;
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
          ? zone(after.getTimeZone().getID())
          : "time changes";
    }
    if (sent instanceof DateTime before && received instanceof DateTime after) {
      return before.getMillis() == after.getMillis()
          ? zone(after.getZone().getID())
          : "time changes";
    }
    if (sent.getClass() != received.getClass()) {
      return received.getClass().getPackage().equals(Sample.class.getPackage())
          ? "becomes another object of the message"
          : "becomes a " + received.getClass().getSimpleName();
    }
    return sent instanceof Date ? "time changes" : "value changes";
  }

  private static String zone(String after) {
    return after.equals(TimeZone.getDefault().getID())
        ? "zone becomes the receiver's"
        : "zone becomes " + after;
  }

  private static boolean sameZone(Object sent, Object received) {
    return !(sent instanceof Calendar before)
        || before.getTimeZone().equals(((Calendar) received).getTimeZone());
  }
}
