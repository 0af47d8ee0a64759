package io.github.wiretime.benchmarks.report;

import io.github.wiretime.benchmarks.results.Table;
import io.github.wiretime.benchmarks.sample.Samples;
import io.github.wiretime.benchmarks.stack.Layout;
import io.github.wiretime.benchmarks.stack.Profile;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
        of each table has the time of `Date` itself, the last row the largest distance of a sample from
        the median, which is the figure used; most figures are much calmer. Columns have different bases:
        multiply by the first row to compare serializers. A figure whose samples lie further than a quarter
        from their median is measured again, and the calmest run counts. No figure: it was not measured, or
        [does not arrive](#what-arrives). Of lone values and single DTOs the round trips took longer than
        writing and reading one by one where a JVM was not yet warm; compare the lists instead.

        """
        + environment()
        + """

        ![Time of a round trip as a multiple of Date](plots/slowdown.svg)
        """
        + tables;
  }

  private String environment() {
    return environment.rows().stream()
        .map(row -> "- " + row.get(0) + ": " + row.get(1) + "\n")
        .collect(Collectors.joining());
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
    MarkdownTable table = MarkdownTable.ofFigures(Columns.of("type", profiles));
    table.row(
        row(
            "`Date`",
            profiles,
            profile -> nanos(results.nanos(profile, Samples.YARDSTICK, shape, operation))));
    for (String type : results.types()) {
      if (profiles.stream()
          .anyMatch(profile -> results.nanos(profile, type, shape, operation).isPresent())) {
        table.row(
            row(
                '`' + type + '`',
                profiles,
                profile -> ratio(results.slowdown(profile, type, shape, operation))));
      }
    }
    table.row(row("spread", profiles, profile -> spread(profile, shape, operation)));
    return "\n### %s: %s\n\n%s".formatted(title(shape), title(operation), table);
  }

  private static List<String> row(
      String head, List<Profile> profiles, Function<Profile, String> cell) {
    return Stream.concat(Stream.of(head), profiles.stream().map(cell)).toList();
  }

  private String spread(Profile profile, String shape, String operation) {
    return results.types().stream()
        .map(type -> results.spread(profile, type, shape, operation))
        .flatMapToDouble(OptionalDouble::stream)
        .max()
        .stream()
        .mapToObj(value -> String.format(Locale.ROOT, "±%.0f %%", 100 * value))
        .findFirst()
        .orElse("—");
  }

  private static String nanos(OptionalDouble value) {
    return value.isEmpty() ? "—" : String.format(Locale.ROOT, "%,.0f ns", value.getAsDouble());
  }

  private static String ratio(OptionalDouble value) {
    return value.isEmpty() ? "—" : String.format(Locale.ROOT, "%.1f", value.getAsDouble());
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
