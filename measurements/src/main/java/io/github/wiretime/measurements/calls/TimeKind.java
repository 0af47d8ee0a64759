package io.github.wiretime.measurements.calls;

import io.github.wiretime.measurements.dtos.Samples;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** How a DTO says when something happened. */
@SuppressWarnings("ImmutableEnumChecker") // A constructor has no state.
enum TimeKind {
  DATE(Order.OfDate::new, "java.util.Date"),
  MILLIS(Order.OfMillis::new, "long"),
  INSTANT(Order.OfInstant::new, "java.time.Instant"),
  LOCAL_DATE_TIME(Order.OfLocalDateTime::new, "java.time.LocalDateTime"),
  ZONED_DATE_TIME(Order.OfZonedDateTime::new, "java.time.ZonedDateTime");

  private static final int TIMES = 3;

  private final Supplier<Order> order;
  private final String type;

  TimeKind(Supplier<Order> order, String type) {
    this.order = order;
    this.type = type;
  }

  /** That many DTOs, each with three times. */
  List<Order> orders(int count) {
    return orders(count, TIMES);
  }

  /** That many DTOs; their times after the first few are left out. */
  List<Order> orders(int count, int times) {
    return IntStream.range(0, count)
        .mapToObj(n -> order(n, times))
        .collect(Collectors.toCollection(ArrayList::new)); // as applications send it
  }

  private Order order(int n, int times) {
    return order
        .get()
        .fill(
            n,
            IntStream.range(TIMES * n, TIMES * n + times)
                .mapToObj(Samples.of(type)::value)
                .toList());
  }
}
