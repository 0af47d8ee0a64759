package io.github.wiretime.benchmarks.bytes;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.benchmarks.results.Table;
import io.github.wiretime.benchmarks.stack.Layout;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

final class BytesRunTest {
  private final Layout layout = Layout.here();

  @Test
  void measuringAgainGivesTheCommittedFile() throws Exception {
    Table measured = BytesRun.measure(layout.fork());

    assertThat(measured.text()).isEqualTo(Files.readString(layout.result(BytesRun.FILE)));
  }
}
