package io.github.wiretime.benchmarks.published;

import io.github.wiretime.benchmarks.results.JmhTable;
import io.github.wiretime.benchmarks.roundtrip.Effort;
import io.github.wiretime.results.Table;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Measures what other published tables measured. */
public final class PublishedMain {
  private PublishedMain() {}

  /** Takes the effort, the file for times and the file for sizes. */
  public static void main(String[] args) throws RunnerException, IOException {
    sizes().write(Path.of(args[2]));
    OptionsBuilder options = new OptionsBuilder();
    options.include("published\\.").jvmArgsAppend("-Xms512m", "-Xmx512m").shouldFailOnError(true);
    Effort effort = Effort.valueOf(args[0]);
    JmhTable.of(new Runner(effort.apply(options).build()).run(), List.of("variant"))
        .write(Path.of(args[1]));
  }

  /** Bytes, the same on every machine. */
  private static Table sizes() throws IOException {
    List<List<String>> rows = new ArrayList<>();
    for (DocumentFormat format : DocumentFormat.values()) {
      rows.add(List.of("document", format.name(), String.valueOf(format.write().length)));
    }
    for (SmallFormat format : SmallFormat.values()) {
      int bytes = format.write(SmallObject.EXAMPLE).length;
      rows.add(List.of("small", format.name(), String.valueOf(bytes)));
    }
    return new Table(List.of("object", "variant", "bytes"), rows);
  }
}
