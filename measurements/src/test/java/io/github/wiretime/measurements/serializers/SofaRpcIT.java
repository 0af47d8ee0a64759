package io.github.wiretime.measurements.serializers;

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

/** What the cost table has of SOFA's hessian is what calls with a real SOFARPC take. */
final class SofaRpcIT {

  private static final Duration PATIENCE = Duration.ofMinutes(3);
  private static final String BYTES = "BYTES ";

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({"5.8.8, 3.3.12, SOFA_3", "5.13.2, 3.5.6, SOFA_3_5"})
  void theBytesOfCalls(String sofaRpc, String hessian, HessianLite release) throws Exception {
    ImmutableList<Path> libraries =
        new Dependencies(Layout.here().target().resolve("sofarpc"))
            .classPath(
                "sofarpc-" + sofaRpc,
                List.of(
                    "com.alipay.sofa:hessian:" + hessian,
                    "com.alipay.sofa:sofa-rpc-all:" + sofaRpc));
    Path classes = CheckedSources.ofResource("sofarpc/Calls.java", libraries, folder).classes();
    Path home = folder.resolve("home");
    Path output = home.resolve("output.txt");

    try (JavaProcess calls =
        JavaProcess.start(
            home,
            ImmutableList.<Path>builder().add(classes).addAll(libraries).build(),
            List.of(),
            List.of("com.acme.times.Calls", String.valueOf(Ports.free())))) {
      String last = calls.line("DONE"::equals, PATIENCE);
      assertWithMessage(Files.readString(output, StandardCharsets.ISO_8859_1))
          .that(last)
          .isEqualTo("DONE");
    }

    List<String> lines =
        Files.readAllLines(output, StandardCharsets.ISO_8859_1).stream()
            .filter(line -> line.startsWith(BYTES))
            .toList();
    assertThat(lines).hasSize(4);
    CostTable table = CostTable.load(release);
    for (String line : lines) {
      List<String> parts = Splitter.on(' ').splitToList(line.substring(BYTES.length()));
      Cost.Size size = table.of(parts.get(0)).orElseThrow().size().orElseThrow();
      assertWithMessage(line).that(Integer.parseInt(parts.get(1))).isEqualTo(size.first());
      assertWithMessage(line)
          .that(Double.parseDouble(parts.get(2)))
          .isWithin(1) // the table has a mean, and small numbers are shorter
          .of(Double.parseDouble(size.further()));
    }
  }
}
