package io.github.wiretime.checker.report;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertAll;

import io.github.wiretime.checker.harness.Approved;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Project;
import io.github.wiretime.checker.harness.SarifFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * All reports of one module, whole. It has a finding of each kind: new at a field and at a
 * parameter, in the baseline, accepted in four ways.
 */
final class WholeReportsTest {

  private static final String SARIF = "target/costly.sarif";
  private static final String SUMMARY = "target/costly.md";
  private static final String GITLAB = "target/quality.json";

  private static final String PAGE =
      "https://github.com/wiretime/wiretime/blob/main/docs/CostlyRpcTime.md";

  @TempDir private Path folder;

  private Project project;

  @BeforeEach
  void writeProject() throws IOException {
    Files.createDirectories(folder.resolve(".git"));
    project =
        Project.in(folder.resolve("group/order büro"))
            .with(
                """
                package app;

                interface OrderService {
                  Page<Order> find(java.time.Year year);
                  Nightly nightly();
                }
                """,
                """
                package app;

                import io.github.wiretime.annotations.AcceptCostlyRpcTime;

                class Order implements java.io.Serializable {
                  java.time.Instant at;

                  java.time.ZonedDateTime known;

                  @AcceptCostlyRpcTime(reason = "Few of \\"them\\" <a day>")
                  java.time.LocalDate day;

                  @SuppressWarnings("CostlyRpcTime")
                  java.time.LocalTime time;
                }

                class Page<T> implements java.io.Serializable {
                  T[] items;
                }
                """,
                """
                package app;

                @io.github.wiretime.annotations.AcceptCostlyRpcTime(reason = "Once a night")
                class Nightly implements java.io.Serializable {
                  java.time.Instant at;
                }
                """)
            .option("ServiceInterfaces", "app.*Service")
            .option("Baseline", "known.baseline")
            .option("Report", SARIF)
            .option("CodeQuality", GITLAB);
    project.write(
        "known.baseline",
        """
        # CostlyRpcTime baseline v1
        app.Order#known java.time.ZonedDateTime
        """);
  }

  @Test
  void areAsApproved() {
    compile(project);

    assertAll(
        () -> Approved.assertSame(getClass(), "costly.sarif", written(SARIF)),
        () -> Approved.assertSame(getClass(), "costly.md", written(SUMMARY)),
        () -> Approved.assertSame(getClass(), "quality.json", written(GITLAB)));
  }

  @Test
  void haveTheSeverityOfTheCheck() {
    Outcome outcome =
        project.arguments("-Xep:CostlyRpcTime:ERROR", "-Xep:BrokenRpcValue:ERROR").compile();

    assertThat(outcome.succeeded()).isFalse();
    assertThat(written(SARIF)).isEqualTo(approved("costly.sarif", "\"warning\"", "\"error\""));
    assertThat(written(GITLAB)).isEqualTo(approved("quality.json", "\"minor\"", "\"major\""));
  }

  @Test
  void haveTheLinkOfTheUser() {
    String own = "https://wiki.acme.com/time?a=b&c";

    compile(project.option("DocsUrl", own));

    assertThat(written(SARIF)).isEqualTo(approved("costly.sarif", PAGE, own));
    Approved.assertSame(getClass(), "quality.json", written(GITLAB));
  }

  private String approved(String name, String part, String replacement) {
    String text = Approved.text(getClass(), name);
    assertThat(text).contains(part);
    return text.replace(part, replacement);
  }

  private void compile(Project configured) {
    assertThat(configured.compile().diagnostics().toString()).doesNotContain("compiler argument");
    assertThat(SarifFile.read(configured.folder().resolve(SARIF)).problems()).isEmpty();
  }

  /** Without times, which every measurement changes a little, and the version, which jars have. */
  private String written(String file) {
    return Outcome.withoutTimes(project.read(file))
        .replaceAll("\\| [\\d.]+x \\|", "| *x |")
        .replaceFirst("(\"name\": \"Wiretime\",)\\s+\"version\": \"[^\"]+\",", "$1");
  }
}
