package io.github.wiretime.measurements.calls;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.HdrHistogram.Histogram;

/**
 * All types in one situation: first what each can do, then all at the rate of each pace. A type
 * that cannot keep up with it falls behind until it gives up.
 */
final class Round {
  private static final double MILLIS_PER_SECOND = 1000;

  private final EchoService service;
  private final List<TimeKind> kinds;
  private final LoadPlan.Situation situation;
  private final int millis;

  Round(EchoService service, List<TimeKind> kinds, LoadPlan.Situation situation, int millis) {
    this.service = service;
    this.kinds = kinds;
    this.situation = situation;
    this.millis = millis;
  }

  List<LoadResult> measure() throws InterruptedException {
    Map<TimeKind, Histogram> saturated = saturate();
    Map<TimeKind, Double> perSecond = new EnumMap<>(TimeKind.class);
    saturated.forEach((kind, calls) -> perSecond.put(kind, perSecond(calls, millis)));
    List<LoadResult> results = new ArrayList<>();
    for (Pace pace : Pace.values()) {
      double rate = pace.of(perSecond);
      for (TimeKind kind : kinds) {
        results.add(
            new LoadResult(
                kind,
                perSecond.get(kind),
                saturated.get(kind),
                pace,
                rate,
                load(kind).atRate(rate, millis)));
      }
    }
    return results;
  }

  /** The first phase alone. */
  Map<TimeKind, Histogram> saturate() throws InterruptedException {
    Map<TimeKind, Histogram> saturated = new EnumMap<>(TimeKind.class);
    for (TimeKind kind : kinds) {
      saturated.put(kind, load(kind).saturate(millis));
    }
    return saturated;
  }

  private Load load(TimeKind kind) {
    return new Load(service, kind.orders(situation.orders()), situation.callers());
  }

  static double perSecond(Histogram calls, int millis) {
    return calls.getTotalCount() * MILLIS_PER_SECOND / millis;
  }
}
