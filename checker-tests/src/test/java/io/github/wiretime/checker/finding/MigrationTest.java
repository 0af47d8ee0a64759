package io.github.wiretime.checker.finding;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Wire;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which fields are in migration, and which only look so; bytes judge release 2 in wire cases. */
final class MigrationTest {

  private static final String READS = " private Object readResolve() { return this; }";

  private static final String SENDS =
      " private Object writeReplace() { Order sent = copy(); sent.at = null; return sent; }"
          + " private Order copy() { return this; }";

  private static final String TWINS = "Long atSeconds; Integer atNanos;";

  @TempDir private Path api;

  private static Outcome order(String members) {
    return Wire.build(
            "interface OrderService { Order find(); } class Order implements Serializable { "
                + members
                + " }")
        .run();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Instant at; " + TWINS,
        "Instant at; private Long $atSeconds; private Integer $atNanos;",
        "LocalDateTime at; " + TWINS,
        "Duration at; " + TWINS,
        "LocalDate at; Long atEpochDay;",
        "LocalTime at; Integer atSecondOfDay, atNanos;",
        "OffsetDateTime at; Long atSeconds; Integer atNanos, atOffsetSeconds;",
        "OffsetTime at; Integer atSecondOfDay, atNanos, atOffsetSeconds;",
        "ZonedDateTime at; String atZone; Integer atNanos; Long atSeconds;",
        "Year at; Integer atValue;",
        "YearMonth at; Long atProlepticMonth;",
        "protected volatile Instant at; public " + TWINS
      })
  void whatReadsTwinsIsInMigration(String fields) {
    Outcome outcome = order(fields + READS);

    assertThat(outcome.members()).isEmpty();
    assertThat(outcome.warnings()).isEmpty();
    assertThat(outcome.count())
        .isEqualTo("1 service, 1 class sent, 1 costly member (1 in migration)");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Instant at;" + READS,
        "Instant at; " + TWINS,
        "Instant at; Long atSeconds;" + READS,
        "Instant at; long atSeconds; Integer atNanos;" + READS,
        "Instant at; Integer atSeconds; Integer atNanos;" + READS,
        "Instant at; Number atSeconds; Integer atNanos;" + READS,
        "Instant at; Long[] atSeconds; Integer atNanos;" + READS,
        "Instant at; static Long atSeconds; Integer atNanos;" + READS,
        "Instant at; Long atSeconds; transient Integer atNanos;" + READS,
        "Instant at; Long $atSeconds; Integer atNanos;" + READS,
        "Instant at; Long _atSeconds; Integer _atNanos;" + READS,
        "Instant at; Long AtSeconds; Integer AtNanos;" + READS,
        "final Instant at = null; " + TWINS + READS,
        "Instant at; " + TWINS + " Object readResolve(int version) { return this; }",
        "Instant at; " + TWINS + " static Object readResolve() { return null; }",
        "Instant at; " + TWINS + " Object readResolve;",
        "Instant at; Long atSeconds() { return 1L; } Integer atNanos() { return 1; }" + READS,
        "List<Instant> at; " + TWINS + READS,
        "Instant[] at; " + TWINS + READS,
        "Period at; Integer atDays;" + READS,
        "Instant at; class Long {} Long atSeconds; Integer atNanos;" + READS
      })
  void whatOnlyLooksSoIsReported(String members) {
    Outcome outcome = order(members);

    assertThat(outcome.errors()).isEmpty();
    assertThat(outcome.members()).containsExactly("Order.at");
  }

  @Test
  void onlyTheDeclaringClassCounts() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order order(); Other other(); }
                class Base implements Serializable {
                  Long atSeconds; Integer atNanos;
                  protected Object readResolve() { return this; }
                }
                class Order extends Base { Instant at; }
                class Time { LocalDate day; }
                class Other extends Time implements Serializable {
                  Long dayEpochDay;
                  protected Object readResolve() { return this; }
                }
                """))
        .containsExactly("Order.at", "Time.day");
  }

  @Test
  void parametersAndReturnTypesOfThatNameAreNone() {
    assertThat(
            Wire.members(
                """
                interface OrderService {
                  Long atSeconds = 1L; Integer atNanos = 1;
                  Object readResolve();
                  void find(Instant at);
                  Instant at();
                }
                """))
        .hasSize(2);
  }

  @Test
  void whatIsAcceptedStaysAccepted() {
    assertThat(order("@SuppressWarnings(\"CostlyRpcTime\") Instant at; " + TWINS + READS).count())
        .endsWith("(1 accepted)");
  }

  @Test
  void whatSendsTwinsIsNoFinding() {
    Outcome outcome = order("Instant at; " + TWINS + READS + SENDS);

    assertThat(outcome.diagnostics()).isEmpty();
    assertThat(outcome.count()).isEqualTo("1 service, 1 class sent, 0 costly members");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Object writeReplace(int version) { this.at = null; return this; }",
        "Object writeReplace() { return this; }",
        "Object writeReplace() { at = Instant.EPOCH; atNanos = null; return this; }",
        "Object writeReplace() { Runnable r = () -> { at = null; }; return this; }",
        "Object writeReplace() { new Object() { Instant at; { at = null; } }; return this; }",
        "Object writeReplace() { Object[] at = { this }; at[0] = null; return this; }",
      })
  void otherMethodsDoNotSendThem(String method) {
    Outcome outcome = order("Instant at; " + TWINS + READS + method);

    assertThat(outcome.errors()).isEmpty();
    assertThat(outcome.count()).endsWith("1 costly member (1 in migration)");
  }

  /** Whoever adds the twins of one more field by hand may forget to send them. */
  @Test
  void eachFieldCountsForItself() {
    Outcome outcome =
        order(
            "Instant at; " + TWINS + "LocalDate day; Long dayEpochDay; Year year;" + READS + SENDS);

    assertThat(outcome.members()).containsExactly("Order.year");
    assertThat(outcome.count()).endsWith("2 costly members (1 in migration)");
  }

  /** Of a class file the compiler does not know the code, and Object says nothing about a copy. */
  @ParameterizedTest
  @CsvSource({"'', 1", "writes, 0"})
  void inAClassFileTheCopyIsOfTheClassItself(String writes, int migrating) {
    String method =
        writes.isEmpty() ? "" : "protected Object writeReplace() { at = null; return this; }";
    ClassFiles.compile(
        api,
        "package api; public class Line { java.time.LocalDate day; }",
        "package api; public class Order extends Base { Line line; }",
        "package api; public class Base implements java.io.Serializable { java.time.Instant at; "
            + TWINS
            + "protected Object readResolve() { return this; } "
            + method
            + "}");

    Outcome outcome = Wire.build("interface OrderService { api.Order find(); }").against(api).run();

    assertThat(outcome.members()).containsExactly("Line.day");
    assertThat(outcome.count())
        .isEqualTo(
            migrating == 0 ? "" : "1 service, 3 classes sent, 2 costly members (1 in migration)");
  }

  /** The twins of a field that is sent by twins are part of the wire: without them nothing is. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Instant at; Long atSecond; Integer atNano;",
        "Instant at;",
        "Instant at; String atSeconds; Integer atNanos;"
      })
  void whereTwinsAreRenamedDeletedOrUsedAgainTheFieldIsReportedAgain(String fields) {
    assertThat(order(fields + READS + SENDS).members()).containsExactly("Order.at");
  }
}
