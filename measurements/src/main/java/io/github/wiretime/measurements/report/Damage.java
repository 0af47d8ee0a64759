package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.stack.Profile;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a round trip does to a value, in words. */
final class Damage {
  private Damage() {}

  /** A field's damage first; then what only happens to a repeated object or to an argument. */
  static String of(Results results, Profile profile, String type) {
    String field = results.bytes(profile, type, "roundTripField");
    String shared = results.bytes(profile, type, "roundTripShared");
    String alone = results.bytes(profile, type, "roundTripAlone");
    return Stream.of(
            field,
            ifOther("the same object twice: ", shared, field),
            ifOther("as argument or result: ", alone, field))
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining("; "));
  }

  private static String ifOther(String prefix, String outcome, String field) {
    return outcome.isEmpty() || outcome.equals(field) ? "" : prefix + outcome;
  }
}
