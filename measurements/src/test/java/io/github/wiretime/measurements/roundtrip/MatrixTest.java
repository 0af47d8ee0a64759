package io.github.wiretime.measurements.roundtrip;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.measurements.bytes.BytesRun;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Effort;
import io.github.wiretime.measurements.stack.Layout;
import io.github.wiretime.measurements.stack.Profile;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class MatrixTest {
  private static final Table BYTES = Table.read(Layout.here().result(BytesRun.FILE));

  @ParameterizedTest
  @EnumSource
  void yardstickIsMeasuredWhereverAnythingIs(Profile profile) {
    for (Effort effort : Effort.values()) {
      for (Matrix.Batch batch : new Matrix(profile, BYTES, effort).batches()) {
        for (Subject subject : batch.subjects()) {
          assertThat(batch.subjects()).contains(new Subject("java.util.Date", subject.shape()));
        }
      }
    }
  }

  @Test
  void fullEffortIsEverythingThatCanBeReadEachWay() {
    List<Matrix.Batch> batches = new Matrix(Profile.JAVA, BYTES, Effort.FULL).batches();

    assertThat(batches).hasSize(2);
    assertThat(batches.get(0).subjects()).hasSize(3 * BYTES.where("profile", "java").rows().size());
    assertThat(batches.get(1).subjects()).isEqualTo(batches.get(0).subjects());
  }

  @Test
  void whatCannotBeReadIsLeftOut() {
    List<Matrix.Batch> batches = new Matrix(Profile.HESSIAN_3_2, BYTES, Effort.FULL).batches();

    assertThat(batches.get(0).subjects())
        .doesNotContain(new Subject("org.joda.time.DateTime", Shape.LIST));
    assertThat(batches.get(0).subjects())
        .contains(new Subject("org.joda.time.Instant", Shape.LIST));
  }

  @Test
  void mediumEffortHasListsOfAllTypesOfHessian() {
    List<Subject> subjects =
        new Matrix(Profile.HESSIAN_4_0_3, BYTES, Effort.MEDIUM).batches().get(0).subjects();

    assertThat(subjects).contains(new Subject("java.time.YearMonth", Shape.LIST));
    assertThat(subjects).doesNotContain(new Subject("java.time.Instant", Shape.ALONE));
  }
}
