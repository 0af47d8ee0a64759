package io.github.wiretime.measurements.report;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import io.github.wiretime.measurements.stack.Layout;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;

final class PlotDrawingTest {
  private static final int LIMIT = 100_000;

  @Test
  void picturesAreSmallAndHaveText() throws Exception {
    for (Plot plot : new Report(Layout.here()).plots()) {
      byte[] svg = PlotDrawing.svg(plot).getBytes(StandardCharsets.UTF_8);
      Document picture =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(new ByteArrayInputStream(svg));

      assertWithMessage(plot.name()).that(svg.length).isLessThan(LIMIT);
      assertThat(picture.getElementsByTagName("title").item(0).getTextContent())
          .isEqualTo(plot.title());
      assertThat(picture.getElementsByTagName("text").getLength())
          .isAtLeast(plot.series().size() + plot.scale().ticks().size());
    }
  }

  @Test
  void figuresOfOneSeriesAreInTheTitlesOfItsMarks() {
    Plot plot =
        new Plot(
            "name",
            "a < b",
            Plot.Kind.BARS,
            List.of("one", "two"),
            "calls/s",
            "",
            new Scale(0, 200, false),
            List.of(new Plot.Series("s", Arrays.asList(new Spread(100, 90, 120), null))));

    String svg = PlotDrawing.svg(plot);

    assertThat(svg).contains("<title>one, s: 100 (90 to 120)</title>");
    assertThat(svg).contains(">100 (±20 %)</text>");
    assertThat(svg).doesNotContain("two, s");
    assertThat(svg).contains("<title>a &lt; b</title>");
  }

  @ParameterizedTest
  @EnumSource
  void inksStandOutFromThePaper(Palette palette) {
    for (String ink : palette.inks()) {
      assertWithMessage(ink).that(contrast(ink, palette.paper())).isAtLeast(4.5);
    }
    assertThat(palette.inks()).containsNoDuplicates();
  }

  @Test
  void ticksAreRound() {
    assertThat(Scale.linear(DoubleStream.of(17, 22_353)).ticks())
        .containsExactly(0.0, 5000.0, 10_000.0, 15_000.0, 20_000.0, 25_000.0)
        .inOrder();
    assertThat(Scale.logarithmic(DoubleStream.of(9, 418)).ticks())
        .containsExactly(5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0)
        .inOrder();
  }

  /** As the Web Content Accessibility Guidelines define it. */
  private static double contrast(String one, String other) {
    double lighter = Math.max(luminance(one), luminance(other));
    double darker = Math.min(luminance(one), luminance(other));
    return (lighter + 0.05) / (darker + 0.05);
  }

  private static double luminance(String colour) {
    return 0.2126 * channel(colour, 1) + 0.7152 * channel(colour, 3) + 0.0722 * channel(colour, 5);
  }

  private static double channel(String colour, int at) {
    double value = Integer.parseInt(colour.substring(at, at + 2), 16) / 255.0;
    return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
  }
}
