package io.github.wiretime.maven.scan;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.util.concurrent.Uninterruptibles;
import io.github.wiretime.checker.baseline.LineFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The real scanner in the middle of its work, when the JVM that started it is killed. */
final class KilledIT {

  @TempDir private Path folder;

  private final ExecutorService executor = Executors.newSingleThreadExecutor();

  @AfterEach
  void stop() {
    executor.shutdownNow();
  }

  @Test
  void theScannerEndsAsWellAndLeavesNothing() throws Exception {
    Path baseline = folder.resolve("baseline");
    Path temporary = Files.createDirectory(folder.resolve("tmp"));
    CountDownLatch isHeld = new CountDownLatch(1);
    CountDownLatch end = new CountDownLatch(1);
    Future<?> writer = executor.submit(() -> hold(baseline, isHeld, end));
    assertThat(isHeld.await(1, TimeUnit.MINUTES)).isTrue();
    Process maven =
        maven(
            temporary,
            "--baseline=" + baseline,
            "--baseline-mode=write",
            System.getProperty("wiretime.scan"));
    try {
      ProcessHandle scanner = child(maven);
      assertThat(scanner.isAlive()).isTrue(); // it would wait for us a minute

      maven.destroyForcibly().waitFor();

      assertThat(scanner.onExit().get(30, TimeUnit.SECONDS).isAlive()).isFalse();
    } finally {
      maven.destroyForcibly();
      end.countDown();
    }
    writer.get(1, TimeUnit.MINUTES);
    try (Stream<Path> left = Files.list(temporary)) {
      assertThat(left).isEmpty();
    }
  }

  /** Writes a baseline, while nobody else can, until the end. */
  private static Void hold(Path baseline, CountDownLatch isHeld, CountDownLatch end)
      throws Exception {
    new LineFile(baseline, "# test", line -> Optional.empty())
        .update(
            lines -> {
              isHeld.countDown();
              Uninterruptibles.awaitUninterruptibly(end);
              return lines;
            });
    return null;
  }

  private static ProcessHandle child(Process parent) throws InterruptedException {
    for (int i = 0; i < 600; i++) {
      Optional<ProcessHandle> child = parent.children().findAny();
      if (child.isPresent()) {
        return child.get();
      }
      Thread.sleep(100);
    }
    throw new AssertionError("no scanner was started");
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

  /** Starts the scan as the goals do. */
  static final class Maven {

    private Maven() {}

    public static void main(String[] arguments) throws Exception {
      List<String> all = List.of(arguments);
      Path folder = Path.of(all.get(2));
      Path file = folder.resolve("scan.args");
      new Scanner(Path.of(all.get(0)), Path.of(all.get(1)), List.of(), folder, file)
          .run("scan", all.subList(3, all.size()));
    }
  }
}
