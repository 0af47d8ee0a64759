package io.github.wiretime.measurements.report;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.measurements.report.PublishedRow.Published;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class PublishedRowTest {
  private static final PublishedRow SLOW = row("slow", 4000, "ms per million", "4", 500);
  private static final PublishedRow FAST = row("fast", 1000, "ms per million", "4", 1000);
  private static final PublishedRow OTHER = row("other", 10, "ops/s", "5", 20);
  private static final PublishedRow NEW =
      new PublishedRow("new", Optional.empty(), 700, "ops/s", "±1 %");
  private static final List<PublishedRow> TABLE = List.of(SLOW, FAST, OTHER, NEW);

  @Test
  void ratiosAreToTheFirstRowOfTheSameSource() {
    assertThat(FAST.cells(TABLE).subList(4, 6)).containsExactly("4.00", "2.00").inOrder();
    assertThat(OTHER.cells(TABLE).subList(4, 6)).containsExactly("1.00", "1.00").inOrder();
  }

  @Test
  void figuresKeepTheirUnits() {
    assertThat(SLOW.cells(TABLE).subList(0, 4))
        .containsExactly("slow", "4,000 ms per million [4]", "500.0 ops/s", "±1 %")
        .inOrder();
  }

  @Test
  void whatNobodyPublishedIsComparedWithTheFirstRow() {
    assertThat(NEW.cells(TABLE))
        .containsExactly("new", "—", "700.0 ops/s", "±1 %", "—", "1.40")
        .inOrder();
  }

  @Test
  void lessTimeIsMoreSpeed() {
    PublishedRow slow = time("slow", 100, 300);
    PublishedRow fast = time("fast", 50, 100);

    assertThat(fast.cells(List.of(slow, fast)).subList(4, 6))
        .containsExactly("2.00", "3.00")
        .inOrder();
  }

  private static PublishedRow time(String label, double figure, double ours) {
    Published published = new Published(figure, "us/op", "2");
    return new PublishedRow(label, Optional.of(published), ours, "ns/op", "±1 %");
  }

  private static PublishedRow row(
      String label, double figure, String unit, String source, double ours) {
    return new PublishedRow(
        label, Optional.of(new Published(figure, unit, source)), ours, "ops/s", "±1 %");
  }
}
