package io.github.wiretime.scan.bytes;

import com.google.common.collect.Collections2;
import com.google.common.math.LongMath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.cost.CostlyTypes;
import io.github.wiretime.checker.javac.TypeNames;
import java.util.Map;
import java.util.Optional;

/**
 * An estimate of the bytes that the costly values of one message take: the first value of each type
 * brings class definitions, the others refer to them.
 *
 * @param values how many there are
 * @param today their bytes; infinite if one of them cannot be sent
 * @param date the bytes of as many {@code java.util.Date}
 * @param atLeast whether the bytes of some are not known, because they were not measured or may be
 *     of several types
 */
public record MessageBytes(long values, double today, double date, boolean atLeast) {

  static final MessageBytes NONE = new MessageBytes(0, 0, 0, false);

  static MessageBytes of(Map<ClassSymbol, Long> values, CostlyTypes costs) {
    MessageBytes sum = NONE;
    for (Map.Entry<ClassSymbol, Long> type : values.entrySet()) {
      sum = sum.plus(of(type.getValue(), costs.costOf(type.getKey()), costs.yardstick()));
    }
    return new MessageBytes(
        sum.values,
        sum.today
            - SharedParts.bytes(Collections2.transform(values.keySet(), TypeNames::of), costs),
        sum.date,
        sum.atLeast);
  }

  private static MessageBytes of(long values, Optional<Cost> cost, Cost date) {
    double dates = bytes(values, date.size().orElseThrow());
    if (cost.isPresent() && cost.get().failsWhenWritten()) {
      return new MessageBytes(values, Double.POSITIVE_INFINITY, dates, false);
    }
    Optional<Cost.Size> size = cost.flatMap(Cost::size);
    return new MessageBytes(
        values,
        size.map(each -> bytes(values, each)).orElse(0.0),
        dates,
        size.isEmpty() || cost.get().atLeast());
  }

  private static double bytes(long values, Cost.Size size) {
    return size.first() + (values - 1) * Double.parseDouble(size.further());
  }

  /** Both together, each with class definitions of its own. */
  MessageBytes plus(MessageBytes other) {
    return new MessageBytes(
        LongMath.saturatedAdd(values, other.values),
        today + other.today,
        date + other.date,
        atLeast || other.atLeast);
  }

  /** Whether Hessian cannot write one of the values. */
  public boolean fails() {
    return Double.isInfinite(today);
  }
}
