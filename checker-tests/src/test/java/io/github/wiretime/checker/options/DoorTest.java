package io.github.wiretime.checker.options;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.errorprone.ErrorProneFlags;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each door has its own words for the same. */
final class DoorTest {

  @ParameterizedTest
  @CsvSource({
    "ERROR_PRONE, -XepOpt:CostlyRpcTime:MinBytes, -XepOpt:CostlyRpcTime:MinBytes=9",
    "MAVEN, wiretime.minBytes, wiretime.minBytes 9",
    "SCANNER, --min-bytes, --min-bytes 9",
  })
  void spellsAnOption(Door door, String option, String setting) {
    assertThat(door.option(OptionTable.MIN_BYTES)).isEqualTo(option);
    assertThat(door.setting(OptionTable.MIN_BYTES, "9")).isEqualTo(setting);
  }

  @ParameterizedTest
  @CsvSource({
    "ERROR_PRONE, -XepOpt:CostlyRpcTime:BaselineMode=prune, -XepOpt:CostlyRpcTime:WireMapMode=learn",
    "MAVEN, mvn wiretime:prune, mvn wiretime:learn",
    "SCANNER, --baseline-mode prune, --wire-map-mode learn",
  })
  void hasOptionsOrCommandsForModes(Door door, String prune, String learn) {
    assertThat(door.setting(OptionTable.BASELINE_MODE, "prune")).isEqualTo(prune);
    assertThat(door.setting(OptionTable.WIRE_MAP_MODE, "learn")).isEqualTo(learn);
  }

  @ParameterizedTest
  @CsvSource({
    "MAVEN, wiretime.minBytes: '0' is not a number of bytes such as 50",
    "SCANNER, --min-bytes: '0' is not a number of bytes such as 50",
  })
  void saysNothingOfCompilersWhereThereIsNone(Door door, String refused) {
    assertThat(refused("MinBytes", "0", door)).isEqualTo(refused);
  }

  @ParameterizedTest
  @CsvSource({
    "ERROR_PRONE, set -XepOpt:CostlyRpcTime:Baseline as well",
    "SCANNER, set --baseline as well",
  })
  void namesAnOptionInAProblemOfAnother(Door door, String part) {
    assertThat(refused("BaselineMode", "prune", door)).contains(part);
  }

  @Test
  void hasNoOptionThatTheTableGivesToOthers() {
    assertThat(refused("References", "off", Door.SCANNER)).contains("there is no such option");
    assertThat(refused("MaxArchives", "1", Door.ERROR_PRONE)).contains("there is no such option");
  }

  private static String refused(String option, String value, Door door) {
    ErrorProneFlags flags =
        ErrorProneFlags.builder().putFlag("CostlyRpcTime:" + option, value).build();
    return assertThrows(InvalidOptionException.class, () -> OptionsParser.parse(flags, door))
        .in(door);
  }
}
