package io.github.wiretime.measurements.serializers;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.measurements.stack.Dependencies;
import io.github.wiretime.measurements.stack.Layout;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the check says of a primitive float is what becomes of two JVMs with real Dubbo. */
final class FloatCrashIT {

  private static final Duration PATIENCE = Duration.ofMinutes(2);

  @TempDir private Path folder;

  @Test
  void dubbo336EndsTheProvider() throws Exception {
    Pair pair = pair("3.3.6");

    assertThat(pair.rates.warnings("crashes"))
        .containsExactly(
            "[BrokenRpcValue] 'rate' is a primitive float and crashes the receiver"
                + " (hessian-lite 4.0.4)");
    try (JavaProcess provider = pair.provider();
        JavaProcess consumer = pair.consumer()) {
      OptionalInt exitCode = provider.exitCode(PATIENCE);

      assertWithMessage(pair.output("provider")).that(exitCode.orElse(0)).isNotEqualTo(0);
      assertThat(pair.output("provider")).contains("SIGSEGV");
      assertThat(consumer.line(line -> line.startsWith("WHOLE"), PATIENCE)).isEmpty();
    }
  }

  @Test
  void dubbo3219BringsEveryValue() throws Exception {
    Pair pair = pair("3.2.19");

    assertThat(pair.rates.warnings("float")).isEmpty();
    try (JavaProcess provider = pair.provider();
        JavaProcess consumer = pair.consumer()) {
      String line = consumer.line(each -> each.startsWith("WHOLE"), PATIENCE);

      assertWithMessage(pair.output("consumer")).that(line).isEqualTo("WHOLE 5000");
      assertThat(provider.exitCode(Duration.ZERO)).isEqualTo(OptionalInt.empty());
    }
  }

  private Pair pair(String dubbo) throws IOException {
    ImmutableList<Path> libraries =
        new ClassPaths(new Dependencies(Layout.here().target().resolve("dubbo")))
            .of(dubbo, How.API, /* lacksFastjson2= */ false);
    CheckedSources rates = CheckedSources.ofResource("crash/Rates.java", libraries, folder);
    return new Pair(rates, libraries, folder, String.valueOf(Ports.free()));
  }

  /** A provider and a consumer of the service. */
  private record Pair(
      CheckedSources rates, ImmutableList<Path> libraries, Path folder, String port) {

    JavaProcess provider() throws IOException, InterruptedException {
      JavaProcess provider = start("provider", "provide");
      assertWithMessage(output("provider"))
          .that(provider.line("READY"::equals, PATIENCE))
          .isEqualTo("READY");
      return provider;
    }

    JavaProcess consumer() throws IOException {
      return start("consumer", "call");
    }

    private JavaProcess start(String home, String what) throws IOException {
      return JavaProcess.start(
          folder.resolve(home),
          ImmutableList.<Path>builder().add(rates.classes()).addAll(libraries).build(),
          List.of("-XX:-CreateCoredumpOnCrash"),
          List.of("com.acme.rates.Rates", what, port));
    }

    String output(String home) throws IOException {
      Path output = folder.resolve(home).resolve("output.txt");
      return Files.readString(output, StandardCharsets.ISO_8859_1);
    }
  }
}
