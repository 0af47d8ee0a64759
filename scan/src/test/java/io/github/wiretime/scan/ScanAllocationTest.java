package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.sun.management.ThreadMXBean;
import io.github.wiretime.checker.harness.Javac;
import io.github.wiretime.checker.harness.Outcome;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Fails if a step of the scan came to do a third more: the memory that it asks for, as a part of
 * what javac asks for when it compiles the same classes. That is the same in each run, while
 * processor time differs by a third on a busy machine.
 */
@Tag("slow")
final class ScanAllocationTest {

  private static final ThreadMXBean THREADS =
      ManagementFactory.getPlatformMXBean(ThreadMXBean.class);

  private static final int WARM_UPS = 2;
  private static final int SERVICES = 40;
  private static final int CLASSES_OF_A_SERVICE = 10;

  private static final String FIELDS =
      IntStream.range(0, 10)
          .mapToObj(
              i -> "private String f%1$d; public String f%1$d() { return f%1$d; }".formatted(i))
          .collect(Collectors.joining("\n"));

  @TempDir private static Path folder;

  private static Path sources;
  private static Path classes;

  @BeforeAll
  static void write() throws IOException {
    sources = folder.resolve("src/main/java");
    classes = folder.resolve("target/classes");
    for (int i = 0; i < SERVICES; i++) {
      for (int j = 0; j < CLASSES_OF_A_SERVICE; j++) {
        String next = j + 1 < CLASSES_OF_A_SERVICE ? name("Dto", i, j + 1) : "String";
        write(
            name("Dto", i, j),
            "public class NAME implements java.io.Serializable {\n"
                + FIELDS
                + "\nprivate java.time.Instant at;\nprivate "
                + next
                + " next;\n}");
      }
      write(name("Service", i, 0), "public interface NAME { " + name("Dto", i, 0) + " find(); }");
      write(name("Whole", i, 0), "public interface NAME { All find(); }");
    }
    write(
        "All",
        IntStream.range(0, SERVICES)
            .mapToObj(i -> "private " + name("Dto", i, 0) + " f" + i + ";")
            .collect(
                Collectors.joining(
                    "\n", "public class NAME implements java.io.Serializable {\n", "\n}")));
    assertThat(compile().succeeded()).isTrue();
  }

  private static String name(String kind, int service, int number) {
    return kind + service + "x" + number;
  }

  private static void write(String name, String text) throws IOException {
    Path file = sources.resolve("app/" + name + ".java");
    Files.createDirectories(file.getParent());
    Files.writeString(file, "package app;\n\n" + text.replace("NAME", name));
  }

  @Test
  void ofClassesAndTheirTable() {
    assertThat(share()).isLessThan(1.35); // measured: 1.02
  }

  @Test
  void withSarif() {
    assertThat(share("--sarif=" + folder.resolve("report.sarif"))).isLessThan(2.0); // 1.50
  }

  @Test
  void withThePage() {
    assertThat(share("--html=" + folder.resolve("report.html"))).isLessThan(2.6); // 1.96
  }

  /** Reads two builds; measured: 1.18, where services share all classes 1.16. */
  @ParameterizedTest
  @ValueSource(strings = {"app.Service*", "app.Whole*"}) // with classes of their own, with the same
  void ofAComparison(String services) {
    String option = "--service-interfaces=" + services;
    double compared = allocated(() -> compare(option));
    assertThat(compared / allocated(() -> scanOf(services))).isLessThan(1.6);
  }

  private static void compare(String services) {
    Command run = Command.run("compare", classes, "--against", classes, services);
    assertThat(run.exitCode()).isEqualTo(0);
    assertThat(run.out()).contains(SERVICES + " services, ");
  }

  private static double share(String... arguments) {
    return (double) allocated(() -> scan(arguments)) / allocated(ScanAllocationTest::compile);
  }

  /** By this thread, in bytes, once caches are filled. */
  private static long allocated(Runnable work) {
    for (int i = 0; i < WARM_UPS; i++) {
      work.run();
    }
    long before = THREADS.getCurrentThreadAllocatedBytes();
    work.run();
    return THREADS.getCurrentThreadAllocatedBytes() - before;
  }

  private static Outcome compile() {
    try (Stream<Path> files = Files.list(sources.resolve("app"))) {
      return Javac.alone().with("-proc:none").compileFilesTo(classes, files.sorted().toList());
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private static void scan(String... arguments) {
    scanOf("app.Service*", arguments);
  }

  private static void scanOf(String services, String... arguments) {
    ScanRun run =
        ScanRun.of(
            Stream.concat(
                    Stream.of(classes, "--service-interfaces=" + services), Stream.of(arguments))
                .toArray());
    assertWithMessage(run.errors()).that(run.exitCode()).isEqualTo(0);
    assertThat(run.out()).contains(SERVICES * CLASSES_OF_A_SERVICE + " costly members");
  }
}
