package io.github.wiretime.checker.finding;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Project;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A compilation writes the baseline after all of its steps, or leaves it as it was. */
final class BaselineFileTest {

  private static final String BASELINE = "known.baseline";

  @TempDir private Path folder;

  private Project project;

  @BeforeEach
  void nameTheFile() {
    project =
        Project.in(folder)
            .with(
                "package app; interface OrderService { Order find(); }",
                "package app; class Order { java.time.Instant at; }")
            .option("ServiceInterfaces", "app.*Service")
            .option("Baseline", BASELINE);
  }

  @Test
  void isWrittenIfAllStepsPass() {
    Outcome outcome = project.option("BaselineMode", "write").compile();

    assertThat(outcome.errors()).isEmpty();
    assertThat(project.read(BASELINE)).contains("app.Order#at java.time.Instant\n");
  }

  @Test
  void aBrokenOneStaysAsItWas() {
    project.write(BASELINE, "# something else\n");

    Outcome outcome = project.option("BaselineMode", "write").compile();

    assertThat(outcome.errors()).hasSize(1);
    assertThat(outcome.errors().get(0)).contains("the first line is not");
    assertThat(project.read(BASELINE)).isEqualTo("# something else\n");
  }

  @Test
  void aReportThatCannotBeWrittenLeavesItAsItWas() {
    project.write("file", "");

    Outcome outcome =
        project.option("BaselineMode", "write").option("Report", "file/costly.sarif").compile();

    assertThat(outcome.errors()).hasSize(1);
    assertThat(outcome.errors().get(0)).contains("cannot write");
    assertThat(Files.exists(folder.resolve(BASELINE))).isFalse();
  }
}
