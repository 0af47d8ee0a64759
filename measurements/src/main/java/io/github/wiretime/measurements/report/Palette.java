package io.github.wiretime.measurements.report;

import com.google.common.collect.ImmutableList;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Colours and shapes of series, told apart by either alone, on white and on dark paper. */
enum Palette {
  LIGHT(
      "#ffffff", "#1f2328", "#d0d7de", "#b84a00", "#0060a8", "#00734f", "#8a3c82", "#7a5c00",
      "#444c56", "#b0174a", "#4f5d00"),
  DARK(
      "#0d1117", "#e6edf3", "#30363d", "#ff9a4d", "#58a6ff", "#3fd19b", "#e08fd6", "#e3c13b",
      "#c9d1d9", "#ff7b9c", "#a5d65a");

  /**
   * Around a point: circle, square, triangle, diamond, plus, triangle on its tip, hourglass, bow
   * tie.
   */
  private static final ImmutableList<String> SHAPES =
      ImmutableList.of(
          "m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z",
          "m-5.5-5.5h11v11h-11z",
          "m0-7l7 12h-14z",
          "m0-8l7 8l-7 8l-7-8z",
          "m-2.5-7h5v4.5h4.5v5h-4.5v4.5h-5v-4.5h-4.5v-5h4.5z",
          "m0 7l7-12h-14z",
          "m-6-6h12l-12 12h12z",
          "m-6-6v12l12-12v12z");

  private static final String COMMON =
      """
      text{font:16px system-ui,sans-serif}
      .title{font-weight:600;font-size:18px}
      text.small{font-size:14px}
      .heading{font-weight:600}
      .end{text-anchor:end}
      .middle{text-anchor:middle}
      path.line{fill:none;stroke-width:2.5}
      .range{stroke-width:2}
      """;

  private final String paper;
  private final String ink;
  private final String grid;
  private final ImmutableList<String> series;

  Palette(String paper, String ink, String grid, String... series) {
    this.paper = paper;
    this.ink = ink;
    this.grid = grid;
    this.series = ImmutableList.copyOf(series);
  }

  String paper() {
    return paper;
  }

  /** What must stand out from the paper. */
  ImmutableList<String> inks() {
    return ImmutableList.<String>builder().add(ink).addAll(series).build();
  }

  /** The rest of a path that begins at the point. */
  static String shape(int number) {
    return SHAPES.get(number % SHAPES.size());
  }

  /** The style of a picture that follows the reader's choice of light or dark. */
  static String style() {
    return COMMON + LIGHT.rules() + "@media(prefers-color-scheme:dark){\n" + DARK.rules() + "}\n";
  }

  private String rules() {
    return "text,.range{fill:%s;stroke:none}\n.range{stroke:%s}\n.paper{fill:%s}\n.grid{stroke:%s}\n"
            .formatted(ink, ink, paper, grid)
        + IntStream.range(0, series.size())
            .mapToObj(i -> ".s%d{fill:%2$s;stroke:%2$s}\n".formatted(i, series.get(i)))
            .collect(Collectors.joining());
  }
}
