package io.github.wiretime.measurements.twins;

import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;

/** A class before, during and after a migration by twins, and one with a date to compare with. */
public enum Stage {
  BEFORE,
  READS,
  SENDS,
  DATE;

  /** No value of the first message comes again in a further one. */
  private static final LocalDateTime FIRST = LocalDateTime.parse("2024-05-17T13:47:29.123456789");

  /** A list of objects, each with a time of its own. */
  List<Object> orders(int number) {
    List<Object> orders = new ArrayList<>(number);
    for (int n = 0; n < number; n++) {
      orders.add(order(time(n)));
    }
    return orders;
  }

  private Object order(LocalDateTime time) {
    return switch (this) {
      case BEFORE -> before(time);
      case READS -> reads(time);
      case SENDS -> sends(time);
      case DATE -> date(time);
    };
  }

  private static LocalDateTime time(int n) {
    return FIRST.plusHours(25L * n).plusMinutes(n).plusNanos(1_001_001L * n);
  }

  private static Object before(LocalDateTime time) {
    OrderBefore order = new OrderBefore();
    order.setCreateTime(time);
    return order;
  }

  private static Object reads(LocalDateTime time) {
    OrderReads order = new OrderReads();
    order.setCreateTime(time);
    return order;
  }

  private static Object sends(LocalDateTime time) {
    OrderSends order = new OrderSends();
    order.setCreateTime(time);
    return order;
  }

  private static Object date(LocalDateTime time) {
    OrderOfDate order = new OrderOfDate();
    order.setCreateTime(Date.from(time.toInstant(ZoneOffset.UTC)));
    return order;
  }
}
