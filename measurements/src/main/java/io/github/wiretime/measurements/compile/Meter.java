package io.github.wiretime.measurements.compile;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.locks.LockSupport;

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
  private long cpuBefore;
  private long bytesBefore;
  private long heapBefore;

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

  void beginAnalysis() {
    analyzed = true;
    heapBefore = measuresHeap ? usedHeap() : 0;
    bytesBefore = THREADS.getCurrentThreadAllocatedBytes();
    cpuBefore = THREADS.getCurrentThreadCpuTime();
  }

  void endAnalysis() {
    long nanos = THREADS.getCurrentThreadCpuTime() - cpuBefore;
    long bytes = THREADS.getCurrentThreadAllocatedBytes() - bytesBefore;
    own = new Own(nanos, 0, bytes, measuresHeap ? usedHeap() - heapBefore : 0);
  }

  void beginVisit() {
    cpuBefore = THREADS.getCurrentThreadCpuTime();
  }

  /** Reads the clock once more, to know what that takes. */
  void endVisit() {
    long end = THREADS.getCurrentThreadCpuTime();
    visitNanos += end - cpuBefore - (THREADS.getCurrentThreadCpuTime() - end);
  }

  private static long usedHeap() {
    for (int i = 0; i < COLLECTIONS; i++) {
      System.gc();
      LockSupport.parkNanos(PAUSE_NANOS); // what javac holds weakly goes in steps
    }
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }
}
