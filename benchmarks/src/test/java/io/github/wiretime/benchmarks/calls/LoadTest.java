package io.github.wiretime.benchmarks.calls;

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

    Histogram histogram = load.atRate(1000, MILLIS);

    assertThat(histogram.getTotalCount()).isEqualTo(MILLIS);
    assertThat(histogram.getValueAtPercentile(50)).isAtLeast(MILLIS * 1_000_000L / 3);
  }

  @ParameterizedTest
  @EnumSource
  void ordersAreTheSameForEveryKind(TimeKind kind) {
    List<Order> orders = kind.orders(2);

    assertThat(orders.get(0).sameAs(kind.orders(1).get(0))).isTrue();
    assertThat(orders.get(0).sameAs(orders.get(1))).isFalse();
    assertThat(orders.get(0).times()).hasSize(3);
  }
}
