package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Layout;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Everything that is made from the result files: nobody types a figure. */
public final class Report {
  private final Layout layout;
  private final Results results;
  private final Counts counts;
  private final Calls calls;
  private final String published;

  /** Reads the result files. */
  public Report(Layout layout) {
    this.layout = layout;
    this.results = new Results(layout);
    this.counts = new Counts(layout);
    this.calls = new Calls(layout);
    this.published = new PublishedSection(layout).render();
  }

  /** Writes the pages, the plots and the cost table. */
  public void write() {
    pages().forEach((page, text) -> write(layout.output().resolve(page), text));
    write(layout.costTable(), CostTable.render(results));
    for (Plot plot : plots()) {
      write(layout.plot(plot.name()), PlotDrawing.svg(plot));
    }
  }

  /** Pages by their path: those that are rendered, and those that have figures of ours. */
  Map<String, String> pages() {
    Map<String, String> pages = new LinkedHashMap<>();
    pages.put("docs/measurements.md", measurements());
    pages.put("docs/overhead.md", new OverheadPage(layout).text());
    Fragments fragments =
        new Fragments(
            results,
            counts,
            Table.read(layout.result("bytes-forms.csv")),
            calls,
            new FormsSection(layout));
    for (String page : Fragments.PAGES) {
      pages.put(page, fragments.into(read(page)));
    }
    return pages;
  }

  private String read(String page) {
    try {
      return Files.readString(layout.root().resolve(page));
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + page, e);
    }
  }

  List<Plot> plots() {
    return Stream.of(
            new Plots(results).all().stream(),
            counts.plots(),
            new CallPlots(calls).all().stream(),
            PublishedPlot.of(published).stream())
        .flatMap(plots -> plots)
        .toList();
  }

  private String measurements() {
    return """
        # Measurements

        What time types cost on the wire, for each serializer that a Dubbo application may have.

        """
        + new SummarySection(results, counts, calls).render()
        + new BytesSection(results, counts).render()
        + new TimesSection(results, layout).render()
        + new CallsSection(layout, calls).render()
        + publishedWithPlot()
        + """

        ## How this is measured

        This page, its plots and the checker's cost table are rendered from the files in `measurements/results`; a
        test fails when they do not match. To measure again:

        ```
        measurements/run bytes roundtrips calls published render   # two and a half hours: other situations than lists for some types
        measurements/run --effort full roundtrips calls render     # every combination, longer phases: half a day
        measurements/run --effort short bytes roundtrips render    # ten minutes, orders of magnitude, into measurements/target/short
        measurements/run roundtrips --help                         # serializers one by one
        ```

        Values have nanoseconds where the type has them, else milliseconds, are not on a whole minute, and
        have the zone Asia/Shanghai, so that no encoding shortens them by luck. The nth value lies n times
        1 day, 1 hour, 1 minute and 1.001001 seconds after 2024-05-17T13:47:29.123456789Z. Each serializer
        has a JVM of its own.
        """;
  }

  private String publishedWithPlot() {
    return PublishedPlot.of(published)
        .map(
            plot ->
                published.replaceFirst(
                    "\n### ", "\n![%s](plots/%s.svg)\n\n### ".formatted(plot.title(), plot.name())))
        .orElse(published);
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
