package io.github.wiretime.benchmarks.bytes;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.benchmarks.stack.Layout;
import io.github.wiretime.benchmarks.stack.Profile;
import io.github.wiretime.benchmarks.stack.Progress;
import io.github.wiretime.results.Table;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

final class BytesRunTest {
  private final Layout layout = Layout.here();

  @Test
  void measuringAgainGivesTheCommittedFile() throws Exception {
    Table measured =
        BytesRun.measure(layout.fork(), new Progress(System.out, Profile.values().length));

    assertThat(measured.text()).isEqualTo(Files.readString(layout.result(BytesRun.FILE)));
  }

  @Test
  void whatCanBeSentInsteadIsMeasuredAgain() throws Exception {
    Table measured = BytesRun.forms(layout.fork());

    assertThat(measured.text()).isEqualTo(Files.readString(layout.result(BytesRun.FORMS)));
  }
}
