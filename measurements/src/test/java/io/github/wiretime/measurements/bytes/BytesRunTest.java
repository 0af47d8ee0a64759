package io.github.wiretime.measurements.bytes;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Layout;
import io.github.wiretime.measurements.stack.Profile;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

final class BytesRunTest {
  private final Layout layout = Layout.here();

  @Test
  void measuringAgainGivesTheCommittedFile() throws Exception {
    Table measured = BytesRun.measure(layout.fork(Profile.values().length));

    assertThat(measured.text()).isEqualTo(Files.readString(layout.result(BytesRun.FILE)));
  }

  @Test
  void whatCanBeSentInsteadIsMeasuredAgain() throws Exception {
    Table measured = BytesRun.forms(layout.fork(1));

    assertThat(measured.text()).isEqualTo(Files.readString(layout.result(BytesRun.FORMS)));
  }

  @Test
  void valuesByTheirNumberAreMeasuredAgain() throws Exception {
    Table measured = BytesRun.counts(layout.fork(1));

    assertThat(measured.text()).isEqualTo(Files.readString(layout.result(BytesRun.COUNTS)));
  }
}
