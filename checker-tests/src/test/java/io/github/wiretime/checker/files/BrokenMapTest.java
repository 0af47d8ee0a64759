package io.github.wiretime.checker.files;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A wire map that cannot be used stops the build and says why. */
final class BrokenMapTest {

  @TempDir private Path folder;

  @Test
  void aMissingFileNamesTheWayToMakeIt() {
    assertThat(error("read"))
        .startsWith(
            "-XepOpt:CostlyRpcTime:WireMap: there is no file '%s'; make it by a build with -XepOpt:CostlyRpcTime:WireMapMode=learn"
                .formatted(map()));
    assertThat(Files.exists(map())).isFalse();
  }

  @Test
  void aBrokenLineNamesItsNumber() throws IOException {
    String text = "# CostlyRpcTime wire map v1\ndto.*\ndto.Order\n";
    Files.writeString(map(), text);
    String problem =
        "-XepOpt:CostlyRpcTime:WireMap: %s:3: 'dto.Order' is not an entry of a wire map"
            .formatted(map());

    assertThat(error("read")).startsWith(problem);
    assertThat(error("learn")).startsWith(problem);
    assertThat(Files.readString(map())).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({"<<<<<<< HEAD, 2", "=======, 4", ">>>>>>> branch, 6"})
  void aMergeMarkerNamesItsNumber(String marker, int line) throws IOException {
    String text =
        "# CostlyRpcTime wire map v1\n"
            + "a.A a.S\n".repeat(line - 2)
            + marker
            + "\nb.B a.S\n=======\n";
    Files.writeString(map(), text);
    String problem =
        "-XepOpt:CostlyRpcTime:WireMap: %s:%d: a merge was not finished here"
            .formatted(map(), line);

    assertThat(error("read")).startsWith(problem);
    assertThat(error("learn")).startsWith(problem);
    assertThat(Files.readString(map())).isEqualTo(text);
  }

  @Test
  void anotherFileIsNotOverwritten() throws IOException {
    Files.writeString(map(), "<project/>\n");

    assertThat(error("learn")).contains(":1: the first line is not '# CostlyRpcTime wire map v1'");
    assertThat(Files.readString(map())).isEqualTo("<project/>\n");
  }

  @Test
  void whatCannotBeReadOrWritten() throws IOException {
    Files.createDirectories(map().resolve("a"));

    assertThat(error("read")).startsWith("-XepOpt:CostlyRpcTime:WireMap: cannot read '" + map());
    assertThat(error("learn")).startsWith("-XepOpt:CostlyRpcTime:WireMap: cannot read '" + map());
  }

  @Test
  void anUnknownMode() {
    assertThat(error("write"))
        .startsWith(
            "-XepOpt:CostlyRpcTime:WireMapMode: 'write' is not a mode; there are read, learn");
  }

  private String error(String mode) {
    Outcome outcome =
        Build.of(
                """
                package app;
                @org.apache.dubbo.config.annotation.DubboService
                interface Orders { java.time.Instant find(); }
                """)
            .option("WireMap", map().toString())
            .option("WireMapMode", mode)
            .run();

    assertThat(outcome.findings()).isEmpty();
    assertThat(outcome.errors()).hasSize(1);
    assertThat(outcome.errors().get(0)).contains("not a crash");
    return outcome.errors().get(0);
  }

  private Path map() {
    return folder.resolve("wire-map.txt");
  }
}
