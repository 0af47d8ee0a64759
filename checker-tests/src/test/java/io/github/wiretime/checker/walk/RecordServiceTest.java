package io.github.wiretime.checker.walk;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.Outcome;
import org.junit.jupiter.api.Test;

/** Dubbo exports a class without an interface as it is, also a record. */
final class RecordServiceTest {

  @Test
  void anAccessorIsDeclaredByItsComponentUnlessSomebodyWroteIt() {
    Outcome outcome =
        Build.of(
                """
                package app;

                @org.apache.dubbo.config.annotation.DubboService
                record Now(
                    java.time.Instant at,
                    java.time.LocalDate day) {

                  public java.time.LocalDate day() {
                    return day;
                  }
                }
                """)
            .run();

    assertThat(outcome.members()).containsExactly("Now.at()", "Now.day()").inOrder();
    assertThat(outcome.positions()).containsExactly("Now.java:5", "Now.java:8").inOrder();
  }
}
