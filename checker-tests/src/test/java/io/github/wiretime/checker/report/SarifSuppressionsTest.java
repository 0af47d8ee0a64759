package io.github.wiretime.checker.report;

import static com.google.common.truth.Truth.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.wiretime.checker.harness.Project;
import io.github.wiretime.checker.harness.SarifFile;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the report says of findings that javac does not show. */
final class SarifSuppressionsTest {

  private static final String SERVICE =
      "package app; interface OrderService { Order find(java.time.Year year); }";

  private static final String ORDER =
      """
      package app;

      import io.github.wiretime.annotations.AcceptCostlyRpcTime;

      class Order {
        java.time.Instant at;

        @AcceptCostlyRpcTime(reason = "Few of \\"them\\" <a day>")
        java.time.LocalDate day;

        @SuppressWarnings("CostlyRpcTime")
        java.time.LocalTime time;
      }
      """;

  @TempDir private Path folder;

  @Test
  void acceptedOnesAreSuppressedInTheSourceWithTheirReason() {
    SarifFile report = Sarif.report(project(SERVICE, ORDER));

    assertSuppressed(report.result("app.Order#day"), "inSource", "Few of \"them\" <a day>");
    assertSuppressed(report.result("app.Order#time"), "inSource", "@SuppressWarnings");
  }

  @Test
  void theReasonMayStandAroundTheMember() {
    SarifFile report =
        Sarif.report(
            project(
                "package app; interface OrderService { Order find(); }",
                """
                package app;
                @io.github.wiretime.annotations.AcceptCostlyRpcTime(reason = "Once a night")
                class Order { java.time.Instant at; }
                """));

    assertSuppressed(report.result("app.Order#at"), "inSource", "Once a night");
  }

  @Test
  void baselinedOnesAreSuppressedOutside() {
    Project project = project(SERVICE, ORDER).option("Baseline", "known.baseline");
    project.write(
        "known.baseline", "# CostlyRpcTime baseline v1\napp.Order#at java.time.Instant\n");

    SarifFile report = Sarif.report(project);

    assertThat(report.problems()).isEmpty();
    assertSuppressed(report.result("app.Order#at"), "external", "It is in the baseline");
    assertThat(report.result("app.OrderService#find(java.time.Year)[0]").has("suppressions"))
        .isFalse();
  }

  private static void assertSuppressed(JsonNode result, String kind, String justification) {
    JsonNode suppression = result.at("/suppressions/0");
    assertThat(suppression.get("kind").asText()).isEqualTo(kind);
    assertThat(suppression.get("status").asText()).isEqualTo("accepted");
    assertThat(suppression.get("justification").asText()).isEqualTo(justification);
  }

  private Project project(String... sources) {
    return Sarif.project(folder, sources);
  }
}
