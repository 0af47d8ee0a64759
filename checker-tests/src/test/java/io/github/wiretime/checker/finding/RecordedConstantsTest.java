package io.github.wiretime.checker.finding;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.Diagnosis;
import io.github.wiretime.checker.harness.Javac;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Enums in a baseline: which constants are new, and what a new one changes in the file. */
final class RecordedConstantsTest {

  private static final String HEADER = "# CostlyRpcTime baseline v1\n";

  private static final String SERVICE =
      """
      package app;

      @org.apache.dubbo.config.annotation.DubboService
      class Orders implements OrderService {
        @Override public OrderDto find() { return null; }
      }
      interface OrderService { OrderDto find(); }
      """;

  private static final String ORDER =
      """
      package app;

      class OrderDto implements java.io.Serializable {
        Status status;
        java.time.DayOfWeek day;
      }
      """;

  private static final String STATUS =
      """
      package app;

      enum Status {
        PAID,
        NEW
      }
      """;

  private static final String GROWN = STATUS.replace("NEW", "NEW,\n  REFUNDED");

  private static final String UNSENT = "package app; enum Unsent { A }";

  private static final String LINE =
      "app.Status#<constants> BrokenRpcValue.enum-constant:NEW,PAID\n";

  @TempDir private Path folder;

  private Outcome compile(String status, String mode, String... arguments) {
    return Javac.checkingAll()
        .with(
            "-XepOpt:CostlyRpcTime:HessianLite=4.0.4",
            "-XepOpt:CostlyRpcTime:Baseline=" + file(),
            "-XepOpt:CostlyRpcTime:BaselineMode=" + mode)
        .with(arguments)
        .compile(
            ImmutableList.of(
                Source.of(SERVICE), Source.of(ORDER), Source.of(status), Source.of(UNSENT)));
  }

  private Path file() {
    return folder.resolve("known.baseline");
  }

  private String known() throws IOException {
    return Files.readString(file()).substring(HEADER.length());
  }

  private void known(String lines) throws IOException {
    Files.writeString(file(), HEADER + lines);
  }

  @Test
  void eachEnumThatIsSentIsOneLineInAnyOrderOfConstants() throws IOException {
    assertThat(compile(STATUS, "write").findings()).isEmpty();

    assertThat(known()).isEqualTo(LINE);
    assertThat(compile(STATUS, "check").diagnostics()).isEmpty();
    assertThat(
            compile(STATUS.replace("PAID", "NEW").replace("  NEW\n", "  PAID\n"), "check")
                .diagnostics())
        .isEmpty();
  }

  @Test
  void aNewConstantIsReportedAtItsLineUntilItIsWritten() throws IOException {
    known(LINE);

    Outcome check = compile(GROWN, "check");

    assertThat(check.findings().stream().map(Diagnosis::position)).containsExactly("Status.java:6");
    assertThat(check.findings().get(0).message())
        .isEqualTo(
            """
            [BrokenRpcValue] 'REFUNDED' is a new constant and cannot be read (hessian-lite 4.0.4)
                why      peers whose enum lacks it fail with an exception
                sent by  OrderService.find() -> OrderDto.status -> Status.REFUNDED; 1 method of 1 service
                instead  add it to the line of its enum in the baseline; senders may use it once every receiver has the new enum
                (see https://github.com/wiretime/wiretime/blob/main/docs/BrokenRpcValue.md)""");
    assertThat(known()).isEqualTo(LINE);
    assertThat(compile(GROWN, "prune").findings()).hasSize(1);
    assertThat(known()).isEqualTo(LINE);

    assertThat(compile(GROWN, "write").findings()).isEmpty();
    assertThat(known()).isEqualTo(LINE.replace("PAID", "PAID,REFUNDED"));
    assertThat(compile(GROWN, "check").findings()).isEmpty();
  }

  @Test
  void anEnumWithoutALineIsNotCompared() throws IOException {
    known(
        "app.Order#at java.time.Instant\napp.Unsent#<constants> BrokenRpcValue.enum-constant:A\n");
    String before = known();

    assertThat(compile(GROWN, "check").findings()).isEmpty();
    assertThat(compile(GROWN, "prune").findings()).isEmpty();
    assertThat(known()).isEqualTo(before);
  }

  @Test
  void nothingIsReportedWithoutABaseline() {
    assertThat(compile(GROWN, "check").diagnostics()).isEmpty();
    assertThat(Files.exists(file())).isFalse();
  }

  @Test
  void bothSidesOfAMergeCountAndBecomeOne() throws IOException {
    known(LINE + LINE.replace("NEW,PAID", "PAID,REFUNDED"));

    assertThat(compile(GROWN, "check").findings()).isEmpty();
    assertThat(compile(GROWN, "write").findings()).isEmpty();
    assertThat(known()).isEqualTo(LINE.replace("PAID", "PAID,REFUNDED"));
  }

  @Test
  void aCheckThatIsOffLeavesTheLines() throws IOException {
    known(LINE);

    assertThat(compile(GROWN, "write", "-Xep:BrokenRpcValue:OFF").findings()).isEmpty();
    assertThat(known()).isEqualTo(LINE);

    Files.delete(file());
    assertThat(compile(GROWN, "write", "-Xep:BrokenRpcValue:OFF").findings()).isEmpty();
    assertThat(known()).isEmpty();
  }

  @Test
  void whatIsAcceptedIsNeitherReportedNorWritten() throws IOException {
    known(LINE);
    String accepted =
        GROWN.replace(
            "REFUNDED",
            "@io.github.wiretime.annotations.AcceptBrokenRpcValue(reason = \"only we read it\") REFUNDED");

    assertThat(compile(accepted, "check").findings()).isEmpty();
    assertThat(compile(accepted, "write").findings()).isEmpty();
    assertThat(known()).isEqualTo(LINE);
  }
}
