package io.github.wiretime.checker.options;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each door has its own words for the same. */
final class DialectTest {

  private static final String ALL = "io.github.wiretime:wiretime-maven-plugin:1";

  private static final ImmutableMap<String, Dialect> DIALECTS =
      ImmutableMap.of(
          "compiler",
          new CompilerDialect(),
          "command",
          new CommandDialect(),
          "maven",
          new MavenDialect("wiretime"),
          "unknown prefix",
          new MavenDialect(ALL));

  @ParameterizedTest
  @CsvSource({
    "compiler, -XepOpt:CostlyRpcTime:MinBytes, -XepOpt:CostlyRpcTime:MinBytes=9",
    "maven, wiretime.minBytes, -Dwiretime.minBytes=9",
    "command, --min-bytes, --min-bytes 9",
  })
  void spellsAnOption(String dialect, String option, String setting) {
    assertThat(DIALECTS.get(dialect).option(OptionTable.MIN_BYTES)).isEqualTo(option);
    assertThat(DIALECTS.get(dialect).setting(OptionTable.MIN_BYTES, "9")).isEqualTo(setting);
  }

  @ParameterizedTest
  @CsvSource({
    "compiler, -XepOpt:CostlyRpcTime:BaselineMode=prune",
    "maven, mvn compile wiretime:prune",
    "unknown prefix, mvn compile " + ALL + ":prune",
    "command, --baseline-mode prune",
  })
  void hasOptionsOrCommandsForModes(String dialect, String prune) {
    assertThat(DIALECTS.get(dialect).setting(OptionTable.BASELINE_MODE, "prune")).isEqualTo(prune);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "maven | wiretime.minBytes: '0' is not a number of bytes such as 50",
        "command | --min-bytes: '0' is not a number of bytes such as 50",
      })
  void saysNothingOfCompilersWhereThereIsNone(String dialect, String refused) {
    assertThat(refused("MinBytes", "0", Door.SCANNER, DIALECTS.get(dialect))).isEqualTo(refused);
  }

  @ParameterizedTest
  @CsvSource({
    "compiler, set -XepOpt:CostlyRpcTime:Baseline as well",
    "command, set --baseline as well",
  })
  void namesAnOptionInAProblemOfAnother(String dialect, String part) {
    assertThat(refused("BaselineMode", "prune", Door.SCANNER, DIALECTS.get(dialect)))
        .contains(part);
  }

  @Test
  void hasNoOptionThatTheTableGivesToOtherDoors() {
    assertThat(refused("References", "off", Door.SCANNER, new CommandDialect()))
        .contains("there is no such option");
    assertThat(refused("MaxArchives", "1", Door.ERROR_PRONE, new CompilerDialect()))
        .contains("there is no such option");
  }

  @Test
  void theCheckSpeaksUnderItsNameInTheLogOfACompiler() {
    assertThat(new CompilerDialect().said("a")).isEqualTo("[CostlyRpcTime] a");
  }

  private static String refused(String option, String value, Door door, Dialect dialect) {
    ImmutableMap<String, String> options = ImmutableMap.of(option, value);
    return assertThrows(
            InvalidOptionException.class, () -> OptionsParser.parse(options, door, dialect))
        .in(dialect);
  }
}
