package io.github.wiretime.measurements.calls;

import static com.google.common.truth.Truth.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

final class PaceTest {
  private static final Map<TimeKind, Double> PER_SECOND =
      Map.of(TimeKind.DATE, 20_000.0, TimeKind.INSTANT, 1_000.0, TimeKind.MILLIS, 30_000.0);

  @Test
  void datesKeepUpWithHalfOfTheirOwn() {
    assertThat(Pace.HALF_OF_DATE.of(PER_SECOND)).isEqualTo(10_000);
  }

  @Test
  void allKeepUpWithHalfOfTheSlowest() {
    assertThat(Pace.HALF_OF_SLOWEST.of(PER_SECOND)).isEqualTo(500);
  }
}
