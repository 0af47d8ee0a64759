package io.github.wiretime.docs;

import static com.google.common.collect.MoreCollectors.onlyElement;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import io.github.wiretime.build.Markdown;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The page's javac command, given to a shell as it stands. */
final class PlainJavacTest {

  private static final String SOURCE =
      """
      @org.apache.dubbo.config.annotation.DubboService
      public class OrderServiceImpl {
        public java.time.Instant now() {
          return java.time.Instant.now();
        }
      }
      """;

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "the command is written for a POSIX shell")
  void reportsWithoutABuildTool(@TempDir Path folder) throws IOException, InterruptedException {
    String command =
        Markdown.read("docs/error-prone.md").blocks("sh").stream()
            .filter(block -> block.startsWith("javac"))
            .collect(onlyElement());
    Files.writeString(folder.resolve("OrderServiceImpl.java"), SOURCE);
    Path output = folder.resolve("output.txt");
    ProcessBuilder shell =
        new ProcessBuilder("sh", "-c", command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile());
    Map<String, String> environment = shell.environment();
    environment.put("PATH", jdk() + File.pathSeparator + environment.get("PATH"));
    environment.put("PROCESSORS", System.getProperty("java.class.path"));
    environment.put("CLASSPATH", System.getProperty("java.class.path"));

    Process process = shell.start();
    boolean ended = process.waitFor(2, TimeUnit.MINUTES);
    process.destroyForcibly();

    String text = Files.readString(output);
    assertWithMessage(text).that(ended).isTrue();
    assertWithMessage(text).that(process.exitValue()).isEqualTo(0);
    assertThat(text).contains("OrderServiceImpl.java:3: warning: [CostlyRpcTime]");
    assertThat(folder.resolve("classes/OrderServiceImpl.class").toFile().exists()).isTrue();
  }

  private static Path jdk() {
    return Path.of(System.getProperty("java.home"), "bin");
  }
}
