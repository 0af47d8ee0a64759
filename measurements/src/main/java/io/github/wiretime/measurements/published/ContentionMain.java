package io.github.wiretime.measurements.published;

import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Effort;
import java.nio.file.Path;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.openjdk.jmh.util.ListStatistics;

/**
 * What 50 threads do that only format: how often a second all of them together, and how many of
 * them wait for a lock. JMH counts by the time that each thread had, which is too much where a lock
 * lets some of them through and others never.
 */
public final class ContentionMain {
  static final String DECIMAL_FORMAT = "SHARED_DECIMAL_FORMAT";

  private static final int THREADS = 50;
  private static final int BATCH = 16;
  private static final long PAUSE = Duration.ofMillis(10).toNanos();
  private static final int PAUSES = 50;

  private ContentionMain() {}

  /** Takes a {@link HeaderFormat} or {@link #DECIMAL_FORMAT}, the effort and the file to write. */
  public static void main(String[] args) throws InterruptedException {
    boolean isShort = Effort.valueOf(args[1]) == Effort.SHORT;
    int warmUp = isShort ? 0 : 4;
    int samples = isShort ? 1 : 10;
    List<Row> rows = new ArrayList<>();
    for (Map.Entry<String, Runnable> format : formats(args[0]).entrySet()) {
      rows.addAll(measure(format.getKey(), format.getValue(), warmUp, samples));
    }
    new Table(rows).write(Path.of(args[2]));
  }

  private static Map<String, Runnable> formats(String name) {
    if (name.equals(DECIMAL_FORMAT)) {
      return Map.of("number/" + name, decimalFormat());
    }
    HeaderFormat format = HeaderFormat.valueOf(name);
    Map<String, Runnable> formats = new LinkedHashMap<>();
    formats.put("headerText/" + name, () -> format.text(System.currentTimeMillis()));
    formats.put("headerBytes/" + name, () -> format.bytes(System.currentTimeMillis()));
    return formats;
  }

  private static Runnable decimalFormat() {
    DecimalFormat number = new DecimalFormat("#,##0.00", new DecimalFormatSymbols(Locale.US));
    return () -> {
      synchronized (number) {
        number.format(System.nanoTime() / 1e3);
      }
    };
  }

  private static List<Row> measure(String key, Runnable format, int warmUp, int samples)
      throws InterruptedException {
    LongAdder calls = new LongAdder();
    List<Thread> threads = Stream.generate(() -> thread(format, calls)).limit(THREADS).toList();
    threads.forEach(Thread::start);
    List<Double> blocked = new ArrayList<>();
    double[] perSecond = new double[samples];
    for (int sample = -warmUp; sample < samples; sample++) {
      long start = System.nanoTime();
      long before = calls.sum();
      for (int pause = 0; pause < PAUSES; pause++) {
        LockSupport.parkNanos(PAUSE);
        if (sample >= 0) {
          blocked.add((double) threads.stream().filter(ContentionMain::isBlocked).count());
        }
      }
      if (sample >= 0) {
        perSecond[sample] = (calls.sum() - before) * 1e9 / (System.nanoTime() - start);
      }
    }
    threads.forEach(Thread::interrupt);
    for (Thread thread : threads) {
      thread.join();
    }
    double[] waiting = blocked.stream().mapToDouble(Double::doubleValue).toArray();
    return List.of(
        JmhRows.row("50/" + key, new ListStatistics(perSecond), "ops/s"),
        JmhRows.row("blocked/" + key, new ListStatistics(waiting), "threads"));
  }

  private static boolean isBlocked(Thread thread) {
    return thread.getState() == Thread.State.BLOCKED;
  }

  private static Thread thread(Runnable format, LongAdder calls) {
    Thread thread =
        new Thread(
            () -> {
              while (!Thread.currentThread().isInterrupted()) {
                for (int i = 0; i < BATCH; i++) {
                  format.run();
                }
                calls.add(BATCH);
              }
            });
    thread.setDaemon(true);
    return thread;
  }
}
