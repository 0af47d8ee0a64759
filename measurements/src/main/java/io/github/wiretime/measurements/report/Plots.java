package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.dtos.Samples;
import io.github.wiretime.measurements.stack.Profile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;

/** The plots of bytes and of round-trip times, for what a Dubbo application may use. */
final class Plots {
  private final Results results;

  Plots(Results results) {
    this.results = results;
  }

  List<Plot> all() {
    return List.of(
        plot(
            "bytes-first",
            "The first value of its type in a message, in a DTO's field",
            "bytes",
            false,
            (profile, type) -> bytes(profile, type, "first")),
        plot(
            "bytes-list",
            "A message with a list of 100 DTOs of one field",
            "bytes",
            false,
            (profile, type) -> bytes(profile, type, "list100")),
        plot(
            "slowdown",
            "Writing and reading a list of 100 DTOs of one field",
            "multiple of Date with the same serializer (logarithmic)",
            true,
            (profile, type) ->
                results.slowdown(profile, type, "list", "roundTrip").stream()
                    .boxed()
                    .findFirst()
                    .orElse(null)));
  }

  private Plot plot(
      String name,
      String title,
      String unit,
      boolean logarithmic,
      BiFunction<Profile, String, Double> value) {
    List<Plot.Series> series =
        Arrays.stream(Profile.values())
            .filter(Profile::inCostTable)
            .map(profile -> series(profile, value))
            .toList();
    // A bar on a logarithmic axis would begin at a figure that nobody chose.
    Plot.Kind kind = logarithmic ? Plot.Kind.POINTS : Plot.Kind.BARS;
    return new Plot(name, title, "type", unit, kind, logarithmic, series);
  }

  private static Plot.Series series(Profile profile, BiFunction<Profile, String, Double> value) {
    List<String> names = Samples.frequent().stream().map(Plots::simpleName).toList();
    List<Double> values = new ArrayList<>(); // Null where it fails.
    Samples.frequent().forEach(type -> values.add(value.apply(profile, type)));
    return new Plot.Series(profile.shortTitle(), names, values);
  }

  private static String simpleName(String type) {
    return type.substring(type.lastIndexOf('.') + 1);
  }

  private Double bytes(Profile profile, String type, String column) {
    return results.arrives(profile, type, "dto")
        ? Double.valueOf(results.bytes(profile, type, column))
        : null;
  }
}
