package io.github.wiretime.checker.report;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Wire;
import org.junit.jupiter.api.Test;

/** What was recognised, where the diagnostics do not tell. */
final class ModuleNoteTest {

  @Test
  void servicesWithoutFindings() {
    assertThat(
            Wire.build("interface OrderService { Order find(); } class Order { Date at; }")
                .run()
                .count())
        .isEqualTo("1 service, 1 class sent, 0 costly members");
  }

  @Test
  void aServiceWithoutFindingsBesideOneWithSome() {
    assertThat(
            Wire.build("interface AService { Instant at(); } interface BService { Date at(); }")
                .run()
                .count())
        .isEqualTo("2 services, 0 classes sent, 1 costly member");
  }

  @Test
  void whatIsAccepted() {
    assertThat(
            Wire.build(
                    "interface OrderService { @SuppressWarnings(\"CostlyRpcTime\") Instant at(); }")
                .run()
                .count())
        .isEqualTo("1 service, 0 classes sent, 1 costly member (1 accepted)");
  }

  @Test
  void nothingWhereThereIsNoServiceOrTheDiagnosticsTellAll() {
    assertThat(Wire.build("class Order { Instant at; }").run().count()).isEmpty();
    assertThat(Wire.build("interface OrderService { Instant at(); }").run().count()).isEmpty();
  }
}
