package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.stack.Profile;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** A table with a row for each type and a column for each of some profiles. */
final class ProfileTable {
  private final List<Profile> profiles;
  private final MarkdownTable table;

  ProfileTable(List<Profile> profiles) {
    this.profiles = profiles;
    this.table = MarkdownTable.ofFigures(line("type", Profile::id));
  }

  void row(String type, Function<Profile, String> cell) {
    table.row(line('`' + type + '`', cell));
  }

  private List<String> line(String head, Function<Profile, String> cell) {
    return Stream.concat(Stream.of(head), profiles.stream().map(cell)).toList();
  }

  @Override
  public String toString() {
    return table.toString();
  }
}
