package io.github.wiretime.measurements.published;

import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import javax.management.JMException;
import javax.management.ObjectName;
import org.openjdk.jmh.util.ListStatistics;

/**
 * How many objects a call makes: the difference of the numbers of objects in the heap, where
 * nothing is collected between.
 */
public final class ObjectsMain {
  /** What this JVM needs: a young generation that holds everything that the calls make. */
  static final List<String> OPTIONS = List.of("-XX:+UseSerialGC", "-Xms900m", "-Xmn600m");

  private static final int WARM_UP = 100_000;
  private static final int CALLS = 10_000;

  private ObjectsMain() {}

  /** Takes the file to write. */
  public static void main(String[] args) throws JMException {
    List<Row> rows = new ArrayList<>();
    for (HeaderFormat format : HeaderFormat.values()) {
      rows.add(row("objects/headerText/" + format, format::text));
      rows.add(row("objects/headerBytes/" + format, format::bytes));
    }
    new Table(rows).write(Path.of(args[0]));
  }

  private static Row row(String key, LongFunction<Object> call) throws JMException {
    double[] objects = new double[3];
    make(call, WARM_UP);
    for (int i = 0; i < objects.length; i++) {
      System.gc();
      long before = instances();
      long between = instances(); // The question itself makes objects.
      make(call, CALLS);
      objects[i] = (instances() - between - (between - before)) / (double) CALLS;
    }
    return JmhRows.row(key, new ListStatistics(rounded(objects)), "objects");
  }

  /** To a tenth; what a thread of the JVM makes beside does not count. */
  private static double[] rounded(double[] objects) {
    double[] rounded = objects.clone();
    for (int i = 0; i < rounded.length; i++) {
      rounded[i] = Math.round(10 * rounded[i]) / 10.0;
    }
    return rounded;
  }

  private static void make(LongFunction<Object> call, int calls) {
    int hash = 0;
    for (int i = 0; i < calls; i++) {
      hash ^= System.identityHashCode(call.apply(System.currentTimeMillis()));
    }
    if (hash == 1) {
      System.out.println(); // Makes the calls necessary.
    }
  }

  private static long instances() throws JMException {
    String histogram =
        (String)
            ManagementFactory.getPlatformMBeanServer()
                .invoke(
                    new ObjectName("com.sun.management:type=DiagnosticCommand"),
                    "gcClassHistogram",
                    new Object[] {new String[] {"-all"}},
                    new String[] {String[].class.getName()});
    String[] total = histogram.substring(histogram.lastIndexOf("Total")).trim().split("\\s+", -1);
    return Long.parseLong(total[1]);
  }
}
