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
            "Bytes of the first value of its type in a message, in a DTO's field",
            "bytes (logarithmic)",
            this::bytes),
        plot(
            "slowdown",
            "Time to write and read a list of 100 DTOs of one field",
            "multiple of Date with the same serializer, and its spread (log)",
            (profile, type) -> results.slowdownPoint(profile, type, "list", "roundTrip")));
  }

  private static Plot plot(
      String name, String title, String unit, BiFunction<Profile, String, Spread> value) {
    List<Plot.Series> series =
        Arrays.stream(Profile.values())
            .filter(Profile::inCostTable)
            .map(profile -> series(profile, value))
            .toList();
    return new Plot(
        name,
        title,
        Plot.Kind.POINTS,
        Samples.frequent().stream().map(Plots::simpleName).toList(),
        unit,
        "",
        Scale.logarithmic(Plot.figures(series)),
        series);
  }

  private static Plot.Series series(Profile profile, BiFunction<Profile, String, Spread> value) {
    List<Spread> values = new ArrayList<>(); // Null where it fails.
    Samples.frequent().forEach(type -> values.add(value.apply(profile, type)));
    return new Plot.Series(profile.shortTitle(), values);
  }

  static String simpleName(String type) {
    return type.substring(type.lastIndexOf('.') + 1);
  }

  private Spread bytes(Profile profile, String type) {
    return results.arrives(profile, type, "dto")
        ? Spread.exactly(Double.parseDouble(results.bytes(profile, type, "first")))
        : null;
  }
}
