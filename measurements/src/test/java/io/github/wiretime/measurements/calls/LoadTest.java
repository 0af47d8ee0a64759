package io.github.wiretime.measurements.calls;

import static com.google.common.truth.Truth.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class LoadTest {
  private static final int MILLIS = 200;

  /** Whatever the machine does meanwhile, calls that a stall delayed are counted as delayed. */
  @Test
  void stallCountsForEveryCallThatItDelays() throws Exception {
    AtomicInteger calls = new AtomicInteger();
    Load load =
        new Load(
            orders -> {
              if (calls.incrementAndGet() == 1) {
                LockSupport.parkNanos(MILLIS * 1_000_000L);
              }
              return orders;
            },
            List.of(),
            1);

    Histogram histogram = load.atRate(1000, 10 * MILLIS).responses();

    assertThat(histogram.getTotalCount()).isEqualTo(10 * MILLIS);
    long delayed =
        histogram.getCountBetweenValues(MILLIS * 1_000_000L / 3, histogram.getMaxValue());
    assertThat(delayed).isAtLeast(MILLIS / 2);
  }

  @Test
  void whoFallsBehindByTheWholePhaseGivesUp() throws Exception {
    Load slow =
        new Load(
            orders -> {
              LockSupport.parkNanos(50_000_000);
              return orders;
            },
            List.of(),
            1);

    Load.OnTime onTime = slow.atRate(1000, MILLIS);

    assertThat(onTime.lateNanos()).isAtLeast(MILLIS * 1_000_000L);
    assertThat(onTime.responses().getTotalCount()).isLessThan(MILLIS / 2);
    assertThat(slow.atRate(1, MILLIS).responses().getTotalCount()).isEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource
  void ordersAreTheSameForEveryKind(TimeKind kind) {
    List<Order> orders = kind.orders(2);

    assertThat(orders.get(0).sameAs(kind.orders(1).get(0))).isTrue();
    assertThat(orders.get(0).sameAs(orders.get(1))).isFalse();
    assertThat(orders.get(0).times()).hasSize(3);
  }

  @ParameterizedTest
  @EnumSource
  void timesMayBeLeftOut(TimeKind kind) {
    Order order = kind.orders(1, 1).get(0);

    assertThat(order.times().get(0)).isEqualTo(kind.orders(1).get(0).times().get(0));
    assertThat(order.times()).isNotEqualTo(kind.orders(1).get(0).times());
    assertThat(order.sameAs(kind.orders(1, 1).get(0))).isTrue();
  }
}
