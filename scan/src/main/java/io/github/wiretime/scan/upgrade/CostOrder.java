package io.github.wiretime.scan.upgrade;

import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.cost.Slowdown;
import java.math.BigDecimal;
import java.util.Comparator;
import java.util.Optional;

/** Which of two measured costs is the higher one. */
final class CostOrder {

  private static final Comparator<Cost.Size> BYTES =
      Comparator.comparingInt(Cost.Size::first)
          .thenComparing(size -> new BigDecimal(size.further()));

  private CostOrder() {}

  /** By bytes, then by time; what was not measured is taken to be the same. */
  static int compare(Optional<Cost> one, Optional<Cost> other) {
    if (one.isEmpty() || other.isEmpty()) {
      return 0;
    }
    int bytes = compare(one.get().size(), other.get().size(), BYTES);
    return bytes == 0
        ? compare(one.get().slowdown(), other.get().slowdown(), CostOrder::compareTimes)
        : bytes;
  }

  private static <T> int compare(Optional<T> one, Optional<T> other, Comparator<T> order) {
    return one.isPresent() && other.isPresent() ? order.compare(one.get(), other.get()) : 0;
  }

  /** Times whose samples lie among each other's are the same. */
  private static int compareTimes(Slowdown one, Slowdown other) {
    BigDecimal distance = one.times().subtract(other.times()).abs();
    BigDecimal noise = deviation(one).add(deviation(other));
    return distance.compareTo(noise) <= 0 ? 0 : one.times().compareTo(other.times());
  }

  private static BigDecimal deviation(Slowdown slowdown) {
    return slowdown.times().multiply(slowdown.spread());
  }
}
