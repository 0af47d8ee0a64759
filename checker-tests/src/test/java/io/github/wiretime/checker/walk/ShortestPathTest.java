package io.github.wiretime.checker.walk;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Wire;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One finding for each member, with a shortest path; ties go by declaration order, then name. */
final class ShortestPathTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # The shortest; of equally short ones the first declared method or field, a parameter,
          # the first service by name.
          '
            interface OrderService { Far far(); Near near(); }
            class Far { Middle middle; }
            class Middle { Near near; }
            class Near { Instant t; }
          ' | OrderService.near() -> Near.t
          '
            interface OrderService { Order second(); Order first(); }
            class Order { Instant t; }
          ' | OrderService.second() -> Order.t
          '
            interface OrderService { Order find(); }
            class Order { Line z; Line a; }
            class Line { Instant t; }
          ' | OrderService.find() -> Order.z -> Line.t
          '
            interface OrderService { Order replace(Order order); }
            class Order { Instant t; }
          ' | OrderService.replace(Order order) -> Order.t
          '
            interface BService { Order find(); }
            interface AService { Order find(); }
            class Order { Instant t; }
          ' | AService.find() -> Order.t
          # Of wrappers it names the fields, the first of several, also inside a subclass.
          '
            interface OrderService { Result<Page<Order>> find(); }
            class Result<T> { T data; }
            class Page<T> { List<T> items; }
            class Order { Instant t; }
          ' | OrderService.find() -> Result.data -> Page.items -> Order.t
          '
            interface OrderService { Pair<Order> find(); }
            class Pair<T> { T first; T second; }
            class Order { Instant t; }
          ' | OrderService.find() -> Pair.first -> Order.t
          '
            interface OrderService { Box<Order> find(); }
            class Box<T> { Event<T> event; }
            interface Event<T> {}
            class Sent<U> implements Event<U> { U payload; }
            class Order { Instant t; }
          ' | OrderService.find() -> Box.event -> Sent (subclass of Event) -> Sent.payload -> Order.t
          # Of superclasses it names the header, and it goes through outer instances.
          '
            interface OrderService { Order find(); }
            class Base { Instant t; }
            class Order extends Base {}
          ' | OrderService.find() -> Order extends Base -> Base.t
          '
            interface OrderService { Event find(); }
            interface Event {}
            class Order { Instant t; class Line implements Event { long id; } }
          ' | OrderService.find() -> Order.Line (subclass of Event) -> Order.Line.this$0 -> Order.t
          """)
  void isTheOneInTheText(String declarations, String path) {
    String text = Wire.texts(declarations).get(0);

    assertThat(text.substring(text.indexOf("sent by  ") + 9, text.indexOf("; "))).isEqualTo(path);
  }
}
