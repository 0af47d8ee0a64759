package io.github.wiretime.checker.lines;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableSortedSet;
import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compilers that learn at the same time lose nothing. */
@Tag("slow")
final class ParallelWritersTest {

  private static final int LINES = 40;

  @TempDir private Path folder;

  /** Each compilation loads the check anew, so threads share no class of it. */
  @Test
  void threadsOfOneProcess() throws Exception {
    List<Callable<Void>> writers = new ArrayList<>();
    for (String name : List.of("a", "b", "c", "d")) {
      writers.add(() -> writeByOwnClassLoader(name));
    }
    ExecutorService threads = Executors.newFixedThreadPool(writers.size());
    try {
      for (Future<Void> writer : threads.invokeAll(writers)) {
        writer.get();
      }
    } finally {
      threads.shutdown();
    }

    assertThat(lines()).hasSize(4 * LINES);
  }

  @Test
  void processes() throws Exception {
    List<Process> writers = new ArrayList<>();
    for (String name : List.of("a", "b")) {
      writers.add(
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-XX:TieredStopAtLevel=1",
                  "-cp",
                  System.getProperty("java.class.path"),
                  Writer.class.getName(),
                  file().toString(),
                  name)
              .redirectErrorStream(true)
              .start());
    }
    for (Process writer : writers) {
      String output = new String(writer.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertWithMessage(output).that(writer.waitFor()).isEqualTo(0);
    }

    assertThat(lines()).hasSize(2 * LINES);
  }

  private Void writeByOwnClassLoader(String name) throws Exception {
    URL[] classPath =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(ParallelWritersTest::toUrl)
            .toArray(URL[]::new);
    try (URLClassLoader own = new URLClassLoader(classPath, ClassLoader.getPlatformClassLoader())) {
      own.loadClass(Writer.class.getName())
          .getMethod("main", String[].class)
          .invoke(null, (Object) new String[] {file().toString(), name});
    }
    return null;
  }

  private static URL toUrl(String path) {
    try {
      return new File(path).toURI().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private Path file() {
    return folder.resolve("lines.txt");
  }

  private ImmutableSortedSet<String> lines() throws IOException, BrokenLineException {
    return LineFileTest.lineFile(file()).read();
  }

  /** Adds one line at a time, as many compilations do. */
  public static final class Writer {

    private Writer() {}

    /** Needs the file and a name that its lines have. */
    public static void main(String[] args) throws IOException, BrokenLineException {
      LineFile file = LineFileTest.lineFile(Path.of(args[0]));
      for (int i = 0; i < LINES; i++) {
        String line = args[1] + i;
        file.update(old -> ImmutableSortedSet.<String>naturalOrder().addAll(old).add(line).build());
      }
    }
  }
}
