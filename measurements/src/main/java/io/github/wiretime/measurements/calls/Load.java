package io.github.wiretime.measurements.calls;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntFunction;
import org.HdrHistogram.Histogram;

/**
 * Callers of a service: such that wait for each answer, or such that call at a fixed rate. The
 * latter's response times count from when a call was due, not from when the caller got round to it:
 * a stall counts for all calls that it delays (no coordinated omission).
 */
final class Load {
  private static final int DIGITS = 3;

  private final EchoService service;
  private final List<Order> orders;
  private final int callers;

  Load(EchoService service, List<Order> orders, int callers) {
    this.service = service;
    this.orders = orders;
    this.callers = callers;
  }

  /** Service times of callers that call again as soon as they have the answer. */
  Histogram saturate(int millis) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    return inParallel(caller -> callUntil(end));
  }

  private Histogram callUntil(long end) {
    Histogram histogram = new Histogram(DIGITS);
    long now = System.nanoTime();
    while (now < end) {
      service.echo(orders);
      long done = System.nanoTime();
      histogram.recordValue(done - now);
      now = done;
    }
    return histogram;
  }

  /**
   * What came of calls that were due at a fixed rate.
   *
   * @param responses response times, ns
   * @param lateNanos how late a caller was with its last call, at most
   */
  record OnTime(Histogram responses, long lateNanos) {}

  /**
   * Calls that are due at a fixed rate. A caller that is late by as much as the whole phase gives
   * up: it would only fall behind further.
   */
  OnTime atRate(double perSecond, int millis) throws InterruptedException {
    long interval = (long) (TimeUnit.SECONDS.toNanos(1) * callers / perSecond);
    long phase = TimeUnit.MILLISECONDS.toNanos(millis);
    long start = System.nanoTime();
    LongAccumulator late = new LongAccumulator(Math::max, 0);
    Histogram responses =
        inParallel(
            caller -> callOnTime(start + interval * caller / callers, interval, phase, late));
    return new OnTime(responses, late.get());
  }

  private Histogram callOnTime(long first, long interval, long phase, LongAccumulator late) {
    Histogram histogram = new Histogram(DIGITS);
    long behind = 0;
    for (long due = first; due < first + phase && behind < phase; due += interval) {
      for (long wait = due - System.nanoTime(); wait > 0; wait = due - System.nanoTime()) {
        LockSupport.parkNanos(wait);
      }
      behind = System.nanoTime() - due;
      service.echo(orders);
      histogram.recordValue(System.nanoTime() - due);
    }
    late.accumulate(behind);
    return histogram;
  }

  private Histogram inParallel(IntFunction<Histogram> work) throws InterruptedException {
    ExecutorService threads = Executors.newFixedThreadPool(callers);
    try {
      List<Future<Histogram>> running = new ArrayList<>();
      for (int i = 0; i < callers; i++) {
        int caller = i;
        running.add(threads.submit(() -> work.apply(caller)));
      }
      Histogram all = new Histogram(DIGITS);
      for (Future<Histogram> one : running) {
        all.add(one.get());
      }
      return all;
    } catch (ExecutionException e) {
      throw new IllegalStateException("a call failed", e);
    } finally {
      threads.shutdownNow();
    }
  }
}
