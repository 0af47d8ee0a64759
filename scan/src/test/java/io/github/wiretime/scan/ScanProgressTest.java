package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

/** A line for whoever waits at a terminal. */
final class ScanProgressTest {

  private static final String CLASSES = "wiretime-scan: reading classes ...";
  private static final String WALKING = "wiretime-scan: walking ...";

  private final StringWriter errors = new StringWriter();
  private final ScanProgress progress = new ScanProgress(new PrintWriter(errors));

  @Test
  void overwritesItself() {
    progress.now("reading classes");
    progress.show();
    progress.now("walking");
    progress.show();
    progress.close();

    assertThat(errors.toString())
        .isEqualTo(
            ("\r" + CLASSES)
                + ("\r" + WALKING + " ".repeat(CLASSES.length() - WALKING.length()))
                + ("\r" + " ".repeat(WALKING.length()) + "\r"));
  }

  @Test
  void isNothingWhereNobodyWaits() {
    progress.now("walking");
    progress.clear();
    progress.close();

    assertThat(errors.toString()).isEmpty();
  }
}
