package io.github.wiretime.checker.walk;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.Marked;
import io.github.wiretime.checker.harness.Outcome;
import org.junit.jupiter.api.Test;

/** Dubbo exports a class without an interface as it is, also a record. */
final class RecordServiceTest {

  @Test
  void anAccessorIsDeclaredByItsComponentUnlessSomebodyWroteIt() {
    Outcome outcome =
        Marked.assertReported(
            Build.of(
                """
                package app;

                @org.apache.dubbo.config.annotation.DubboService
                record Now(
                    // BUG: Diagnostic contains: what at() returns is sent as Instant
                    java.time.Instant at,
                    java.time.LocalDate day) {

                  // BUG: Diagnostic contains: what day() returns is sent as LocalDate
                  public java.time.LocalDate day() {
                    return day;
                  }
                }
                """));

    assertThat(outcome.members()).containsExactly("Now.at()", "Now.day()").inOrder();
  }
}
