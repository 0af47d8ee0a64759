package io.github.wiretime.measurements.scans;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.measurements.results.Row;
import org.junit.jupiter.api.Test;

/** What is read from the scanner's page on an upgrade. */
final class UpgradesRunTest {

  @Test
  void countsWhatTheFirstLineAndTheLastSay() {
    Row row =
        UpgradesRun.read(
            """
            Dubbo 3.2 -> 3.3, hessian-lite 3.2 -> hessian-lite 4.0.4: 2 breaks, 74 new cost, 1 stays broken

            Dubbo 3.3 refuses at least 7 classes that are sent (STRICT is the default from 3.2 on, so you have it already)
            """,
            new Row());

    assertThat(row.values()).containsExactly("2", "0", "0", "74", "0", "0", "0", "7").inOrder();
  }

  @Test
  void takesNoWordForTheBeginningOfAnother() {
    Row row =
        UpgradesRun.read(
            "Dubbo 3.2 -> 3.3, hessian-lite 3.2 -> hessian-lite 4.0.4: 5 breaks meanwhile, 1 mended\n",
            new Row());

    assertThat(row.values()).containsExactly("0", "5", "1", "0", "0", "0", "0", "0").inOrder();
  }

  @Test
  void countsNothingWhereNothingChanges() {
    Row row =
        UpgradesRun.read(
            """
            Dubbo 2.7 -> 3.3, hessian-lite 3.2 -> hessian-lite 4.0.4: no member is costly or broken

            Dubbo 3.3 refuses no class of yours (STRICT is the default from 3.2 on)
            """,
            new Row());

    assertThat(row.values()).containsExactly("0", "0", "0", "0", "0", "0", "0", "0").inOrder();
  }
}
