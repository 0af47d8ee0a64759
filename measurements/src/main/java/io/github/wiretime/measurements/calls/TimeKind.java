package io.github.wiretime.measurements.calls;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;

/** How a DTO says when something happened. */
enum TimeKind {
  DATE {
    @Override
    @SuppressWarnings("JavaUtilDate") // It is what is measured.
    Order order(Instant a, Instant b, Instant c) {
      return new Orders.OfDate().times(Date.from(a), Date.from(b), Date.from(c));
    }
  },
  MILLIS {
    @Override
    Order order(Instant a, Instant b, Instant c) {
      return new Orders.OfMillis().times(a.toEpochMilli(), b.toEpochMilli(), c.toEpochMilli());
    }
  },
  INSTANT {
    @Override
    Order order(Instant a, Instant b, Instant c) {
      return new Orders.OfInstant().times(a, b, c);
    }
  },
  LOCAL_DATE_TIME {
    @Override
    Order order(Instant a, Instant b, Instant c) {
      return new Orders.OfLocalDateTime()
          .times(
              zoned(a).toLocalDateTime(), zoned(b).toLocalDateTime(), zoned(c).toLocalDateTime());
    }
  },
  ZONED_DATE_TIME {
    @Override
    Order order(Instant a, Instant b, Instant c) {
      return new Orders.OfZonedDateTime().times(zoned(a), zoned(b), zoned(c));
    }
  };

  private static final Instant BASE = Instant.parse("2024-05-17T13:47:29.123456789Z");
  private static final Duration STEP = Duration.parse("P1DT1H1M1.001001S");
  private static final ZoneId ZONE = ZoneId.of("Asia/Shanghai");

  /** That many DTOs, each with three times. */
  List<Order> orders(int count) {
    List<Order> orders = new ArrayList<>(count);
    for (int n = 0; n < count; n++) {
      orders.add(order(instant(3 * n), instant(3 * n + 1), instant(3 * n + 2)).fill(n));
    }
    return orders;
  }

  abstract Order order(Instant a, Instant b, Instant c);

  private static Instant instant(int n) {
    return BASE.plus(STEP.multipliedBy(n));
  }

  private static ZonedDateTime zoned(Instant instant) {
    return instant.atZone(ZONE);
  }
}
