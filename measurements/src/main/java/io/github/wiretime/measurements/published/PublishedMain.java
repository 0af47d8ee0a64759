package io.github.wiretime.measurements.published;

import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Effort;
import java.nio.file.Path;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Measures the times of published tables. */
public final class PublishedMain {
  /** A million round trips, as published, would take minutes. */
  private static final int SMALL_ITEMS = 100_000;

  private static final int DOCUMENTS = 1000;

  private PublishedMain() {}

  /** Takes the effort and the file to write. */
  public static void main(String[] args) throws RunnerException {
    Pace pace = Pace.of(Effort.valueOf(args[0]));
    OptionsBuilder alone = pace.throughput(HeaderBenchmark.class, "", 1);
    alone.addProfiler(GCProfiler.class);
    OptionsBuilder four = pace.throughput(HeaderBenchmark.class, "headerText", 4);
    four.param(
        "variant",
        HeaderFormat.SHARED_SIMPLE_DATE_FORMAT.name(),
        HeaderFormat.SIMPLE_DATE_FORMAT_PER_CALL.name(),
        HeaderFormat.FAST_DATE_FORMAT.name());
    Table table =
        JmhRows.run("", pace.throughput(TimesBenchmark.class, "", 4))
            .and(JmhRows.run("1/", alone))
            .and(JmhRows.run("4/", four))
            .and(JmhRows.run("", pace.batches(DocumentBenchmark.class, DOCUMENTS)))
            .and(JmhRows.run("", pace.batches(SmallBenchmark.class, SMALL_ITEMS)));
    table.write(Path.of(args[1]));
  }
}
