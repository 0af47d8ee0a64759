package io.github.wiretime.measurements.report;

import static com.google.common.truth.Truth.assertThat;

import org.junit.jupiter.api.Test;

final class PublishedPlotTest {
  @Test
  void ratiosAreThoseOfTheTables() {
    String section =
        """
        ### Round trips

        | variant | published | ours | published speed ratio | our speed ratio |
        |---|---:|---:|---:|---:|
        | Date | 50 | 20 | 1.00 | 1.00 |
        | LocalDateTime | 20 | 2 | 0.40 | 0.10 |
        | LocalDateTime, median | 20 | 2 | 0.40 | 0.10 |
        | Instant | — | 2 | — | 0.10 |

        ### Nobody published these

        | way | speed |
        |---|---:|
        | shared | 1.00 |
        """;

    Plot plot = PublishedPlot.of(section).orElseThrow();

    assertThat(plot.categories()).containsExactly("Round trips", "LocalDateTime").inOrder();
    assertThat(plot.series().get(0).figures()).containsExactly(null, Spread.exactly(0.4));
    assertThat(plot.series().get(1).figures()).containsExactly(null, Spread.exactly(0.1));
  }

  @Test
  void noRatiosAreNoPlot() {
    assertThat(PublishedPlot.of("### Claims\n\n| claim | verdict |\n|---|---|\n").isEmpty())
        .isTrue();
  }
}
