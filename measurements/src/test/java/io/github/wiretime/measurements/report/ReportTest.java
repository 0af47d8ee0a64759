package io.github.wiretime.measurements.report;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import io.github.wiretime.measurements.stack.Layout;
import io.github.wiretime.measurements.stack.Profile;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

/**
 * Committed files match the committed results; {@code measurements/run render} makes them match.
 */
final class ReportTest {
  private static final Layout LAYOUT = Layout.here();

  private final Report report = new Report(LAYOUT);

  @Test
  void pagesMatch() throws Exception {
    for (Map.Entry<String, String> page : report.pages().entrySet()) {
      assertWithMessage(page.getKey())
          .that(Files.readString(LAYOUT.root().resolve(page.getKey())))
          .isEqualTo(page.getValue());
    }
  }

  @Test
  void costTableMatches() throws Exception {
    assertThat(Files.readString(LAYOUT.costTable()))
        .isEqualTo(CostTable.render(new Results(LAYOUT)));
  }

  @Test
  void plotsMatch() throws Exception {
    for (Plot plot : report.plots()) {
      assertWithMessage(plot.name())
          .that(Files.readString(LAYOUT.plot(plot.name())))
          .isEqualTo(PlotDrawing.svg(plot));
    }
  }

  @Test
  void plotsAreShownOnPages() {
    String pages = String.join("", report.pages().values());
    for (Plot plot : report.plots()) {
      assertThat(pages).contains("](../plots/" + plot.name() + ".svg)");
    }
  }

  /** Where they do not, a JVM was not warm. */
  @Test
  void roundTripsTakeAsLongAsWritingAndReading() {
    Results results = new Results(LAYOUT);
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
