package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.stack.Layout;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Everything that is made from the result files: nobody types a figure. */
public final class Report {
  private final Layout layout;
  private final Results results;
  private final Pages pages;
  private final List<Plot> plots;

  /** Reads the result files. */
  public Report(Layout layout) {
    this.layout = layout;
    this.results = new Results(layout);
    Counts counts = new Counts(layout);
    Calls calls = new Calls(layout);
    PublishedTables published = new PublishedTables(layout);
    this.pages =
        new Pages(
            new Measurements(layout, results, counts, calls, published), new Messages(results));
    this.plots =
        Stream.of(
                new Plots(results).all().stream(),
                counts.plots(),
                new CallPlots(calls).all().stream(),
                published.plot().stream())
            .flatMap(some -> some)
            .toList();
  }

  /** Writes the pages, the plots and the cost table. */
  public void write() {
    pages().forEach((page, text) -> write(layout.output().resolve(page), text));
    write(layout.costTable(), CostTable.render(results));
    for (Plot plot : plots) {
      write(layout.plot(plot.name()), PlotDrawing.svg(plot));
    }
  }

  /** Pages by their path: those that are rendered, and those that have figures of ours. */
  Map<String, String> pages() {
    return pages.all(layout);
  }

  List<Plot> plots() {
    return plots;
  }

  private static void write(Path file, String text) {
    try {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot write " + file, e);
    }
  }
}
