package io.github.wiretime.measurements.calls;

import java.io.Serializable;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZonedDateTime;
import java.util.Date;
import java.util.List;

/** What all DTOs of the load test have; the subclasses add three times of one type each. */
public abstract class Order implements Serializable {
  private static final List<String> TIMES = List.of("created", "paid", "shipped");

  private long id;
  private String customer;

  /** Sets everything; the times by name, so that the classes are no more than their fields. */
  Order fill(int n, List<?> times) {
    id = 1_000_000L + n;
    customer = "customer " + n;
    for (int i = 0; i < times.size(); i++) {
      try {
        getClass().getDeclaredField(TIMES.get(i)).set(this, times.get(i));
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
    }
    return this;
  }

  /** True for the same order with the same times. */
  boolean sameAs(Order other) {
    return getClass() == other.getClass()
        && id == other.id
        && customer.equals(other.customer)
        && times().equals(other.times());
  }

  /** The three times. */
  List<?> times() {
    return TIMES.stream().map(this::time).toList();
  }

  private Object time(String name) {
    try {
      return getClass().getDeclaredField(name).get(this);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  static final class OfDate extends Order {
    Date created;
    Date paid;
    Date shipped;
  }

  static final class OfMillis extends Order {
    long created;
    long paid;
    long shipped;
  }

  static final class OfInstant extends Order {
    Instant created;
    Instant paid;
    Instant shipped;
  }

  static final class OfLocalDateTime extends Order {
    LocalDateTime created;
    LocalDateTime paid;
    LocalDateTime shipped;
  }

  static final class OfZonedDateTime extends Order {
    ZonedDateTime created;
    ZonedDateTime paid;
    ZonedDateTime shipped;
  }
}
