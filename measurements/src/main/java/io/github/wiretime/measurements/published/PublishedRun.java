package io.github.wiretime.measurements.published;

import io.github.wiretime.measurements.results.Environment;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Effort;
import io.github.wiretime.measurements.stack.Fork;
import io.github.wiretime.measurements.stack.Layout;
import io.github.wiretime.measurements.stack.Profile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Measures published tables again. */
public final class PublishedRun {
  private static final String CURRENT = "current";

  /** Round trips of single values, in a JVM for each version of Hessian. */
  private static final List<Observed> OBSERVED =
      List.of(
          new Observed("hessian-lite-3.2.4", "3.2.4/", "factoryPerStream"),
          new Observed("hessian-lite-3.2.4", "3.2.4/", "sharedFactory"),
          new Observed("hessian-lite-3.2.13", "3.2.13/", "sharedFactory"),
          new Observed(CURRENT, "4.0.4/", "sharedFactory"),
          new Observed(CURRENT, "", "javaSerialization"));

  private PublishedRun() {}

  /** Measures and writes the result files. */
  public static void run(Layout layout, Effort effort) throws IOException, InterruptedException {
    sizes().write(layout.result("published-sizes.csv"));
    Fork fork = layout.fork(OBSERVED.size() + 3);
    List<Path> current = fork.jars(CURRENT);
    List<String> options = Profile.HESSIAN_3_2.jvmOptions();
    fork.progress().step("objects");
    List<String> heap = new ArrayList<>(options);
    heap.addAll(ObjectsMain.OPTIONS);
    Table times = fork.measure(current, heap, ObjectsMain.class, List.of());
    fork.progress().step("50 threads");
    for (String format : contended()) {
      List<String> arguments = List.of(format, effort.name());
      times = times.and(fork.measure(current, options, ContentionMain.class, arguments));
    }
    for (Observed observed : OBSERVED) {
      fork.progress().step("round trips " + observed.prefix() + observed.method());
      List<String> arguments = List.of(observed.prefix(), observed.method(), effort.name());
      List<Path> stack = fork.jars(observed.stack());
      times = times.and(fork.measure(stack, options, ObservationBenchmark.class, arguments));
    }
    fork.progress().step("published tables");
    times = times.and(fork.measure(current, options, PublishedMain.class, List.of(effort.name())));
    times.write(layout.result("published-times.csv"));
    Environment.of(Pace.of(effort).description()).write(layout.result("published-environment.csv"));
  }

  private static List<String> contended() {
    return Stream.concat(
            Stream.of(ContentionMain.DECIMAL_FORMAT),
            Stream.of(HeaderFormat.values()).map(Enum::name))
        .toList();
  }

  /** Bytes, the same on every machine. */
  static Table sizes() throws IOException {
    List<Row> rows = new ArrayList<>();
    for (DocumentFormat format : DocumentFormat.values()) {
      rows.add(size("document", format, bytes(format.write())));
    }
    for (SmallFormat format : SmallFormat.values()) {
      rows.add(size("small", format, format.write(SmallItem.EXAMPLE)));
    }
    return new Table(rows);
  }

  private static byte[] bytes(Object written) {
    return written instanceof String text
        ? text.getBytes(StandardCharsets.UTF_8)
        : (byte[]) written;
  }

  private static Row size(String object, Enum<?> format, byte[] written) {
    return new Row().with("key", object + "Size/" + format.name()).with("bytes", written.length);
  }

  /** One method of the benchmark with the jars of one stack; results begin with the prefix. */
  private record Observed(String stack, String prefix, String method) {}
}
