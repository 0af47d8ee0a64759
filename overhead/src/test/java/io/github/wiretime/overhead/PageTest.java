package io.github.wiretime.overhead;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.overhead.report.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The committed page says what the committed results say. */
final class PageTest {

  @Test
  void matchesTheResults() throws IOException {
    assertThat(Files.readString(Path.of("../docs/overhead.md")))
        .isEqualTo(Page.of(Path.of("results")));
  }
}
