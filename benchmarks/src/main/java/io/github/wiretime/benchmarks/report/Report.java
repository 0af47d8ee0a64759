package io.github.wiretime.benchmarks.report;

import io.github.wiretime.benchmarks.bytes.BytesRun;
import io.github.wiretime.benchmarks.stack.Layout;
import io.github.wiretime.benchmarks.stack.Profile;
import io.github.wiretime.results.Table;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Everything that is made from the result files: nobody types a figure. */
public final class Report {
  private final Layout layout;
  private final Results results;

  /** Reads the result files. */
  public Report(Layout layout) {
    this.layout = layout;
    this.results = Results.read(layout);
  }

  /** Writes the page, its plots and the cost table. */
  public void write() {
    write(page(), measurements());
    write(layout.costTable(), costTable());
    for (String page : Fragments.PAGES) {
      write(layout.output().resolve(page), withFigures(page));
    }
    for (Plot plot : plots()) {
      write(file(plot), PlotDrawing.svg(plot));
    }
  }

  Path page() {
    return layout.docs().resolve("measurements.md");
  }

  Path file(Plot plot) {
    return layout.docs().resolve("plots").resolve(plot.name() + ".svg");
  }

  /** A page that is written by hand, with the figures of now. */
  String withFigures(String page) {
    try {
      Table forms = Table.read(layout.result(BytesRun.FORMS));
      return new Fragments(results, forms, new CallsSection(layout))
          .into(Files.readString(layout.root().resolve(page)));
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + page, e);
    }
  }

  String costTable() {
    return CostTable.render(results);
  }

  List<Plot> plots() {
    return Stream.concat(
            new Plots(results).all().stream(), new CallsSection(layout).plots().stream())
        .toList();
  }

  String measurements() {
    return """
        # Measurements

        What time types cost on the wire, for each serializer that a Dubbo application may have. This page,
        its plots and the checker's cost table are rendered from the files in `benchmarks/results`; a test
        fails when they do not match. To measure again:

        ```
        benchmarks/run                  # all types, the other situations for some: an hour and a half
        benchmarks/run --effort full    # every combination: half a day
        benchmarks/run --short          # ten minutes, orders of magnitude, into benchmarks/target/short
        benchmarks/run --help           # parts and profiles one by one
        ```

        Values have nanoseconds where the type has them, else milliseconds, are not on a whole minute, and
        have the zone Asia/Shanghai, so that no encoding shortens them by luck. The nth value lies n times
        1 day, 1 hour, 1 minute and 1.001001 seconds after 2024-05-17T13:47:29.123456789Z. Each serializer
        has a JVM of its own:

        """
        + profiles()
        + "\n"
        + new BytesSection(results).render()
        + "\n"
        + new TimesSection(results, layout).render()
        + new CallsSection(layout).render()
        + new PublishedSection(layout).render();
  }

  private static String profiles() {
    return Arrays.stream(Profile.values())
        .map(profile -> "- `" + profile.id() + "`: " + profile.title() + "\n")
        .collect(Collectors.joining());
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
