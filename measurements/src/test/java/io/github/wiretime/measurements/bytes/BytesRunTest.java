package io.github.wiretime.measurements.bytes;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Layout;
import io.github.wiretime.measurements.stack.Profile;
import java.nio.file.Files;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class BytesRunTest {
  private final Layout layout = Layout.here();

  @ParameterizedTest
  @ValueSource(strings = {BytesRun.FILE, BytesRun.FORMS, BytesRun.COUNTS})
  void measuringAgainGivesTheCommittedFile(String file) throws Exception {
    Table measured = BytesRun.measure(layout.fork(Profile.values().length), file);
    assertThat(measured.text()).isEqualTo(Files.readString(layout.result(file)));
  }
}
