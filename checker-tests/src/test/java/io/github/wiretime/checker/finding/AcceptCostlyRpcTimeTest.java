package io.github.wiretime.checker.finding;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.truth.Correspondence;
import io.github.wiretime.checker.harness.Wire;
import org.junit.jupiter.api.Test;

/** {@code @AcceptCostlyRpcTime} in sources. */
final class AcceptCostlyRpcTimeTest {

  @Test
  void onAField() {
    assertThat(
            members(
                """
                interface OrderService { Order find(); }
                class Order {
                  @AcceptCostlyRpcTime(reason = "twice a day") Instant createdAt;
                  Instant changedAt;
                }
                """))
        .containsExactly("Order.changedAt");
  }

  @Test
  void besideOtherAnnotations() {
    assertThat(
            members(
                """
                interface OrderService { Order find(); }
                class Order {
                  @Deprecated @AcceptCostlyRpcTime(reason = "rare") Instant createdAt;
                  @AcceptCostlyRpcTime(reason = "rare") @Deprecated Instant changedAt;
                }
                """))
        .isEmpty();
  }

  @Test
  void onARecordComponent() {
    assertThat(
            members(
                """
                interface OrderService { Order find(); }
                record Order(@AcceptCostlyRpcTime(reason = "rare") Instant createdAt, Year year) {}
                """))
        .containsExactly("Order.year");
  }

  @Test
  void onAParameter() {
    assertThat(
            members(
                """
                interface OrderService {
                  void find(@AcceptCostlyRpcTime(reason = "rare") Instant from, Instant to);
                }
                """))
        .containsExactly("OrderService.find(to)");
  }

  @Test
  void onAServiceMethod() {
    assertThat(
            members(
                """
                interface OrderService {
                  @AcceptCostlyRpcTime(reason = "rare") Instant find(Order from) throws Late;
                  Instant now();
                }
                class Order { Instant t; }
                class Late extends Exception { Instant since; }
                """))
        .containsExactly("OrderService.now()");
  }

  @Test
  void onAnInheritedServiceMethod() {
    assertThat(
            members(
                """
                interface OrderService extends Base {}
                interface Base { @AcceptCostlyRpcTime(reason = "rare") Instant now(); }
                """))
        .isEmpty();
  }

  @Test
  void onAServiceInterface() {
    assertThat(
            members(
                """
                @AcceptCostlyRpcTime(reason = "for operators")
                interface AdminService extends Base { Instant now(); Order find(); }
                interface Base { Year year(); }
                interface OrderService { Line line(); }
                class Order { Instant t; }
                class Line { Instant t; }
                """))
        .containsExactly("Line.t");
  }

  @Test
  void onAClassWithEverythingInside() {
    assertThat(
            members(
                """
                interface OrderService { Order find(); }
                @AcceptCostlyRpcTime(reason = "rare")
                class Order extends Base { Instant t; Hidden hidden; static class Nested {} }
                class Base { Instant inherited; }
                class Hidden { Instant t; }
                """))
        .isEmpty();
  }

  @Test
  void onAnOuterClass() {
    assertThat(
            members(
                """
                interface OrderService { Outer.Inner find(); }
                @AcceptCostlyRpcTime(reason = "rare")
                class Outer { static class Inner { Instant t; } }
                """))
        .isEmpty();
  }

  @Test
  void theWalkEndsAtAnAcceptedMember() {
    assertThat(
            members(
                """
                interface OrderService { Order find(); }
                class Order {
                  @AcceptCostlyRpcTime(reason = "rare") Line line;
                  @AcceptCostlyRpcTime(reason = "rare") List<Line> lines;
                }
                class Line { Instant t; }
                """))
        .isEmpty();
  }

  @Test
  void butNotWhereTheClassIsReachedInAnotherWay() {
    assertThat(
            texts(
                """
                interface OrderService { Order find(); }
                class Order {
                  @AcceptCostlyRpcTime(reason = "rare") Line line;
                  Page page;
                }
                class Page { Line first; }
                class Line { Instant t; }
                """))
        .comparingElementsUsing(Correspondence.from(String::contains, "contains"))
        .containsExactly(
            "sent by  OrderService.find() -> Order.page -> Page.first -> Line.t; 1 method of 1"
                + " service\n");
  }

  @Test
  void anAcceptedMethodDoesNotCount() {
    assertThat(
            Wire.membersWithCounts(
                imported(
                    """
                    interface OrderService {
                      @AcceptCostlyRpcTime(reason = "rare") Order first();
                      Order second();
                      Order third();
                    }
                    class Order { Instant t; }
                    """)))
        .containsExactly("Order.t 2 methods of 1 service");
  }

  @Test
  void anAcceptedFieldOfAWrapperAcceptsWhatItCarries() {
    assertThat(
            members(
                """
                interface OrderService { Page<Instant> times(); Page<Order> orders(); }
                class Page<T> { @AcceptCostlyRpcTime(reason = "rare") List<T> items; }
                class Order { Instant t; }
                """))
        .isEmpty();
  }

  @Test
  void theClassOfAnAcceptedMemberIsNotAccepted() {
    assertThat(
            members(
                """
                interface OrderService { Order find(); }
                interface LineService { Line find(); }
                class Order { @AcceptCostlyRpcTime(reason = "rare") Line line; }
                class Line { Instant t; }
                """))
        .containsExactly("Line.t");
  }

  @Test
  void anAnnotationOfTheSameSimpleNameAcceptsNothing() {
    assertThat(
            Wire.members(
                """
                @interface AcceptCostlyRpcTime { String reason(); }
                interface OrderService { @AcceptCostlyRpcTime(reason = "rare") Instant now(); }
                """))
        .containsExactly("OrderService.now()");
  }

  private static Iterable<String> members(String declarations) {
    return Wire.members(imported(declarations));
  }

  private static Iterable<String> texts(String declarations) {
    return Wire.texts(imported(declarations));
  }

  private static String imported(String declarations) {
    return "import io.github.wiretime.annotations.AcceptCostlyRpcTime;\n" + declarations;
  }
}
