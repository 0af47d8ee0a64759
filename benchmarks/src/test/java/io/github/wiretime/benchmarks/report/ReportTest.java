package io.github.wiretime.benchmarks.report;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import io.github.wiretime.benchmarks.stack.Layout;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/** Committed files match the committed results; {@code benchmarks/run render} makes them match. */
final class ReportTest {
  private final Report report = new Report(Layout.here());

  @Test
  void pageMatches() throws Exception {
    assertThat(Files.readString(report.page())).isEqualTo(report.measurements());
  }

  @Test
  void pagesWrittenByHandHaveTheFigures() throws Exception {
    for (String page : Fragments.PAGES) {
      assertThat(Files.readString(Layout.here().root().resolve(page)))
          .isEqualTo(report.withFigures(page));
    }
  }

  @Test
  void costTableMatches() throws Exception {
    assertThat(Files.readString(Layout.here().costTable())).isEqualTo(report.costTable());
  }

  @Test
  void plotsShowTheSameData() throws Exception {
    for (Plot plot : report.plots()) {
      assertWithMessage(plot.name())
          .that(Files.readString(report.file(plot)))
          .contains(PlotDrawing.marker(plot));
    }
  }

  @Test
  void plotsAreShownOnThePage() {
    for (Plot plot : report.plots()) {
      assertThat(report.measurements()).contains("](plots/" + plot.name() + ".svg)");
    }
  }
}
