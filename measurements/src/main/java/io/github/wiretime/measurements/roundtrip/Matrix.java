package io.github.wiretime.measurements.roundtrip;

import io.github.wiretime.measurements.dtos.Samples;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Effort;
import io.github.wiretime.measurements.stack.Profile;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Which messages are measured, and how: everything that a profile can write and read, or less. */
final class Matrix {
  private static final String ROUND_TRIP = "\\.roundTrip$";
  private static final String ONE_WAY = "\\.(serialize|deserialize)$";

  /** Where a medium run looks closer than at lists that are written and read. */
  private static final Set<Profile> CLOSER_PROFILES =
      EnumSet.of(Profile.HESSIAN_3_2, Profile.HESSIAN_4_0_4, Profile.HESSIAN_4_0_4_COMPACT);

  private static final Set<String> CLOSER_TYPES =
      Set.of(Samples.YARDSTICK, "java.time.Instant", "java.time.LocalDateTime");

  private final Profile profile;
  private final Table bytes;
  private final Effort effort;

  /**
   * The matrix of one profile.
   *
   * @param bytes the result file of the bytes, which says what can be written and read at all
   */
  Matrix(Profile profile, Table bytes, Effort effort) {
    this.profile = profile;
    this.bytes = bytes;
    this.effort = effort;
  }

  /** What JMH runs, one after the other; each batch has subjects. */
  List<Batch> batches() {
    List<Batch> batches = new ArrayList<>();
    batches.add(
        new Batch(
            ROUND_TRIP, subjects(s -> isMeasured(s) && (s.shape() == Shape.LIST || isCloser(s)))));
    batches.add(new Batch(ONE_WAY, subjects(this::isCloser)));
    return batches.stream().filter(batch -> !batch.subjects().isEmpty()).toList();
  }

  private boolean isMeasured(Subject subject) {
    return effort == Effort.FULL
        || (effort == Effort.MEDIUM && profile.isHessian())
        || Samples.frequent().contains(subject.type());
  }

  private boolean isCloser(Subject subject) {
    return effort == Effort.FULL
        || (effort == Effort.MEDIUM
            && CLOSER_PROFILES.contains(profile)
            && CLOSER_TYPES.contains(subject.type()));
  }

  private List<Subject> subjects(Predicate<Subject> wanted) {
    return bytes.stream()
        .filter(row -> profile.id().equals(row.get("profile")))
        .flatMap(Matrix::subjects)
        .filter(wanted)
        .toList();
  }

  private static Stream<Subject> subjects(Row row) {
    return Stream.of(Shape.values())
        .filter(shape -> !outcome(row, shape).contains(" when "))
        .map(shape -> new Subject(row.get("type"), shape));
  }

  private static String outcome(Row row, Shape shape) {
    return row.get(shape == Shape.ALONE ? "roundTripAlone" : "roundTripField");
  }

  /**
   * What one run of JMH measures.
   *
   * @param methods a pattern of the benchmark's methods
   * @param subjects the messages
   */
  record Batch(String methods, List<Subject> subjects) {}
}
