package io.github.wiretime.checker.cost;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Wire;
import io.github.wiretime.checker.options.HessianLite;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which types options add and take away, and what is said of them. */
final class CostlyTypesTest {

  @Test
  void theFiguresOfAnInterfaceAreThoseOfItsCheapestValue() {
    assertThat(Wire.texts(service("java.time.temporal.TemporalAmount")).get(0))
        .matches(
            "(?s)'t' is sent as TemporalAmount: at least 78 bytes \\(hessian-lite 4.0.4\\)\n.*"
                + "costs    at least 78 bytes for the first value in a message, 4 for each further one;.*");
  }

  @Test
  void soIsTheTime() {
    CostTable table = CostTable.load(HessianLite.LITE_4_0_4);
    Slowdown fastest =
        Stream.of("java.time.Duration", "java.time.Period")
            .map(type -> table.of(type).orElseThrow().slowdown().orElseThrow())
            .min(Comparator.comparing(Slowdown::times))
            .orElseThrow();

    String text = build("java.time.temporal.TemporalAmount").run().findings().get(0).message();

    assertThat(text).contains("at least 78 bytes, " + fastest.rounded() + "x the time of Date");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"org.joda.time.DateTime", "org.joda.time.*", "org.joda.**", "org.*.time.Date*"})
  void costlyTypesAddsTypes(String pattern) {
    assertThat(
            build("org.joda.time.DateTime").option("CostlyTypes", pattern).run().membersWithTypes())
        .containsExactly("Order.t DateTime");
  }

  @Test
  void anAddedTypeThatWasMeasuredHasItsFigures() {
    assertThat(
            build("org.joda.time.DateTime").option("CostlyTypes", "org.joda.time.*").run().texts())
        .containsExactly(
            """
            't' is sent as DateTime: 99 bytes, zone becomes the receiver's (hessian-lite 4.0.4)
                sent by  OrderService.find() -> Order.t; 1 method of 1 service
                costs    99 bytes for the first value in a message, 12 for each further one; Date takes 9
                damage   zone becomes the receiver's
                instead  a new field of epoch milliseconds or Date; another type under the same name breaks or crashes peers\
            """);
  }

  @Test
  void anAddedTypeThatWasNotMeasuredSaysWhoListedIt() {
    assertThat(build("Money").option("CostlyTypes", "app.Money").run().texts())
        .containsExactly(
            """
            't' is sent as Money, which this build lists as costly
                sent by  OrderService.find() -> Order.t; 1 method of 1 service\
            """);
  }

  @Test
  void anAddedTypeWhoseSuperclassIsMissing(@TempDir Path library) {
    ClassFiles.compile(
        library,
        "package lib; public class Moment extends Missing {}",
        "package lib; class Missing {}");
    ClassFiles.delete(library, "lib.Missing");

    assertThat(
            build("lib.Moment").against(library).option("CostlyTypes", "lib.Moment").run().texts())
        .containsExactly(
            """
            't' is sent as Moment, which this build lists as costly
                sent by  OrderService.find() -> Order.t; 1 method of 1 service\
            """);
  }

  @Test
  void theWalkDoesNotLookIntoACostlyType() {
    assertThat(build("Money").option("CostlyTypes", "app.Money").run().members())
        .containsExactly("Order.t");
    assertThat(build("Money").run().members()).containsExactly("Money.since");
  }

  /** A subclass that is costly by itself is no way to what is inside it, in generic code either. */
  @ParameterizedTest
  @ValueSource(strings = {"Money", "Box<String>", "Box<?>", "Box"})
  void theWalkDoesNotLookIntoACostlySubclass(String declared) {
    Build build =
        Wire.build(
            """
            interface OrderService { Order find(); }
            class Order { %s t; }
            class Money { }
            class Euro extends Money { Instant since; }
            class Box<T> { T content; }
            class Text extends Box<String> { Instant since; }
            class Days extends Box<java.util.Date> { Instant day; }
            """
                .formatted(declared));

    assertThat(build.run().members()).isNotEmpty();
    assertThat(build.option("CostlyTypes", "app.Euro,app.Text,app.Days").run().members()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"java.time.Instant", "java.time.*", "java.**"})
  void cheapTypesTakesTypesAway(String pattern) {
    assertThat(build("Instant").option("CheapTypes", pattern).run().members()).isEmpty();
  }

  @Test
  void cheapTypesTakesAwayNoMore() {
    assertThat(
            build("LocalDateTime")
                .option("CheapTypes", "java.time.LocalDate,java.time.chrono.*")
                .run()
                .members())
        .containsExactly("Order.t");
  }

  @Test
  void cheapWinsOverAWiderCostlyPattern() {
    Build build =
        build("org.joda.time.Instant")
            .option("CostlyTypes", "org.joda.time.*")
            .option("CheapTypes", "org.joda.time.Instant");

    assertThat(build.run().members()).isEmpty();
  }

  @Test
  void fromAnotherLibraryOfTheSameSimpleName() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order find(); }
                class Order { app.Instant t; }
                class Instant { long millis; }
                """))
        .isEqualTo(ImmutableList.of());
  }

  private static Build build(String type) {
    return Wire.build(service(type));
  }

  private static String service(String type) {
    return """
    interface OrderService { Order find(); }
    class Order { %s t; }
    class Money { Instant since; }
    """
        .formatted(type);
  }
}
