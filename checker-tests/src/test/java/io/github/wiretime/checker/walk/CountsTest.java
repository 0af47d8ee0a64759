package io.github.wiretime.checker.walk;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Wire;
import org.junit.jupiter.api.Test;

/** How many methods of how many services reach a member. */
final class CountsTest {

  @Test
  void aMethodThatReachesAMemberTwiceCountsOnce() {
    assertThat(
            Wire.membersWithCounts(
                """
                interface OrderService { Order replace(Order order, List<Order> others); }
                class Order { Instant t; Order previous; }
                """))
        .containsExactly("Order.t 1 method of 1 service");
  }

  @Test
  void aSharedDto() {
    assertThat(
            Wire.membersWithCounts(
                """
                interface AService { Order find(); void put(Order order); String name(); }
                interface BService { List<Order> all(); }
                interface CService { String name(); }
                class Order { Instant t; Line line; }
                class Line { LocalDate day; }
                """))
        .containsExactly("Order.t 3 methods of 2 services", "Line.day 3 methods of 2 services");
  }

  @Test
  void aServiceWithOtherTypeArgumentsIsTheSame() {
    assertThat(
            Wire.membersWithCounts(
                """
                interface Crud<T> { T find(); Order last(); }
                @org.apache.dubbo.config.annotation.DubboService
                abstract class A implements Crud<String> {}
                @org.apache.dubbo.config.annotation.DubboService
                abstract class B implements Crud<Integer> {}
                class Order { Instant t; }
                """))
        .containsExactly("Order.t 1 method of 1 service");
  }

  @Test
  void membersOfACycleAreReachedByAllThatReachIt() {
    assertThat(
            Wire.membersWithCounts(
                """
                interface AService { A a(); }
                interface BService { B b(); }
                interface CService { C c(); }
                class A { B b; Instant t; }
                class B { A a; Instant t; }
                class C { A a; Instant t; }
                """))
        .containsExactly(
            "A.t 3 methods of 3 services",
            "B.t 3 methods of 3 services",
            "C.t 1 method of 1 service");
  }

  @Test
  void aCostlyTypeArgumentCountsForTheMethodThatWritesIt() {
    assertThat(
            Wire.membersWithCounts(
                """
                interface AService { Page<Instant> times(); }
                interface BService { Page<Order> orders(); Page<Order> more(); }
                class Page<T> { List<T> items; LocalDate day; }
                class Order { Instant t; }
                """))
        .containsExactly(
            "AService.times() 1 method of 1 service",
            "Page.day 3 methods of 2 services",
            "Order.t 2 methods of 1 service");
  }

  @Test
  void moreMethodsThanOneWordHasBits() {
    StringBuilder methods = new StringBuilder();
    for (int i = 0; i < 130; i++) {
      methods.append("Order find").append(i).append("();\n");
    }
    assertThat(
            Wire.membersWithCounts(
                "interface AService { "
                    + methods
                    + " }\ninterface BService { Order find(); }\nclass Order { Instant t; }"))
        .containsExactly("Order.t 131 methods of 2 services");
  }
}
