package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.stack.Profile;
import java.util.List;
import java.util.stream.Stream;

/** Column heads. */
final class Columns {
  private Columns() {}

  /** A first column and one for each of these profiles. */
  static List<String> of(String first, List<Profile> profiles) {
    return Stream.concat(Stream.of(first), profiles.stream().map(Profile::id)).toList();
  }
}
