package io.github.wiretime.checker.report;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.cost.CostTable;
import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.Wire;
import io.github.wiretime.checker.options.HessianLite;
import org.junit.jupiter.api.Test;

/** What a diagnostic says: claim, cost, path, how much depends on it, and where to read on. */
final class MessageTest {

  private static final String ORDERS =
      """
      interface OrderService { List<Order> find(); }
      class Order { LocalDateTime createdAt; }
      """;

  @Test
  void theWholeText() {
    Cost cost = CostTable.load(HessianLite.LITE_4_0_4).of("java.time.LocalDateTime").orElseThrow();

    assertThat(Wire.build(ORDERS).run().findings().get(0).message())
        .isEqualTo(
            """
            [CostlyRpcTime] 'createdAt' is sent as LocalDateTime: 245 bytes, %sx the time of Date (hessian-lite 4.0.4)
                sent by  OrderService.find() -> Order.createdAt; 1 method of 1 service
                costs    245 bytes for the first value in a message, 15.4 for each further one; Date takes 9
                instead  a new field of epoch milliseconds or Date; another type under the same name breaks or crashes peers
                (see https://github.com/wiretime/wiretime/blob/main/docs/CostlyRpcTime.md)\
            """
                .formatted(cost.slowdown().orElseThrow().rounded()));
  }

  @Test
  void aCompanysOwnPage() {
    assertThat(
            Wire.build(ORDERS)
                .option("DocsUrl", "https://wiki.acme.com/dubbo?page=time#fields")
                .run()
                .findings()
                .get(0)
                .message())
        .endsWith("(see https://wiki.acme.com/dubbo?page=time#fields)");
  }

  @Test
  void nestedClassesWithTheirOuterOnes() {
    assertThat(
            Wire.texts(
                    """
                    class Api {
                      interface Nested { Order find(); static class Order { Instant t; } }
                      interface Unused {}
                    }
                    interface OrderService extends Api.Nested {}
                    """)
                .get(0))
        .contains("  OrderService.find() -> Api.Nested.Order.t;");
  }

  @Test
  void ofALongWayBothEnds() {
    assertThat(path(5)).isEqualTo(steps(0, 5) + " -> C5.last");
    assertThat(path(11)).isEqualTo("OrderService.find() -> " + "next -> ".repeat(11) + "C11.last");
    assertThat(path(30))
        .isEqualTo(
            "OrderService.find() -> "
                + "next -> ".repeat(5)
                + "... 21 more ... -> "
                + "next -> ".repeat(4)
                + "C30.last");
  }

  @Test
  void noLineIsTooLong() {
    String name = "AVeryLongNameOfAClassThatNobodyShouldHaveToReadInALogEver";
    String text =
        Wire.texts(
                """
                interface OrderService { %1$sA find(%1$sB first, %1$sB second); }
                class %1$sA { %1$sB next; }
                class %1$sB { Calendar %2$s; Instant at; }
                """
                    .formatted(name, name.toLowerCase(java.util.Locale.ROOT)))
            .get(0);

    assertThat(text.lines().skip(1).mapToInt(String::length).max().getAsInt()).isAtMost(160);
    assertThat(text.lines().findFirst().get().length()).isAtMost(120);
  }

  @Test
  void theSameTypeTwiceInOneMemberIsOneFinding() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order find(); }
                class Order { Map<Instant, Instant> times; }
                """))
        .containsExactly("Order.times");
  }

  @Test
  void severalTypesOfOneMemberShareItsDiagnostic() {
    ImmutableList<String> texts =
        Wire.texts(
            """
            interface OrderService { Order find(); }
            class Order { Map<LocalDate, ZonedDateTime> times; }
            """);

    assertThat(texts).hasSize(1);
    assertThat(texts.get(0))
        .startsWith("'times' holds 2 costly time types, the worst ZonedDateTime: 418 bytes");
    assertThat(texts.get(0).indexOf("ZonedDateTime  Order.times"))
        .isLessThan(texts.get(0).indexOf("LocalDate      Order.times"));
    assertThat(texts.get(0)).doesNotContain("App.java");
  }

  @Test
  void howMuchDependsOnIt() {
    assertThat(
            Wire.texts(
                    """
                    interface OrderService { Order find(); Order last(); }
                    interface BillService { Order paid(); }
                    class Order { Instant at; }
                    """)
                .get(0))
        .contains("sent by  BillService.paid() -> Order.at; 3 methods of 2 services\n");
  }

  @Test
  void anOptionInsteadOfAService() {
    Build build = Wire.unit("class Order { Instant at; }").option("WireTypes", "app.*");

    assertThat(build.run().texts().get(0))
        .contains("sent by  Order.at; -XepOpt:CostlyRpcTime:WireTypes names the class\n");
  }

  @Test
  void severalTypesOfAMemberThatAnOptionNames() {
    Build build =
        Wire.unit("class Order { Map<LocalDate, Instant> times; }").option("WireTypes", "app.*");

    assertThat(build.run().texts().get(0))
        .startsWith("'times' holds 2 costly time types, the worst Instant: 82 bytes");
  }

  @Test
  void ofAListOnlyWhatItHolds() {
    assertThat(pathIn("interface OrderService { List<Order> find(); } class Order { Instant at; }"))
        .isEqualTo("OrderService.find() -> Order.at");
    assertThat(
            pathIn("interface OrderService { Days days(); } class Days extends ArrayList<Year> {}"))
        .isEqualTo("OrderService.days() -> elements of Days");
  }

  @Test
  void aSubclassButNotTheClassItself() {
    assertThat(
            Wire.texts(
                    """
                    interface OrderService { Event last(); }
                    class Event { Instant at; }
                    class Paid extends Event { LocalDate day; }
                    """)
                .stream()
                .map(MessageTest::path))
        .containsExactly(
            "OrderService.last() -> Event.at",
            "OrderService.last() -> Paid (subclass of Event) -> Paid.day");
  }

  private static String pathIn(String declarations) {
    return path(Wire.texts(declarations).get(0));
  }

  private static String path(String text) {
    return text.substring(text.indexOf("sent by  ") + 9, text.indexOf("; "));
  }

  private static String path(int length) {
    StringBuilder chain = new StringBuilder("interface OrderService { C0 find(); }\n");
    for (int i = 0; i < length; i++) {
      chain.append("class C").append(i).append(" { C").append(i + 1).append(" next; }\n");
    }
    return pathIn(chain + "class C" + length + " { Instant last; }");
  }

  /** The method and the classes before an index. */
  private static String steps(int first, int end) {
    return "OrderService.find() -> " + between(first, end);
  }

  private static String between(int first, int end) {
    StringBuilder steps = new StringBuilder();
    for (int i = first; i < end; i++) {
      steps.append(i == first ? "" : " -> ").append("C").append(i).append(".next");
    }
    return steps.toString();
  }
}
