package io.github.wiretime.checker.wire;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Wire;
import org.junit.jupiter.api.Test;

/**
 * Values that are of the type that a wildcard names and of the bound of the parameter, too. The
 * judge has no such values, which only classes of the application can be.
 */
final class WildcardBoundsTest {

  @Test
  void aBoundThatIsCostlyItselfSaysNothingMore() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order find(); }
                class Order { Box<? extends java.time.temporal.TemporalAmount> box; }
                class Box<T extends java.time.temporal.Temporal> { T value; }
                """))
        .containsExactly("Order.box");
  }

  @Test
  void aBoundOfTheApplicationIsFollowed() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order find(); }
                class Order { Box<? extends java.time.temporal.TemporalAmount> box; }
                class Box<T extends Event> { T value; }
                interface Event { }
                abstract class Span implements Event, java.time.temporal.TemporalAmount { Period length; }
                """))
        .containsExactly("Order.box", "Span.length");
  }

  @Test
  void aBoundOfSeveralTypesIsFollowed() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order find(); }
                class Order { Box<? extends java.time.temporal.Temporal> box; }
                class Box<T extends Event & java.time.temporal.Temporal> { T value; }
                class Event { LocalDate day; }
                abstract class Stamp extends Event implements java.time.temporal.Temporal { Instant at; }
                """))
        .containsExactly("Order.box", "Event.day", "Stamp.at");
  }

  @Test
  void aBoundThatNamesAnotherParameterIsFollowed() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order find(); }
                class Order { Box<? extends java.time.temporal.Temporal, ?> box; }
                class Box<T extends Has<U>, U extends java.time.temporal.TemporalAmount> { T value; }
                interface Has<V> { }
                abstract class Held<V> implements Has<V>, java.time.temporal.Temporal { V v; Year year; }
                """))
        .containsExactly("Order.box", "Box<U>", "Held.year");
  }
}
