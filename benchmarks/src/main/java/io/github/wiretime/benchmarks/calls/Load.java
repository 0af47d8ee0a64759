package io.github.wiretime.benchmarks.calls;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
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

  /** Response times of calls that are due at a fixed rate. */
  Histogram atRate(double perSecond, int millis) throws InterruptedException {
    long interval = (long) (TimeUnit.SECONDS.toNanos(1) * callers / perSecond);
    long start = System.nanoTime();
    long end = start + TimeUnit.MILLISECONDS.toNanos(millis);
    return inParallel(caller -> callOnTime(start + interval * caller / callers, interval, end));
  }

  private Histogram callOnTime(long first, long interval, long end) {
    Histogram histogram = new Histogram(DIGITS);
    for (long due = first; due < end; due += interval) {
      for (long wait = due - System.nanoTime(); wait > 0; wait = due - System.nanoTime()) {
        LockSupport.parkNanos(wait);
      }
      service.echo(orders);
      histogram.recordValue(System.nanoTime() - due);
    }
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
