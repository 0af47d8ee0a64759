package io.github.wiretime.checker.cost;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.options.HessianLite;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which measured types are reported. */
final class ThresholdsTest {

  private static final Build ORDER =
      Build.of(
          """
          import java.time.*;
          import java.time.chrono.*;
          import java.time.temporal.*;
          @org.apache.dubbo.config.annotation.DubboService
          class OrderService { public Order find() { return null; } }
          class Order {
            DayOfWeek day;
            Month month;
            ChronoUnit unit;
            LocalDate date;
            LocalTime time;
            LocalDateTime dateTime;
            ChronoLocalDate anyDate;
            Temporal any;
            Year year;
            Instant instant;
            ZonedDateTime zoned;
            java.util.Date old;
          }
          """);

  @ParameterizedTest
  @ValueSource(strings = {"3.2", "4.0.3", "4.0.4", "sofa-3", "sofa-3.5"})
  void objectsAreReportedAndEnumsAreNot(String hessian) {
    assertThat(members(ORDER.option("HessianLite", hessian)))
        .containsExactly("date", "time", "dateTime", "anyDate", "any", "year", "instant", "zoned");
  }

  @Test
  void compactFormsAreNot() {
    assertThat(members(ORDER.option("HessianLite", "4.0.4-compact")))
        .containsExactly("any", "year", "instant", "zoned");
  }

  /** What the check would say if Dubbo's other serializer were a release of Hessian. */
  @Test
  void nothingIsUnderFastjson() {
    assertThat(members(ORDER.option("Serialization", "fastjson2"))).isEmpty();
  }

  @Test
  void bytesCanBeMore() {
    assertThat(members(highSlowdown(ORDER).option("MinBytes", "246")))
        .containsExactly("any", "zoned");
    assertThat(members(highSlowdown(ORDER).option("MinBytes", "245")))
        .containsExactly("dateTime", "any", "zoned");
  }

  @Test
  void bytesCanBeLess() {
    assertThat(members(highSlowdown(ORDER).option("MinBytes", "30")))
        .containsAtLeast("day", "unit", "year");
  }

  @Test
  void slowdownAloneIsEnough() {
    assertThat(
            members(highSlowdown(ORDER).option("MinBytes", "1000").option("MinSlowdown", "0.01")))
        .containsAtLeast("day", "date", "zoned");
    assertThat(members(highSlowdown(ORDER).option("MinBytes", "1000"))).isEmpty();
  }

  @Test
  void exactlySoSlowIsSlowEnough() {
    BigDecimal slowdown =
        CostTable.load(HessianLite.LITE_4_0_4)
            .of("java.time.ZonedDateTime")
            .orElseThrow()
            .slowdown()
            .orElseThrow()
            .times();
    Build build = ORDER.option("HessianLite", "4.0.4").option("MinBytes", "1000");

    assertThat(members(build.option("MinSlowdown", slowdown.toString())))
        .containsAtLeast("zoned", "any");
    assertThat(members(build.option("MinSlowdown", slowdown.add(new BigDecimal("0.1")).toString())))
        .doesNotContain("zoned");
  }

  @Test
  void whatTheUserNamesIsReportedWhateverItCosts() {
    assertThat(
            members(
                ORDER
                    .option("HessianLite", "4.0.4-compact")
                    .option("CostlyTypes", "java.util.Date,java.time.LocalDate")))
        .containsAtLeast("date", "old");
  }

  private static Build highSlowdown(Build build) {
    return build.option("HessianLite", "4.0.4").option("MinSlowdown", "1000");
  }

  private static ImmutableList<String> members(Build build) {
    return build.run().members().stream()
        .map(member -> member.replace("Order.", ""))
        .collect(ImmutableList.toImmutableList());
  }
}
