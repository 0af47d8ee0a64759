package io.github.wiretime.measurements.report;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ObservationTableTest {
  private static final Table MEASURED =
      new Table(
          List.of(
              row("2.7.6", 1, 1, 900),
              row("2.7.6", 5, 1, 500),
              row("2.7.6", 20, 1, 380),
              row("2.7.6", 20, 1, 400),
              row("2.7.6", 20, 1, 420),
              row("3.3.6", 1, 1, 950),
              row("3.3.6", 5, 1, 800),
              row("3.3.6", 20, 1, 700)));

  @Test
  void hasARowForEachLoadAndAColumnForEachRelease() {
    assertThat(new ObservationTable(MEASURED).text())
        .isEqualTo(
            """
            | callers | DTOs | times in each | Dubbo 2.7.6 | Dubbo 3.3.6 | 2/5 or less |
            |---|---:|---:|---:|---:|---:|
            | 8 | 1 | 1 | 0.90 | 0.95 |  |
            | 8 | 5 | 1 | 0.50 | 0.80 |  |
            | 8 | 20 | 1 | 0.40 | 0.70 | 2.7.6 |
            """);
  }

  @Test
  void saysWhereTwoFifthsAreLeft() {
    assertThat(new ObservationTable(MEASURED).answer())
        .isEqualTo(
            "With one time in each DTO, 2/5 of the calls are left between 5 and 20 DTOs with Dubbo"
                + " 2.7.6, above 20 DTOs with Dubbo 3.3.6. A single DTO with one time leaves 0.90 to"
                + " 0.95.");
  }

  @Test
  void isEmptyWhereNothingWasMeasured() {
    assertThat(new ObservationTable(new Table(List.of())).answer()).isEmpty();
  }

  private static Row row(String dubbo, int orders, int times, int perSecond) {
    return new Row()
        .with("dubbo", dubbo)
        .with("callers", 8)
        .with("orders", orders)
        .with("times", times)
        .with("datePerSecond", 1000)
        .with("perSecond", perSecond);
  }
}
