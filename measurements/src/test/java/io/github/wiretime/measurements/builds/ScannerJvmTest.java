package io.github.wiretime.measurements.builds;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.measurements.stack.Layout;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The scanner is started and asked as the Maven plugin does. */
final class ScannerJvmTest {

  private static final Pattern OPTION = Pattern.compile("\"(-[^\"]*)\"");

  private static final ImmutableList<String> ECHO =
      ImmutableList.of(
          System.getProperty("java.home") + "/bin/java",
          "-cp",
          System.getProperty("java.class.path"),
          Echo.class.getName());

  @TempDir private Path folder;

  /** A program in place of the scanner, which tells what it hears. */
  static final class Echo {
    private Echo() {}

    public static void main(String[] arguments) throws IOException {
      BufferedReader input =
          new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
      for (String line = input.readLine(); !line.isEmpty(); line = input.readLine()) {
        System.out.println("heard " + line);
      }
      System.exit(3);
    }
  }

  @Test
  void theOptionsAreThoseOfThePlugin() throws IOException {
    String plugin =
        Files.readString(
            Layout.here()
                .root()
                .resolve(
                    "maven-plugin/src/main/java/io/github/wiretime/maven/scanner/Scanner.java"));
    ImmutableList<String> options =
        OPTION
            .matcher(plugin.substring(plugin.indexOf("List<String> command()")))
            .results()
            .map(option -> option.group(1))
            .collect(toImmutableList());

    assertThat(options).contains("-jar");
    assertThat(
            ScannerJvm.command(Path.of("scan.jar")).stream()
                .filter(part -> part.startsWith("-"))
                .toList())
        .containsExactlyElementsIn(options)
        .inOrder();
  }

  @Test
  void endsWithoutHavingBeenAsked() throws Exception {
    ScannerJvm jvm = ScannerJvm.start(ECHO, folder);

    jvm.close(); // which returns when it has ended

    assertThrows(IOException.class, () -> jvm.ask(List.of("classes")));
  }

  @Test
  void hearsItsArgumentsAndSaysHowItEnded() throws Exception {
    try (ScannerJvm jvm = ScannerJvm.start(ECHO, folder)) {
      assertThat(jvm.ask(List.of("--sources=a b", "classes"))).isEqualTo(3);
      assertThat(jvm.output().lines().toList())
          .containsExactly("heard --sources=a b", "heard classes")
          .inOrder();
    }
  }
}
