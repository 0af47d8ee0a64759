package io.github.wiretime.benchmarks.report;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import io.github.wiretime.benchmarks.stack.Layout;
import io.github.wiretime.benchmarks.stack.Profile;
import java.nio.file.Files;
import java.util.List;
import java.util.OptionalDouble;
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

  /** Where they do not, a JVM was not warm. */
  @Test
  void roundTripsTakeAsLongAsWritingAndReading() {
    Results results = Results.read(Layout.here());
    int compared = 0;
    for (Profile profile : Profile.values()) {
      for (String type : results.types()) {
        for (String shape : List.of("alone", "dto", "list")) {
          OptionalDouble write = results.nanos(profile, type, shape, "serialize");
          OptionalDouble read = results.nanos(profile, type, shape, "deserialize");
          OptionalDouble both = results.nanos(profile, type, shape, "roundTrip");
          if (write.isPresent() && read.isPresent() && both.isPresent()) {
            double apart = write.getAsDouble() + read.getAsDouble();
            assertWithMessage("%s %s %s", profile.id(), type, shape)
                .that(both.getAsDouble() / apart)
                .isWithin(0.25)
                .of(1);
            compared++;
          }
        }
      }
    }
    assertThat(compared).isGreaterThan(20);
  }
}
