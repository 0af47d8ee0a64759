package io.github.wiretime.maven.compile;

import static com.google.common.truth.Truth.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the goal {@code jvm-config} leaves of the file that a project has. */
final class JvmConfigFileTest {

  @TempDir private Path folder;

  /** An n stands for the end of a line on Linux, rn for one on Windows. */
  @ParameterizedTest
  @CsvSource({
    "'',         '',        -Xan-Xbn",
    "-Xmsn,      -Xmsn,     -Xan-Xbn",
    "-Xms,       -Xmsn,     -Xan-Xbn",
    "-Xmsrn-Xss, -Xmsrn-Xssrn, -Xarn-Xbrn",
    "-Xmsrn,     -Xmsrn,    -Xarn-Xbrn",
    "n-Xmsnn,    n-Xmsnn,   -Xan-Xbn",
    "-Xb -Xms,   -Xb -Xmsn, -Xan",
    "-Xa -Xbrn,  -Xa -Xbrn, ''",
    "-Xbc,       -Xbcn,     -Xan-Xbn",
  })
  void keepsWhatThereIs(String before, String kept, String added) throws IOException {
    assertThat(after(lines(before).getBytes(StandardCharsets.UTF_8)))
        .isEqualTo(lines(kept + added).getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void keepsTextInAnotherEncoding() throws IOException {
    byte[] before = "-Duser=\u5f20\n".getBytes("GBK");

    assertThat(after(before)).isEqualTo((new String(before, "GBK") + "-Xa\n-Xb\n").getBytes("GBK"));
  }

  @Test
  void makesTheFileThatThereIsNot() throws IOException {
    Path file = folder.resolve(".mvn/jvm.config");

    assertThat(new JvmConfigFile(file).add(List.of("-Xa"))).isEqualTo(1);
    assertThat(Files.readString(file)).isEqualTo("-Xa\n");
    assertThat(new JvmConfigFile(file).add(List.of("-Xa"))).isEqualTo(0);
  }

  private byte[] after(byte[] before) throws IOException {
    Path file = Files.write(folder.resolve("jvm.config"), before);
    new JvmConfigFile(file).add(List.of("-Xa", "-Xb"));
    return Files.readAllBytes(file);
  }

  private static String lines(String text) {
    return text.replace('r', '\r').replace('n', '\n');
  }
}
