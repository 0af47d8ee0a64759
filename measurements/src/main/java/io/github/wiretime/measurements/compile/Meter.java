package io.github.wiretime.measurements.compile;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/**
 * What the check itself takes during one compilation. Its first call makes the whole analysis; the
 * others look up what was found, in so little time that the cost of reading the clock is taken off.
 *
 * <p>There is one, because Error Prone makes the checks; compilations run one after the other.
 */
final class Meter {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  static final Meter INSTANCE = new Meter();

  private static final int COLLECTIONS = 5;
  private static final long PAUSE_NANOS = 200_000_000;

  private boolean measuresHeap;
  private boolean analyzed;
  private long visitNanos;
  private Own own = Own.NOTHING;

  private Meter() {}

  /**
   * Begins anew.
   *
   * @param heap whether to collect garbage around the analysis, to see what it keeps
   */
  void reset(boolean heap) {
    measuresHeap = heap;
    analyzed = false;
    visitNanos = 0;
    own = Own.NOTHING;
  }

  /** What the check took since the last reset. */
  Own read() {
    return new Own(own.analysisNanos(), Math.max(0, visitNanos), own.bytes(), own.retained());
  }

  boolean isAnalyzed() {
    return analyzed;
  }

  /** Makes a call of the check. */
  <T> T measure(Supplier<T> call) {
    if (analyzed) {
      return measureVisit(call);
    }
    analyzed = true;
    long heap = measuresHeap ? usedHeap() : 0;
    long bytes = THREADS.getCurrentThreadAllocatedBytes();
    long start = THREADS.getCurrentThreadCpuTime();
    try {
      return call.get();
    } finally {
      own =
          new Own(
              THREADS.getCurrentThreadCpuTime() - start,
              0,
              THREADS.getCurrentThreadAllocatedBytes() - bytes,
              measuresHeap ? usedHeap() - heap : 0);
    }
  }

  /** Reads the clock once more, to know what that takes. */
  private <T> T measureVisit(Supplier<T> visit) {
    long start = THREADS.getCurrentThreadCpuTime();
    try {
      return visit.get();
    } finally {
      long end = THREADS.getCurrentThreadCpuTime();
      visitNanos += end - start - (THREADS.getCurrentThreadCpuTime() - end);
    }
  }

  private static long usedHeap() {
    for (int i = 0; i < COLLECTIONS; i++) {
      System.gc();
      LockSupport.parkNanos(PAUSE_NANOS); // what javac holds weakly goes in steps
    }
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }
}
