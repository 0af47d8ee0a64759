package io.github.wiretime.maven;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the scan prints is what a user reads, and the scan knows who that is. */
final class ScannerTest {

  private static final String ECHO =
      """
      public class Echo {
        public static void main(String[] arguments) throws Exception {
          System.out.println(arguments[0]);
          for (String line : java.nio.file.Files.readAllLines(
              java.nio.file.Path.of(arguments[1].substring(1)))) {
            System.out.println(line);
            System.err.println(line);
          }
          System.exit(2);
        }
      }
      """;

  @TempDir private Path folder;

  @Test
  void nothingOfWhatItPrintsIsChanged() throws Exception {
    ImmutableList<String> lines =
        ImmutableList.of(
            "/home/my--work-space/a: no class is in it",
            "wiretime-scan: --baseline-mode write",
            "give their jars with --class-path");

    Scanner.Result result =
        new Scanner(Path.of(System.getProperty("java.home"), "bin", "java"), echo(), folder)
            .run(lines);

    assertThat(result.exitCode).isEqualTo(2);
    assertThat(result.messages).containsExactlyElementsIn(lines).inOrder();
    assertThat(result.output.get(0)).isEqualTo("--door=maven");
    assertThat(result.output.subList(1, 4)).containsExactlyElementsIn(lines).inOrder();
  }

  /** A jar that prints its first argument and the lines of the file behind it. */
  private Path echo() throws Exception {
    Path source = Files.writeString(folder.resolve("Echo.java"), ECHO);
    assertThat(
            ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-proc:none", "-d", folder.toString(), source.toString()))
        .isEqualTo(0);
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, "Echo");
    Path jar = folder.resolve("echo.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
      for (String name : List.of("Echo.class")) {
        out.putNextEntry(new JarEntry(name));
        Files.copy(folder.resolve(name), out);
      }
    }
    return jar;
  }
}
