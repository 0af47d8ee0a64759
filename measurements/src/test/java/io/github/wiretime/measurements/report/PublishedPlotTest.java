package io.github.wiretime.measurements.report;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class PublishedPlotTest {
  @Test
  void ratiosAreThoseOfTheTables() {
    Plot plot =
        PublishedPlot.of(
                ImmutableMap.of(
                    "Round trips",
                    List.of(
                        cells("Date", "1.00", "1.00"),
                        cells("LocalDateTime", "0.40", "0.10"),
                        cells("LocalDateTime, median", "0.40", "0.10"),
                        cells("Instant", "—", "0.10")),
                    "Nobody published these",
                    List.of(cells("shared", "—", "1.00"))))
            .orElseThrow();
    assertThat(plot.categories()).containsExactly("Round trips", "LocalDateTime").inOrder();
    assertThat(plot.series().get(0).figures()).containsExactly(null, Spread.exactly(0.4));
    assertThat(plot.series().get(1).figures()).containsExactly(null, Spread.exactly(0.1));
  }

  private static List<String> cells(String label, String theirs, String ours) {
    return List.of(label, "1 s", "1 s", "—", theirs, ours, "reproduced");
  }

  @Test
  void noRatiosAreNoPlot() {
    assertThat(PublishedPlot.of(Map.of()).isEmpty()).isTrue();
  }
}
