package io.github.wiretime.scan.archive;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.scan.Built;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A scan that somebody stops leaves nothing in the temporary folder. */
final class InterruptedTest {

  @TempDir private Path folder;

  @Test
  void leavesNoCopies() throws Exception {
    Path classes = Built.classes(folder.resolve("classes"), List.of(), Built.DTO);
    Path library = Built.jar(folder.resolve("library.jar"), Built.files(classes));
    Path app =
        Built.jar(
            folder.resolve("app.jar"), Map.of("lib/library.jar", Files.readAllBytes(library)));
    Path temporary = Files.createDirectory(folder.resolve("tmp"));
    Process scan =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                "-Djava.io.tmpdir=" + temporary,
                "-cp",
                System.getProperty("java.class.path"),
                Waiting.class.getName(),
                app.toString())
            .redirectErrorStream(true)
            .start();
    assertThat(scan.inputReader().readLine()).isEqualTo("open");
    assertThat(files(temporary)).isGreaterThan(0L);

    scan.destroy();

    assertThat(scan.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(files(temporary)).isEqualTo(0L);
  }

  private static long files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.getFileName().toString().startsWith("wiretime")).count();
    }
  }

  /** Opens an input and does not come to its end. */
  static final class Waiting {

    private Waiting() {}

    public static void main(String[] arguments) throws Exception {
      try (Inputs inputs = new Inputs()) {
        inputs.open(Path.of(arguments[0]), /* isLibrary= */ false);
        System.out.println("open");
        Thread.sleep(TimeUnit.MINUTES.toMillis(1));
      }
    }
  }
}
