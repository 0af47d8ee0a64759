package io.github.wiretime.checker.options;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A value that cannot be used stops the build, with a text that says what to change. */
final class InvalidOptionsTest {

  private static final String ADVICE =
      ". Correct this compiler argument or the file that it names; it is not a crash of Error Prone or of the check";

  private static final String NAMES = String.join(", ", OptionTable.names(Door.ERROR_PRONE));

  /** Nothing in it is a service, so that only options can be wrong. */
  private static final Build BUILD = Build.of("package app; class Empty {}");

  @ParameterizedTest
  @CsvSource({
    "ServiceInterface, ServiceInterfaces",
    "serviceinterfaces, ServiceInterfaces",
    "CostlyType, CostlyTypes",
    "CheepTypes, CheapTypes",
    "DocURL, DocsUrl"
  })
  void anUnknownNameWithTheNearestOne(String name, String nearest) {
    assertThat(errors(name, "x"))
        .containsExactly(
            "-XepOpt:CostlyRpcTime:%s: there is no such option; did you mean '%s'? There are %s%s"
                .formatted(name, nearest, NAMES, ADVICE));
  }

  @Test
  void theFirstNameInTheAlphabetBeforeAnyValue() {
    Outcome outcome =
        BUILD.option("CheapTypes", "Instant").option("Zz", "x").option("Aa", "x").run();

    assertThat(outcome.errors()).hasSize(1);
    assertThat(outcome.errors().get(0)).startsWith("-XepOpt:CostlyRpcTime:Aa: ");
  }

  @Test
  void onceHoweverManySources() {
    Outcome outcome =
        Build.of("class A { int a; }", "class B { int b; }", "class C { int c; }")
            .option("DocsUrl", "wiki")
            .run();

    assertThat(outcome.errors()).hasSize(1);
    assertThat(outcome.diagnostics().get(0).file()).isEmpty();
  }

  @Test
  void notWhenTheCheckIsOff() {
    Outcome outcome = BUILD.option("DocsUrl", "wiki").with("-Xep:CostlyRpcTime:OFF").run();

    assertThat(outcome.succeeded()).isTrue();
    assertThat(outcome.diagnostics()).isEmpty();
  }

  @Test
  void namesOfOtherChecksAreTheirs() {
    assertThat(
            BUILD.with("-XepOpt:CostlyRpcTimes:X=1", "-XepOpt:Other:DocsUrl=1").run().diagnostics())
        .isEmpty();
  }

  private static Iterable<String> errors(String option, String value) {
    Outcome outcome = BUILD.option(option, value).run();
    assertThat(outcome.succeeded()).isFalse();
    return outcome.errors();
  }
}
