package io.github.wiretime.checker.finding;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import com.google.common.truth.Correspondence;
import io.github.wiretime.checker.harness.Wire;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code @AcceptCostlyRpcTime} in sources, and {@code @SuppressWarnings}, which does the same. */
final class AcceptCostlyRpcTimeTest {

  private static final String ACCEPT =
      "@io.github.wiretime.annotations.AcceptCostlyRpcTime(reason = \"rare\")";

  private static final ImmutableList<String> BOTH =
      ImmutableList.of(ACCEPT, "@SuppressWarnings(\"CostlyRpcTime\")");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          field | '
            interface OrderService { Order find(); }
            class Order { @OK Instant createdAt; Instant changedAt; }
            ' | Order.changedAt
          other annotations | '
            interface OrderService { Order find(); }
            class Order { @Deprecated @OK Instant createdAt; @OK @Deprecated Instant changedAt; }
            ' | ''
          record component | '
            interface OrderService { Order find(); }
            record Order(@OK Instant createdAt, Year year) {}
            ' | Order.year
          parameter | '
            interface OrderService { void find(@OK Instant from, Instant to); }
            ' | OrderService.find(to)
          method | '
            interface OrderService { @OK Instant find(Order from, Instant since) throws Late; Instant now(); }
            class Order { Instant t; }
            class Late extends Exception { Instant since; }
            ' | OrderService.now()
          inherited method | '
            interface OrderService extends Base {}
            interface Base { @OK Instant now(); }
            ' | ''
          service | '
            @OK interface AdminService extends Base { Instant now(); Order find(); }
            interface Base { Year year(); }
            interface OrderService { Line line(); Instant last(); }
            class Order { Instant t; }
            class Line { Instant t; }
            ' | Line.t OrderService.last()
          class | '
            interface OrderService { Order find(); Line line(); }
            @OK class Order extends Base { Instant t; Hidden hidden; static class Nested {} }
            class Base { Instant inherited; }
            class Hidden { Instant t; }
            class Line { Instant t; }
            ' | Line.t
          outer class | '
            interface OrderService { Outer.Inner find(); Line line(); }
            @OK class Outer { static class Inner { Instant t; } }
            class Line { Instant t; }
            ' | Line.t
          end of the walk | '
            interface OrderService { Order find(); }
            class Order { @OK Line line; @OK List<Line> lines; }
            class Line { Instant t; }
            ' | ''
          wrapper | '
            interface OrderService { Page<Instant> times(); Page<Order> orders(); }
            class Page<T> { @OK List<T> items; }
            class Order { Instant t; }
            ' | ''
          class of a member | '
            interface OrderService { Order find(); }
            interface LineService { Line find(); }
            class Order { @OK Line line; }
            class Line { Instant t; }
            ' | Line.t
          same simple name | '
            @interface AcceptCostlyRpcTime { String reason(); }
            interface OrderService { @AcceptCostlyRpcTime(reason = "rare") Instant now(); }
            ' | OrderService.now()
          """)
  void leaves(String where, String declarations, String members) {
    for (String annotation : BOTH) {
      ImmutableList<String> left = Wire.members(declarations.replace("@OK", annotation));

      assertWithMessage("%s, %s", where, annotation)
          .that(String.join(" ", ImmutableList.sortedCopyOf(left)))
          .isEqualTo(members);
    }
  }

  @Test
  void butNotWhereTheClassIsReachedInAnotherWay() {
    assertThat(
            Wire.texts(
                """
                interface OrderService { Order find(); }
                class Order { @OK Line line; Page page; }
                class Page { Line first; }
                class Line { Instant t; }
                """
                    .replace("@OK", ACCEPT)))
        .comparingElementsUsing(Correspondence.from(String::contains, "contains"))
        .containsExactly(
            "sent by  OrderService.find() -> Order.page -> Page.first -> Line.t; 1 method of 1"
                + " service\n");
  }

  @Test
  void anAcceptedMethodDoesNotCount() {
    assertThat(
            Wire.membersWithCounts(
                """
                interface OrderService { @OK Order first(); Order second(); Order third(); }
                class Order { Instant t; }
                """
                    .replace("@OK", ACCEPT)))
        .containsExactly("Order.t 2 methods of 1 service");
  }
}
