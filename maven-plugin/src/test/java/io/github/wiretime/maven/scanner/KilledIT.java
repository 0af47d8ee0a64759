package io.github.wiretime.maven.scanner;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
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
    assumeTrue(makesPipe(baseline));
    Path temporary = Files.createDirectory(folder.resolve("tmp"));
    Process maven = maven(temporary, "--baseline=" + baseline, System.getProperty("wiretime.scan"));
    try {
      OutputStream end = whenRead(baseline);
      ProcessHandle scanner = maven.children().findAny().orElseThrow();
      assertThat(scanner.isAlive()).isTrue(); // it waits for what the test never writes

      maven.destroyForcibly().waitFor();

      assertThat(scanner.onExit().get(1, TimeUnit.MINUTES).isAlive()).isFalse();
      end.close();
    } finally {
      maven.destroyForcibly();
    }
    try (Stream<Path> left = Files.list(temporary)) {
      assertThat(left).isEmpty();
    }
  }

  private Process maven(Path temporary, String... arguments) throws IOException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    List<String> command =
        new ArrayList<>(
            List.of(
                java.toString(),
                "-Djava.io.tmpdir=" + temporary,
                "-cp",
                System.getProperty("java.class.path"),
                Maven.class.getName(),
                java.toString(),
                System.getProperty("wiretime.scan"),
                folder.toString()));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command).inheritIO().start();
  }

  private static boolean makesPipe(Path pipe) throws InterruptedException {
    try {
      return new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0;
    } catch (IOException absent) {
      return false;
    }
  }

  /** Opens the pipe, which waits until the scan has come so far that it reads its baseline. */
  private static OutputStream whenRead(Path pipe) throws Exception {
    return CompletableFuture.supplyAsync(
            () -> {
              try {
                return Files.newOutputStream(pipe);
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            })
        .get(1, TimeUnit.MINUTES);
  }

  /** Starts the scan as the goals do. */
  static final class Maven {

    private Maven() {}

    public static void main(String[] arguments) throws Exception {
      List<String> all = List.of(arguments);
      Path folder = Path.of(all.get(2));
      Path file = folder.resolve("scan.args");
      new Scanner(Path.of(all.get(0)), Path.of(all.get(1)), List.of(), folder, file)
          .run(all.subList(3, all.size()));
    }
  }
}
