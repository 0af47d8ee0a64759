package io.github.wiretime.benchmarks.report;

import io.github.wiretime.benchmarks.stack.Profile;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Column heads. */
final class Columns {
  private Columns() {}

  /** A first column and one per profile. */
  static List<String> ofProfiles(String first) {
    return Stream.concat(Stream.of(first), Arrays.stream(Profile.values()).map(Profile::id))
        .toList();
  }
}
