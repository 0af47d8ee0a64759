package io.github.wiretime.measurements.serializers;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.cost.CostTable;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.measurements.stack.Dependencies;
import io.github.wiretime.measurements.stack.Layout;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a real SOFARPC does, compared with the cost table and with the services of the check. */
final class SofaRpcIT {

  private static final Duration PATIENCE = Duration.ofMinutes(3);

  @TempDir private Path folder;

  /** A program of the tests that was checked, and the lines that it printed. */
  private record Run(CheckedSources sources, ImmutableList<String> printed) {

    /** What follows a word in the lines that start with it. */
    ImmutableList<String> after(String word) {
      return printed.stream()
          .filter(line -> line.startsWith(word))
          .map(line -> line.substring(word.length()))
          .collect(toImmutableList());
    }
  }

  @ParameterizedTest
  @CsvSource({"5.8.8, 3.3.12, SOFA_3", "5.13.2, 3.5.6, SOFA_3_5"})
  void theBytesOfCalls(String sofaRpc, String hessian, HessianLite release) throws Exception {
    ImmutableList<String> lines = run("Calls", sofaRpc, hessian).after("BYTES ");

    assertThat(lines).hasSize(4);
    CostTable table = CostTable.load(release);
    for (String line : lines) {
      List<String> parts = Splitter.on(' ').splitToList(line);
      Cost.Size size = table.of(parts.get(0)).orElseThrow().size().orElseThrow();
      assertWithMessage(line).that(Integer.parseInt(parts.get(1))).isEqualTo(size.first());
      assertWithMessage(line)
          .that(Double.parseDouble(parts.get(2)))
          .isWithin(1) // the table has a mean, and small numbers are shorter
          .of(Double.parseDouble(size.further()));
    }
  }

  @ParameterizedTest
  @CsvSource({"5.8.8, 3.3.12", "5.13.2, 3.5.6"})
  void theServicesThatCodeConfigures(String sofaRpc, String hessian) throws Exception {
    Run run = run("Configured", sofaRpc, hessian);

    ImmutableList<String> answered = run.after("ANSWERED ");

    assertWithMessage("%s", run.printed)
        .that(answered)
        .containsExactly("chained", "constant", "stepwise", "ownClass", "twoServers");
    assertThat(run.after("REFUSED ")).hasSize(2);
    assertThat(run.sources.warnings("LocalDateTime")).hasSize(answered.size());
    for (String method : answered) {
      assertThat(run.sources.warnings(method + "() returns is sent as LocalDateTime")).hasSize(1);
    }
  }

  private Run run(String program, String sofaRpc, String hessian) throws Exception {
    ImmutableList<Path> libraries =
        new Dependencies(Layout.here().target().resolve("sofarpc"))
            .classPath(
                "sofarpc-" + sofaRpc,
                List.of(
                    "com.alipay.sofa:hessian:" + hessian,
                    "com.alipay.sofa:sofa-rpc-all:" + sofaRpc));
    CheckedSources sources =
        CheckedSources.ofResource("sofarpc/%s.java".formatted(program), libraries, folder);
    Path home = folder.resolve("home");
    Path output = home.resolve("output.txt");

    try (JavaProcess calls =
        JavaProcess.start(
            home,
            ImmutableList.<Path>builder().add(sources.classes()).addAll(libraries).build(),
            List.of(),
            List.of("com.acme.times." + program, String.valueOf(Ports.free())))) {
      String last = calls.line("DONE"::equals, PATIENCE);
      assertWithMessage(Files.readString(output, StandardCharsets.ISO_8859_1))
          .that(last)
          .isEqualTo("DONE");
    }
    return new Run(
        sources, ImmutableList.copyOf(Files.readAllLines(output, StandardCharsets.ISO_8859_1)));
  }
}
