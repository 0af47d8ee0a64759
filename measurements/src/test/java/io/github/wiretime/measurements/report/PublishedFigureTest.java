package io.github.wiretime.measurements.report;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.measurements.results.Row;
import org.junit.jupiter.api.Test;

final class PublishedFigureTest {
  private static final PublishedFigure YARDSTICK =
      figure("1,000", "ms a million", 50, "ms a batch");

  @Test
  void lessTimeIsMoreSpeed() {
    PublishedFigure fast = figure("250", "ms a million", 10, "ms a batch");

    assertThat(fast.cells(YARDSTICK))
        .containsExactly(
            "label",
            "250 ms a million [7]",
            "10.0 ms a batch",
            "±12 % ‡",
            "4.00",
            "5.00",
            "reproduced")
        .inOrder();
  }

  @Test
  void unitsMayDifferFromThePublishedOnes() {
    PublishedFigure yardstick = figure("4,000", "ms per million", 500, "ops/s");
    PublishedFigure fast = figure("1,000", "ms per million", 1000, "ops/s");

    assertThat(fast.cells(yardstick).subList(4, 7)).containsExactly("4.00", "2.00", "partly");
  }

  @Test
  void otherDirectionIsNotReproduced() {
    assertThat(figure("500", "ms", 60, "ms").verdict(YARDSTICK)).isEqualTo("not");
  }

  @Test
  void yardstickSaysSo() {
    Row row = row("1,000", "ops/s").with("yardstick", "yes");

    assertThat(new PublishedFigure(row, 5, "ops/s", 0).verdict(YARDSTICK)).isEqualTo("yardstick");
  }

  @Test
  void whatNobodyPublishedHasNoVerdict() {
    assertThat(figure("", "", 25, "ms a batch").cells(YARDSTICK))
        .containsExactly("label", "—", "25.0 ms a batch", "±12 % ‡", "—", "2.00", "—")
        .inOrder();
  }

  @Test
  void countsAreComparedAsTheyAre() {
    assertThat(figure("109", "bytes", 123, "bytes").verdict(YARDSTICK)).isEqualTo("reproduced");
    assertThat(figure("6", "bytes", 9, "bytes").verdict(YARDSTICK)).isEqualTo("partly");
  }

  @Test
  void boundsHold() {
    assertThat(figure(">20", "threads", 49, "threads").verdict(YARDSTICK)).isEqualTo("reproduced");
    assertThat(figure("<2", "objects", 3, "objects").verdict(YARDSTICK)).isEqualTo("partly");
    assertThat(figure(">1", "times", 0.9, "times").verdict(YARDSTICK)).isEqualTo("not");
  }

  private static PublishedFigure figure(String published, String unit, double ours, String own) {
    return new PublishedFigure(row(published, unit), ours, own, 0.12);
  }

  private static Row row(String published, String unit) {
    return new Row()
        .with("label", "label")
        .with("published", published)
        .with("unit", unit)
        .with("source", "7")
        .with("yardstick", "");
  }
}
