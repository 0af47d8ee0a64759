package io.github.wiretime.maven.scanner;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The JVM in which Maven scans, and what becomes of it. The jars are not the scanner's. */
final class ScannerTest {

  @TempDir private Path folder;

  /** What the scan prints is what a user reads, and the scan knows who that is. */
  @Test
  void getsTheArgumentsAndNothingOfWhatItPrintsIsChanged() throws Exception {
    ImmutableList<String> lines =
        ImmutableList.of(
            "/home/my--work-space/a: no class is in it",
            "wiretime-scan: --baseline-mode write",
            "give their jars with --class-path",
            "größe.jar",
            "x".repeat(200_000));

    Scanner.Result result = scanner(Echo.class).run(lines);

    assertThat(result.exitCode).isEqualTo(2);
    assertThat(result.messages).containsExactlyElementsIn(lines).inOrder();
    assertThat(result.output.get(0)).isEqualTo("[-]");
    assertThat(result.output.subList(1, result.output.size()))
        .containsExactlyElementsIn(lines)
        .inOrder();
  }

  /** A POM may have an element of its configuration in several lines. */
  @Test
  void anArgumentWithLinesStaysOne() throws Exception {
    Scanner.Result result =
        scanner(Echo.class)
            .run(List.of("--service-interfaces=a.*,\n      b.*,\r\n\n      c.*", "classes"));

    assertThat(result.output)
        .containsExactly("[-]", "--service-interfaces=a.*,       b.*,       c.*", "classes")
        .inOrder();
  }

  @Test
  void thatReadsNoArgumentsSaysWhy() throws Exception {
    Scanner.Result result =
        scanner(Unwilling.class).run(List.of("x".repeat(1_000_000))); // more than a pipe holds

    assertThat(result.exitCode).isEqualTo(3);
    assertThat(result.messages).containsExactly("too old");
  }

  @Test
  void endsIfTheThreadThatWaitsForItIsInterrupted() throws Exception {
    ExecutorService maven = Executors.newSingleThreadExecutor();
    try {
      CompletableFuture<Thread> thread = new CompletableFuture<>();
      Future<Scanner.Result> scan =
          maven.submit(
              () -> {
                thread.complete(Thread.currentThread());
                return scanner(Endless.class).run(List.of(folder.resolve("pid").toString()));
              });
      ProcessHandle process = process(folder.resolve("pid"));

      thread.get().interrupt();

      ExecutionException failed =
          assertThrows(ExecutionException.class, () -> scan.get(1, TimeUnit.MINUTES));
      assertThat(failed).hasCauseThat().isInstanceOf(InterruptedException.class);
      assertThat(process.onExit().get(1, TimeUnit.MINUTES).isAlive()).isFalse();
    } finally {
      maven.shutdownNow();
    }
  }

  /** Waits for a file with the number of a process. */
  static ProcessHandle process(Path file) throws IOException, InterruptedException {
    while (!Files.exists(file)) {
      TimeUnit.MILLISECONDS.sleep(20);
    }
    return ProcessHandle.of(Long.parseLong(Files.readString(file))).orElseThrow();
  }

  private Scanner scanner(Class<?> main) throws IOException {
    return scanner(main, folder);
  }

  /** One that runs a class instead of the scan, from a jar in the folder in which it runs. */
  static Scanner scanner(Class<?> main, Path folder) throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, main.getName());
    Path jar = folder.resolve(main.getSimpleName() + ".jar");
    String file = main.getName().replace('.', '/') + ".class";
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream archive = new JarOutputStream(out, manifest)) {
      archive.putNextEntry(new JarEntry(file));
      archive.write(main.getClassLoader().getResourceAsStream(file).readAllBytes());
    }
    return new Scanner(Path.of(System.getProperty("java.home"), "bin", "java"), jar, folder);
  }

  /** Prints its arguments and the lines that it gets. */
  static final class Echo {

    private Echo() {}

    public static void main(String[] arguments) {
      System.out.println(Arrays.toString(arguments));
      java.util.Scanner input = new java.util.Scanner(System.in, StandardCharsets.UTF_8);
      for (String line = input.nextLine(); !line.isEmpty(); line = input.nextLine()) {
        System.out.println(line);
        System.err.println(line);
      }
      System.exit(2);
    }
  }

  /** Ends before it has read anything. */
  static final class Unwilling {

    private Unwilling() {}

    public static void main(String[] unused) {
      System.err.println("too old");
      System.exit(3);
    }
  }

  /** Writes the number of its process into the file that its argument names, and does not end. */
  static final class Endless {

    private Endless() {}

    public static void main(String[] unused) throws Exception {
      java.util.Scanner input = new java.util.Scanner(System.in, StandardCharsets.UTF_8);
      Path file = Path.of(input.nextLine());
      Path partly = file.resolveSibling("partly");
      Files.writeString(partly, String.valueOf(ProcessHandle.current().pid()));
      Files.move(partly, file);
      Thread.sleep(TimeUnit.MINUTES.toMillis(5));
    }
  }
}
