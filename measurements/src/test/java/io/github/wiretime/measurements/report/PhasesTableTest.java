package io.github.wiretime.measurements.report;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.measurements.builds.Step;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PhasesTableTest {

  private static final Table NOTHING = new Table(List.of());

  private final Table phases =
      phases(
          new double[] {0.3, 1.0, 1.5, 1.7, 2.9},
          new double[] {0.4, 2.0, 2.1, 2.5, 4.5}, // slower in all steps
          new double[] {0.2, 1.1, 1.4, 1.3, 2.4});

  /** The medians of two steps differ by other figures than these. */
  @Test
  void comparesStepsOfTheSameRound() {
    assertThat(new PhasesTable(phases, NOTHING).text(InBoth::english))
        .isEqualTo(
            """
            | phase | seconds |
            |---|---:|
            | start of a JVM that only prints its version | 0.30 (0.20–0.40) |
            | reading class files and jars, following the types, printing | 1.10 (1.00–2.00) |
            | reading sources to find line numbers | 0.30 (0.10–0.50) |
            | writing the page and SARIF | 0.20 (-0.10–0.40) |
            | the whole scan in a JVM that was started early | 1.70 (1.30–2.50) |
            | the whole scan in a new JVM, from its start | 2.90 (2.40–4.50) |
            | saved by starting the JVM early | 1.20 (1.10–2.00) |
            """);
  }

  @Test
  void comparesBuildsOfTheSameRoundWithDubbo() {
    Table builds =
        new Table(
            List.of(
                build("with Dubbo", "none", 10),
                build("with Dubbo", "scan", 12),
                build("with Dubbo", "javac", 50),
                build("with Dubbo", "none", 20),
                build("with Dubbo", "scan", 21),
                build("without Dubbo", "none", 1),
                build("without Dubbo", "scan", 90)));

    assertThat(new PhasesTable(phases, builds).text(InBoth::english))
        .endsWith("| added to a whole build by mode `scan` | 1.50 (1.00–2.00) |\n");
  }

  @Test
  void hasTheSameFiguresInChinese() {
    PhasesTable table = new PhasesTable(phases, NOTHING);

    assertThat(figures(table.text(InBoth::chinese)))
        .isEqualTo(figures(table.text(InBoth::english)));
    assertThat(table.text(InBoth::chinese)).contains("| 阶段 | 耗时，s |");
  }

  @Test
  void isEmptyWhereNothingWasMeasured() {
    assertThat(new PhasesTable(NOTHING, NOTHING).text(InBoth::english)).isEmpty();
  }

  private static List<String> figures(String table) {
    return table.lines().skip(2).map(row -> row.replaceAll("^\\| [^|]* ", "")).toList();
  }

  /** Of each round the seconds of all steps. */
  private static Table phases(double[]... rounds) {
    List<Row> rows = new ArrayList<>();
    Step[] steps = Step.values();
    for (int round = 0; round < rounds.length; round++) {
      for (int step = 0; step < steps.length; step++) {
        rows.add(
            new Row()
                .with("step", steps[step])
                .with("round", round + 1)
                .with("seconds", rounds[round][step], 3));
      }
    }
    return new Table(rows);
  }

  private static Row build(String modules, String mode, double seconds) {
    return new Row().with("modules", modules).with("mode", mode).with("seconds", seconds, 2);
  }
}
