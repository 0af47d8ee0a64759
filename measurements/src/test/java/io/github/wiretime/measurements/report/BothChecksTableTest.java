package io.github.wiretime.measurements.report;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import java.util.List;
import org.junit.jupiter.api.Test;

final class BothChecksTableTest {

  @Test
  void comparesTheMediansOfEachJvm() {
    Table measured =
        new Table(
            List.of(
                row(0, "CostlyRpcTime", 10, 10),
                row(0, "both", 11, 11),
                row(0, "CostlyRpcTime", 90, 10), // chance
                row(0, "both", 11, 11),
                row(0, "CostlyRpcTime", 10, 10),
                row(0, "both", 90, 11),
                row(1, "CostlyRpcTime", 20, 20),
                row(1, "both", 24, 24),
                row(0, "CostlyRpcTime", 50, 50).with("subject", "large"),
                row(0, "both", 60, 50).with("subject", "large")));

    assertThat(new BothChecksTable(measured).text())
        .isEqualTo(
            """
            | code base | `CostlyRpcTime`, ms | both checks, ms | both / one, median of the JVMs |
            |---|---:|---:|---:|
            | generated | 30.0 (20.0–40.0) | 35.0 (22.0–48.0) | 1.150 (1.100–1.200) |
            | large | 100.0 (100.0–100.0) | 110.0 (110.0–110.0) | 1.100 (1.100–1.100) |
            """);
  }

  @Test
  void isEmptyWhereNothingWasMeasured() {
    assertThat(new BothChecksTable(new Table(List.of())).text()).isEmpty();
  }

  private static Row row(int jvm, String checks, int analysis, int visits) {
    return new Row()
        .with("subject", "generated")
        .with("analysis ms", analysis)
        .with("visits ms", visits)
        .with("jvm", jvm)
        .with("checks", checks);
  }
}
