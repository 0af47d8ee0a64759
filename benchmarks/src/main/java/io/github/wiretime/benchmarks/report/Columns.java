package io.github.wiretime.benchmarks.report;

import io.github.wiretime.benchmarks.stack.Profile;
import java.util.List;
import java.util.stream.Stream;

/** Column heads. */
final class Columns {
  private Columns() {}

  /** A first column and one per profile. */
  static List<String> ofProfiles(String first) {
    return of(first, List.of(Profile.values()));
  }

  /** A first column and one for each of these profiles. */
  static List<String> of(String first, List<Profile> profiles) {
    return Stream.concat(Stream.of(first), profiles.stream().map(Profile::id)).toList();
  }
}
