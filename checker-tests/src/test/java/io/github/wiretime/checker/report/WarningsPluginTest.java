package io.github.wiretime.checker.report;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import edu.hm.hafner.analysis.FileReaderFactory;
import edu.hm.hafner.analysis.Issue;
import edu.hm.hafner.analysis.Report;
import edu.hm.hafner.analysis.parser.violations.SarifAdapter;
import io.github.wiretime.checker.harness.Project;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the parser of Jenkins' plugin for warnings makes of a report. */
final class WarningsPluginTest {

  private static final String[] SOURCES = {
    "package app; interface OrderService { Order find(); }",
    """
    package app;

    class Order {
      java.time.Instant at;
      java.time.LocalDate known;
      @SuppressWarnings("CostlyRpcTime") java.time.LocalTime accepted;
    }
    """
  };

  @TempDir private Path folder;

  @Test
  void showsWhatIsNewAtItsLine() {
    Report report = read(project());

    assertThat(report.getErrorMessages()).isEmpty();
    assertThat(issues(report))
        .containsExactly("NORMAL CostlyRpcTime src/main/java/app/Order.java:4");
    assertThat(messages(report)).contains("docs/CostlyRpcTime.md");
  }

  @ParameterizedTest
  @CsvSource({"WARN, NORMAL", "ERROR, HIGH"})
  void theSeverityIsTheChecks(String severity, String shown) {
    Report report = read(project().arguments("-Xep:CostlyRpcTime:" + severity));

    assertThat(report.get(0).getSeverity().getName()).isEqualTo(shown);
  }

  private Report read(Project project) {
    project.compile();
    return new SarifAdapter()
        .parse(new FileReaderFactory(folder.resolve(Sarif.REPORT), StandardCharsets.UTF_8));
  }

  private Project project() {
    Project project = Sarif.project(folder, SOURCES).option("Baseline", "known.baseline");
    project.write(
        "known.baseline",
        """
        # CostlyRpcTime baseline v1
        app.Order#changed java.time.LocalDateTime
        app.Order#known java.time.LocalDate
        """);
    return project;
  }

  private static String messages(Report report) {
    return report.stream().map(Issue::getMessage).collect(joining("\n"));
  }

  private static ImmutableList<String> issues(Report report) {
    return report.stream()
        .map(
            (Issue issue) ->
                "%s %s %s:%s"
                    .formatted(
                        issue.getSeverity(),
                        issue.getType(),
                        issue.getFileName(),
                        issue.getLineStart()))
        .collect(toImmutableList());
  }
}
