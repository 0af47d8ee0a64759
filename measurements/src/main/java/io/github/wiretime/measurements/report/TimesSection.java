package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.dtos.Samples;
import io.github.wiretime.measurements.results.Environment;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Layout;
import io.github.wiretime.measurements.stack.Profile;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/** The tables of round-trip times. */
final class TimesSection {
  private static final List<String> OPERATIONS = List.of("roundTrip", "serialize", "deserialize");
  private static final List<String> SHAPES = List.of("list", "dto", "alone");

  private final Results results;
  private final Table environment;

  TimesSection(Results results, Layout layout) {
    this.results = results;
    this.environment = Table.read(layout.result("roundtrips-environment.csv"));
  }

  String render() {
    String tables =
        SHAPES.stream()
            .flatMap(shape -> OPERATIONS.stream().map(operation -> table(shape, operation)))
            .collect(Collectors.joining());
    return """
        ## Time

        Multiples of the time that `java.util.Date` takes in the same run, measured with JMH. The first row
        of each table has the time of `Date` itself. The figure is the median of the samples; where one of
        them, or one of `Date`, lies further than a tenth from its median, the spread stands beside the
        figure. What lay further than a quarter was measured twice, and the calmer run counts. Columns have
        different bases: multiply by the first row to compare serializers. "Fails": it
        [does not arrive](#what-arrives); "—": not measured.

        """
        + Environment.markdown(environment)
        + """

        ![Time of a round trip as a multiple of Date](plots/slowdown.svg)

        A missing point: the type fails with that serializer.
        """
        + tables;
  }

  private String table(String shape, String operation) {
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
    return "\n### %s: %s\n\n%s".formatted(title(shape), title(operation), table);
  }

  private static String nanos(OptionalDouble value) {
    return value.isEmpty() ? "—" : String.format(Locale.ROOT, "%,.0f ns", value.getAsDouble());
  }

  private static String title(String id) {
    return switch (id) {
      case "list" -> "A list of 100 DTOs";
      case "dto" -> "One DTO";
      case "alone" -> "The value alone";
      case "roundTrip" -> "write and read";
      case "serialize" -> "write";
      case "deserialize" -> "read";
      default -> id;
    };
  }
}
