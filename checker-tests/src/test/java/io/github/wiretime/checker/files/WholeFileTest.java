package io.github.wiretime.checker.files;

import static com.google.common.truth.Truth.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Compilers that write one report at the same time: the file is whole, and none of them fails. */
@Tag("slow")
final class WholeFileTest {

  private static final int WRITERS = 3;
  private static final int INTERRUPTS = 3;
  private static final int TIMES = 40;

  @TempDir private Path folder;

  @Test
  void threads() throws Exception {
    Path file = folder.resolve("new/report.sarif");
    ExecutorService threads = Executors.newFixedThreadPool(WRITERS);
    try {
      List<Future<?>> running = new ArrayList<>();
      for (int i = 0; i < WRITERS; i++) {
        char letter = (char) ('a' + i);
        running.add(
            threads.submit(
                () -> {
                  WholeFileWriter.write(file, letter, TIMES);
                  return letter;
                }));
      }
      readUntil(file, () -> running.stream().allMatch(Future::isDone));
      for (Future<?> writer : running) {
        writer.get(1, TimeUnit.MINUTES);
      }
    } finally {
      threads.shutdownNow();
    }

    assertIsWholeAndAlone(file);
  }

  @Test
  void processes() throws Exception {
    Path file = folder.resolve("new/report.sarif");
    List<Process> running = new ArrayList<>();
    try {
      for (int i = 0; i < WRITERS; i++) {
        running.add(WholeFileWriter.start(file, (char) ('a' + i), TIMES));
        assertThat(running.get(i).getInputStream().read()).isEqualTo('r');
      }
      for (Process writer : running) {
        try (OutputStream start = writer.getOutputStream()) {
          start.write('\n');
        }
      }
      readUntil(file, () -> running.stream().noneMatch(Process::isAlive));
      for (Process writer : running) {
        assertThat(writer.exitValue()).isEqualTo(0);
      }
    } finally {
      running.forEach(Process::destroyForcibly);
    }

    assertIsWholeAndAlone(file);
  }

  /** Windows ends processes without asking them. */
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void interrupts() throws Exception {
    Path file = folder.resolve("new/report.sarif");
    for (int i = 0; i < INTERRUPTS; i++) {
      Process writer = WholeFileWriter.start(file, 'a', 1_000_000);
      try (OutputStream start = writer.getOutputStream()) {
        assertThat(writer.getInputStream().read()).isEqualTo('r');
        start.write('\n');
        start.flush();
        Thread.sleep(100 + 7 * i);
        writer.destroy();
        assertThat(writer.waitFor(1, TimeUnit.MINUTES)).isTrue();
      } finally {
        writer.destroyForcibly();
      }

      assertIsWholeAndAlone(file);
    }
  }

  private interface Condition {
    boolean holds();
  }

  private static void readUntil(Path file, Condition end) throws IOException {
    while (!end.holds()) {
      if (Files.exists(file)) {
        assertThat(WholeFileWriter.isWhole(Files.readString(file))).isTrue();
      }
    }
  }

  private static void assertIsWholeAndAlone(Path file) throws IOException {
    assertThat(WholeFileWriter.isWhole(Files.readString(file))).isTrue();
    assertThat(file.getParent().toFile().list()).asList().containsExactly("report.sarif");
  }
}
