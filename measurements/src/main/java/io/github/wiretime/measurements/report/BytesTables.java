package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.stack.Profile;
import java.util.List;

/** The tables of bytes and of what is lost. */
final class BytesTables {
  private static final String FAILS = "fails";

  private final Results results;

  BytesTables(Results results) {
    this.results = results;
  }

  private String mark(Profile profile, String type) {
    return results.damage(profile, type).isEmpty() ? "" : " †";
  }

  String table(String column) {
    ProfileTable table = new ProfileTable(List.of(Profile.values()));
    for (String type : results.types()) {
      table.row(type, profile -> cell(profile, type, column));
    }
    return table.toString();
  }

  private String cell(Profile profile, String type, String column) {
    String bytes = results.bytes(profile, type, column);
    return bytes.isEmpty() ? FAILS : bytes + mark(profile, type);
  }

  /** What is lost with which of the serializers. */
  String damages(List<Profile> profiles) {
    MarkdownTable table = MarkdownTable.ofText("type | serializers | what happens");
    for (String type : results.types()) {
      profiles.stream()
          .map(profile -> results.damage(profile, type))
          .filter(damage -> !damage.isEmpty())
          .distinct()
          .forEach(
              damage ->
                  table.row(List.of('`' + type + '`', having(damage, type, profiles), damage)));
    }
    return table.toString();
  }

  private String having(String damage, String type, List<Profile> profiles) {
    return String.join(
        ", ",
        profiles.stream()
            .filter(profile -> results.damage(profile, type).equals(damage))
            .map(Profile::id)
            .toList());
  }
}
