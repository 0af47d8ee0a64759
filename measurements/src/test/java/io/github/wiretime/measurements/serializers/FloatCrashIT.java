package io.github.wiretime.measurements.serializers;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the check says of a primitive float is what becomes of two JVMs with real Dubbo. */
final class FloatCrashIT {

  @TempDir private Path folder;

  @Test
  void dubbo336EndsTheProvider() throws Exception {
    DubboPair pair = pair("3.3.6");

    assertThat(pair.sources().warnings("crashes"))
        .containsExactly(
            "[BrokenRpcValue] 'rate' is a primitive float and crashes the receiver"
                + " (float, hessian-lite 4.0.4)");
    try (JavaProcess provider = pair.provider();
        JavaProcess consumer = pair.consumer(List.of())) {
      OptionalInt exitCode = provider.exitCode(DubboPair.PATIENCE);

      assertWithMessage(pair.output("provider")).that(exitCode.orElse(0)).isNotEqualTo(0);
      assertThat(pair.output("provider")).contains("SIGSEGV");
      assertThat(consumer.line(line -> line.startsWith("WHOLE"), DubboPair.PATIENCE)).isEmpty();
    }
  }

  @Test
  void dubbo3219BringsEveryValue() throws Exception {
    DubboPair pair = pair("3.2.19");

    assertThat(pair.sources().warnings("float")).isEmpty();
    try (JavaProcess provider = pair.provider();
        JavaProcess consumer = pair.consumer(List.of())) {
      String line = consumer.line(each -> each.startsWith("WHOLE"), DubboPair.PATIENCE);

      assertWithMessage(pair.output("consumer")).that(line).isEqualTo("WHOLE 5000");
      assertThat(provider.exitCode(Duration.ZERO)).isEqualTo(OptionalInt.empty());
    }
  }

  private DubboPair pair(String dubbo) throws IOException {
    return DubboPair.of("crash/Rates.java", "com.acme.rates.Rates", dubbo, dubbo, folder);
  }
}
