package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.dtos.Samples;
import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.stack.Profile;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/** Tables with a row for each type and a column for each serializer, and what is lost. */
final class TypeTables {
  private static final List<Profile> ALL = List.of(Profile.values());

  private final Results results;

  TypeTables(Results results) {
    this.results = results;
  }

  String bytes(String column) {
    return table(ALL, results.types(), (profile, type) -> bytes(profile, type, column));
  }

  private String bytes(Profile profile, String type, String column) {
    String bytes = results.bytes(profile, type, column);
    return bytes.isEmpty()
        ? "fails"
        : bytes + (results.damage(profile, type).isEmpty() ? "" : " †");
  }

  /** With the profiles that were measured so; empty if none was. */
  String times(String shape, String operation) {
    List<Profile> profiles =
        ALL.stream()
            .filter(
                profile -> results.nanos(profile, Samples.YARDSTICK, shape, operation).isPresent())
            .toList();
    if (profiles.isEmpty()) {
      return "";
    }
    Stream<String> others =
        results.types().stream()
            .filter(type -> !type.equals(Samples.YARDSTICK))
            .filter(
                type ->
                    profiles.stream()
                        .anyMatch(
                            profile -> results.nanos(profile, type, shape, operation).isPresent()));
    return table(
        profiles,
        Stream.concat(Stream.of(Samples.YARDSTICK), others).toList(),
        (profile, type) ->
            type.equals(Samples.YARDSTICK)
                ? results.nanosText(profile, type, shape, operation)
                : results.slowdownText(profile, type, shape, operation));
  }

  private static String table(
      List<Profile> profiles, List<String> types, BiFunction<Profile, String, String> cell) {
    return MarkdownTable.ofFigures(
        "type | " + String.join(" | ", profiles.stream().map(Profile::id).toList()),
        types,
        type ->
            Stream.concat(
                    Stream.of('`' + type + '`'),
                    profiles.stream().map(profile -> cell.apply(profile, type)))
                .toList());
  }

  /** What is lost with which of the serializers. */
  String damages() {
    MarkdownTable table = MarkdownTable.ofText("type | serializers | what happens");
    for (String type : results.types()) {
      ALL.stream()
          .map(profile -> results.damage(profile, type))
          .filter(damage -> !damage.isEmpty())
          .distinct()
          .forEach(damage -> table.row('`' + type + '`', having(damage, type), damage));
    }
    return table.toString();
  }

  private String having(String damage, String type) {
    return String.join(
        ", ",
        ALL.stream()
            .filter(profile -> results.damage(profile, type).equals(damage))
            .map(Profile::id)
            .toList());
  }
}
