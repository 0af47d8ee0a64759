package io.github.wiretime.checker.baseline;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static com.google.common.collect.ImmutableSortedSet.toImmutableSortedSet;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Ordering;
import io.github.wiretime.checker.harness.ClassPath;
import java.io.File;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compilers that update one file at the same time, and compilers that are killed. */
@Tag("slow")
final class SharedLineFileTest {

  private static final int WRITERS = 8;
  private static final int LINES = 15;
  private static final int ROUNDS = 3;
  private static final int WRITERS_TO_KILL = 5;

  /** Before it is killed; but it must end some day if nobody kills it. */
  private static final int MORE_THAN_IT_CAN = 5_000;

  @TempDir private Path folder;

  /** As with {@code mvn -T}: one process, and a class loader for each compilation. */
  @Test
  void threadsWithClassLoadersOfTheirOwnLoseNoLine() throws Exception {
    Path path = folder.resolve("new/lines.txt");
    ExecutorService threads = Executors.newFixedThreadPool(WRITERS);
    try {
      List<Future<?>> running = new ArrayList<>();
      for (int i = 0; i < WRITERS; i++) {
        running.add(threads.submit(writerOfAnotherLoader(path, "writer" + i)));
      }
      for (Future<?> writer : running) {
        writer.get(1, TimeUnit.MINUTES);
      }
    } finally {
      threads.shutdownNow();
    }

    assertThat(file(path).read()).containsExactlyElementsIn(everything());
  }

  @Test
  void processesLoseNoLine() throws Exception {
    Path path = folder.resolve("new/lines.txt");
    List<Process> running = new ArrayList<>();
    try {
      for (int i = 0; i < WRITERS; i++) {
        running.add(LineFileWriter.start(path, "writer" + i, LINES));
      }
      for (Process writer : running) {
        assertThat(writer.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(writer.exitValue()).isEqualTo(0);
      }
    } finally {
      running.forEach(Process::destroyForcibly);
    }

    assertThat(file(path).read()).containsAtLeastElementsIn(everything());
    assertThat(file(path).read()).hasSize(everything().size() + WRITERS);
    assertThat(path.getParent().toFile().list()).asList().containsExactly("lines.txt");
  }

  @Test
  void killedWritersLeaveAWholeFile() throws Exception {
    Path path = folder.resolve("lines.txt");
    file(path).update(old -> many());
    Random random = new Random(20260101);

    for (int round = 0; round < ROUNDS; round++) {
      List<Process> writers = new ArrayList<>();
      try {
        for (int i = 0; i < WRITERS_TO_KILL; i++) {
          writers.add(LineFileWriter.start(path, "writer" + round + i, MORE_THAN_IT_CAN));
        }
        for (Process writer : writers) {
          assertThat(writer.getInputStream().read()).isEqualTo('w');
          Thread.sleep(random.nextInt(20));
          writer.destroyForcibly().waitFor();

          assertIsWhole(Files.readString(path));
        }
      } finally {
        writers.forEach(Process::destroyForcibly);
      }
    }

    ImmutableSortedSet<String> left = file(path).read();
    assertWithMessage("more than the first line of each")
        .that(left.size())
        .isGreaterThan(many().size() + ROUNDS * WRITERS_TO_KILL);
    // What the last one left half written is in nobody's way.
    assertThat(file(path).update(old -> with(old, "~"))).isEqualTo(with(left, "~"));
    assertThat(folder.toFile().list()).asList().containsExactly("lines.txt");
  }

  private static void assertIsWhole(String text) {
    List<String> lines = text.lines().toList();
    assertThat(lines.get(0)).isEqualTo(LineFileWriter.HEADER);
    assertThat(lines.subList(1, lines.size())).isInStrictOrder();
    assertThat(lines).containsAtLeastElementsIn(many());
    assertThat(text).endsWith("\n");
  }

  private static Runnable writerOfAnotherLoader(Path path, String name) throws Exception {
    URL[] urls =
        ClassPath.ofThisJvm().stream()
            .map(SharedLineFileTest::url)
            .collect(toImmutableList())
            .toArray(URL[]::new);
    // Lives as long as the writer, which loads its classes with it.
    @SuppressWarnings("resource")
    URLClassLoader loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader());
    return (Runnable)
        loader
            .loadClass(LineFileWriter.class.getName())
            .getConstructor(Path.class, String.class, int.class)
            .newInstance(path, name, LINES);
  }

  private static URL url(File file) {
    try {
      return file.toURI().toURL();
    } catch (MalformedURLException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ImmutableSet<String> everything() {
    return IntStream.range(0, WRITERS * LINES)
        .mapToObj(i -> "writer" + i % WRITERS + "-" + i / WRITERS)
        .collect(toImmutableSet());
  }

  private static LineFile file(Path path) {
    return new LineFile(path, LineFileWriter.HEADER, line -> Optional.empty());
  }

  /** Enough that a write takes its time. */
  private static ImmutableSortedSet<String> many() {
    return IntStream.range(0, 2_000)
        .mapToObj(i -> "com.acme.order.api.OrderDto" + i + "#createdAt java.time.LocalDateTime")
        .collect(toImmutableSortedSet(Ordering.natural()));
  }

  private static ImmutableSortedSet<String> with(ImmutableSortedSet<String> lines, String line) {
    return ImmutableSortedSet.<String>naturalOrder().addAll(lines).add(line).build();
  }
}
