package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.dtos.Samples;
import io.github.wiretime.measurements.stack.Profile;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/** The tables of round-trip times. */
final class TimesTables {
  private final Results results;

  TimesTables(Results results) {
    this.results = results;
  }

  /** The profiles that were measured so; empty if none was. */
  String table(String shape, String operation) {
    List<Profile> profiles =
        Arrays.stream(Profile.values())
            .filter(
                profile -> results.nanos(profile, Samples.YARDSTICK, shape, operation).isPresent())
            .toList();
    if (profiles.isEmpty()) {
      return "";
    }
    ProfileTable table = new ProfileTable(profiles);
    table.row(
        Samples.YARDSTICK,
        profile -> nanos(results.nanos(profile, Samples.YARDSTICK, shape, operation)));
    for (String type : results.types()) {
      if (!type.equals(Samples.YARDSTICK)
          && profiles.stream()
              .anyMatch(profile -> results.nanos(profile, type, shape, operation).isPresent())) {
        table.row(type, profile -> results.slowdownText(profile, type, shape, operation));
      }
    }
    return table.toString();
  }

  private static String nanos(OptionalDouble value) {
    return value.isEmpty() ? "—" : String.format(Locale.ROOT, "%,.0f ns", value.getAsDouble());
  }
}
