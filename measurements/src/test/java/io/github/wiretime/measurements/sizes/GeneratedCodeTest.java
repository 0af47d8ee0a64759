package io.github.wiretime.measurements.sizes;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import io.github.wiretime.measurements.compile.Javac;
import io.github.wiretime.measurements.compile.Mode;
import io.github.wiretime.measurements.compile.Outcome;
import io.github.wiretime.measurements.generated.GeneratedCode;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Progress;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The generator's truth and the programs that measure with it. */
final class GeneratedCodeTest {

  private static final int CLASSES = 200;
  private static final long MOST_BYTES_PER_CLASS = 100_000;

  @Test
  void theCheckFindsExactlyWhatWasMadeCostly() {
    GeneratedCode code = GeneratedCode.of(CLASSES);

    Outcome outcome =
        new Javac(Subject.dubbo(), ImmutableList.of()).compile(code.sources(), Mode.CHECKED);

    assertThat(code.sources()).hasSize(CLASSES);
    assertThat(outcome.errors()).isEmpty();
    assertThat(ImmutableSortedSet.copyOf(outcome.members())).isEqualTo(code.costly());
    assertThat(outcome.own().analysisNanos()).isGreaterThan(0);
    assertThat(outcome.own().bytes()).isGreaterThan(0);
  }

  @Test
  void theCheckChangesNoClassFile() {
    GeneratedCode code = GeneratedCode.of(100);
    Javac javac = new Javac(Subject.dubbo(), ImmutableList.of());

    assertThat(javac.compile(code.sources(), Mode.CHECKED).classes())
        .isEqualTo(javac.compile(code.sources(), Mode.JAVAC).classes());
  }

  /** Time depends on the machine; what is allocated does not, and grows with it. */
  @Test
  void theCheckAllocatesInProportionToTheCode() {
    int factor = 4;
    Javac javac = new Javac(Subject.dubbo(), ImmutableList.of());
    javac.compile(GeneratedCode.of(CLASSES).sources(), Mode.CHECKED); // loads the check's classes
    long few = javac.compile(GeneratedCode.of(CLASSES).sources(), Mode.CHECKED).own().bytes();
    long many =
        javac.compile(GeneratedCode.of(factor * CLASSES).sources(), Mode.CHECKED).own().bytes();

    assertThat(many).isLessThan((long) (few * factor * 1.1));
    assertThat(many / factor / CLASSES).isLessThan(MOST_BYTES_PER_CLASS);
  }

  @Test
  void everyModeIsMeasured() {
    ByteArrayOutputStream told = new ByteArrayOutputStream();
    Measurement measurement = new Measurement(1, /* warmUpLines= */ 0);

    Table rows =
        measurement.of(
            Subject.generated(100),
            new Progress(new PrintStream(told, true, StandardCharsets.UTF_8), 9));

    assertThat(rows.stream().map(row -> row.get("mode")))
        .containsExactly("JAVAC", "ERROR_PRONE", "CHECKED", "ERROR_PRONE_ON", "WEIGHED")
        .inOrder();
    assertThat(told.toString(StandardCharsets.UTF_8)).contains("[ 9/9] generated, 100 classes");
  }

  @Test
  void theSmallestCodeIsWarmedUpMost() {
    Measurement measurement = new Measurement(3, 60_000);

    assertThat(measurement.steps(Subject.generated(100))).isEqualTo(4 * (9 + 3) + 1);
    assertThat(measurement.steps(Subject.generated(3_000))).isEqualTo(4 * (1 + 3) + 1);
  }

  @Test
  void theFirstCompilationIsARow(@TempDir Path folder) {
    Path file = folder.resolve("first.csv");

    FirstRun.main(new String[] {"100", "CHECKED", file.toString()});

    assertThat(Table.read(file).rows().get(0).number("analysis ms")).isGreaterThan(0.0);
  }
}
