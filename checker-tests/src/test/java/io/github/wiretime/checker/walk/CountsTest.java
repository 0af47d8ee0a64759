package io.github.wiretime.checker.walk;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.Wire;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How many methods of how many services reach a member. */
final class CountsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # A method that reaches a member twice counts once.
          '
            interface OrderService { Order replace(Order order, List<Order> others); }
            class Order { Instant t; Order previous; }
          ' | Order.t 1 method of 1 service
          # A shared DTO.
          '
            interface AService { Order find(); void put(Order order); String name(); }
            interface BService { List<Order> all(); }
            interface CService { String name(); }
            class Order { Instant t; Line line; }
            class Line { LocalDate day; }
          ' | Line.day 3 methods of 2 services, Order.t 3 methods of 2 services
          # A service with other type arguments is the same.
          '
            interface Crud<T> { T find(); Order last(); }
            @org.apache.dubbo.config.annotation.DubboService
            abstract class A implements Crud<String> {}
            @org.apache.dubbo.config.annotation.DubboService
            abstract class B implements Crud<Integer> {}
            class Order { Instant t; }
          ' | Order.t 1 method of 1 service
          # Members of a cycle are reached by all that reach it.
          '
            interface AService { A a(); }
            interface BService { B b(); }
            interface CService { C c(); }
            class A { B b; Instant t; }
            class B { A a; Instant t; }
            class C { A a; Instant t; }
          ' | A.t 3 methods of 3 services, B.t 3 methods of 3 services, C.t 1 method of 1 service
          # What goes round a cycle comes to what hangs on it, whichever was followed first.
          '
            interface AService { A a(); }
            interface BService { B b(); }
            class A { B b; First first; }
            class B { A a; Last last; }
            class First { Instant t; }
            class Last { Instant t; }
          ' | First.t 2 methods of 2 services, Last.t 2 methods of 2 services
          # A costly type argument counts for the method that writes it.
          '
            interface AService { Page<Instant> times(); }
            interface BService { Page<Order> orders(); Page<Order> more(); }
            class Page<T> { List<T> items; LocalDate day; }
            class Order { Instant t; }
          ' | AService.times() 1 method of 1 service, Order.t 2 methods of 1 service, Page.day 3 methods of 2 services
          """)
  void ofEachMember(String declarations, String counts) {
    assertThat(String.join(", ", ImmutableList.sortedCopyOf(Wire.membersWithCounts(declarations))))
        .isEqualTo(counts);
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
