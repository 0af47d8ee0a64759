package io.github.wiretime.maven.scan;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The real scanner in the middle of its work, when the JVM that started it is killed. */
final class KilledIT {

  @TempDir private Path folder;

  @Test
  void theScannerEndsAsWellAndLeavesNothing() throws Exception {
    Path baseline = folder.resolve("baseline");
    assumeTrue(makesPipe(baseline)); // whoever opens it waits for the other end
    Path temporary = Files.createDirectory(folder.resolve("tmp"));
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Process maven =
        new ProcessBuilder(
                java.toString(),
                "-Djava.io.tmpdir=" + temporary,
                "-cp",
                System.getProperty("java.class.path"),
                Maven.class.getName(),
                java.toString(),
                System.getProperty("wiretime.scan"),
                folder.toString(),
                "--baseline=" + baseline,
                System.getProperty("wiretime.scan"))
            .inheritIO()
            .start();
    ProcessHandle scanner;
    try {
      scanner = child(maven);
    } finally {
      maven.destroyForcibly().waitFor();
    }

    assertThat(scanner.onExit().get(1, TimeUnit.MINUTES).isAlive()).isFalse();
    try (Stream<Path> left = Files.list(temporary)) {
      assertThat(left.filter(file -> file.getFileName().toString().endsWith(".args"))).isEmpty();
    }
  }

  private static boolean makesPipe(Path pipe) throws InterruptedException {
    try {
      return new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0;
    } catch (IOException absent) {
      return false;
    }
  }

  private static ProcessHandle child(Process process) throws InterruptedException {
    while (process.children().findAny().isEmpty()) {
      assertThat(process.isAlive()).isTrue();
      TimeUnit.MILLISECONDS.sleep(20);
    }
    return process.children().findAny().orElseThrow();
  }

  /** Starts the scan as the goals do. */
  static final class Maven {

    private Maven() {}

    public static void main(String[] arguments) throws Exception {
      List<String> all = List.of(arguments);
      new Scanner(Path.of(all.get(0)), Path.of(all.get(1)), Path.of(all.get(2)))
          .run(all.subList(3, all.size()));
    }
  }
}
