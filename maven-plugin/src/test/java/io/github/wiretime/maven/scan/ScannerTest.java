package io.github.wiretime.maven.scan;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The JVM in which Maven scans, and what becomes of it. The jars are not the scanner's. */
final class ScannerTest {

  @TempDir private Path folder;

  /** What the scan prints is what a user reads, and the scan knows who that is. */
  @Test
  void getsTheArgumentsAndNothingOfWhatItPrintsIsChanged() throws Exception {
    ImmutableList<String> lines =
        ImmutableList.of(
            "/home/my--work-space/a: no class is in it",
            "--sources=C:\\a \"b\"",
            "größe.jar",
            "x".repeat(200_000));

    Scanner.Result result = scanner(Echo.class).run("scan", lines);

    assertThat(result.hasFindings()).isTrue();
    assertThat(result.messages).containsExactlyElementsIn(lines).inOrder();
    assertThat(result.output).containsExactlyElementsIn(lines).inOrder();
  }

  /** A POM may have an element of its configuration in several lines. */
  @Test
  void anArgumentWithLinesStaysOne() throws Exception {
    Scanner.Result result =
        scanner(Echo.class)
            .run(
                "scan", List.of("--service-interfaces=a.*,\n      b.*,\r\n\n      c.*", "classes"));

    assertThat(result.output)
        .containsExactly("--service-interfaces=a.*,       b.*,       c.*", "classes")
        .inOrder();
  }

  /** A JVM that does not start ends with 1 as well, and a script in its place with 0. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 137})
  void hasNoResultWithoutItsLastLine(int exitCode) throws Exception {
    Scanner.Result result = scanner(Unwilling.class).run("scan", List.of(String.valueOf(exitCode)));

    assertThat(result.isFailed).isTrue();
    assertThat(result.isRefused).isFalse();
    assertThat(result.isGood() || result.hasFindings()).isFalse();
    assertThat(result.why()).isEqualTo("too old; a table");
  }

  @Test
  void tellsOptionsThatCannotBeUsed() {
    Scanner.Result refused =
        Scanner.Result.of(2, List.of("wiretime-scan ended: failed"), List.of("what is wrong"));

    assertThat(refused.isRefused).isTrue();
    assertThat(refused.why()).isEqualTo("what is wrong");
  }

  @Test
  void aJvmThatRefusesItsOptionsHasNoResult() throws Exception {
    Scanner.Result result =
        scanner(Echo.class, folder, List.of("-XX:+NoSuchFlag")).run("scan", List.of());

    assertThat(result.isFailed).isTrue();
    assertThat(result.why()).contains("NoSuchFlag");
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
                return scanner(Endless.class)
                    .run("scan", List.of(folder.resolve("pid").toString()));
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
    for (int i = 0; i < 3000 && !Files.exists(file); i++) {
      TimeUnit.MILLISECONDS.sleep(20);
    }
    return ProcessHandle.of(Long.parseLong(Files.readString(file))).orElseThrow();
  }

  private Scanner scanner(Class<?> main) throws IOException {
    return scanner(main, folder, List.of());
  }

  /** One that runs a class instead of the scan, from a jar in the folder in which it runs. */
  private static Scanner scanner(Class<?> main, Path folder, List<String> options)
      throws IOException {
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
    return new Scanner(
        Path.of(System.getProperty("java.home"), "bin", "java"),
        jar,
        options,
        folder,
        folder.resolve("target/wiretime/scan.args"));
  }

  /** Prints its arguments as a scan prints what it found. */
  static final class Echo {

    private Echo() {}

    public static void main(String[] command) throws IOException {
      for (String line : Files.readAllLines(Path.of(command[2].substring(1)))) {
        System.out.println(line);
        System.err.println(line);
      }
      System.out.println("wiretime-scan ended: 1");
      System.exit(1);
    }
  }

  /** Ends as it is told, and not as a scan. */
  static final class Unwilling {

    private Unwilling() {}

    public static void main(String[] command) throws IOException {
      System.err.println("too old");
      System.out.println("a table");
      System.exit(Integer.parseInt(Files.readAllLines(Path.of(command[2].substring(1))).get(0)));
    }
  }

  /** Writes the number of its process into the file that its argument names, and does not end. */
  static final class Endless {

    private Endless() {}

    public static void main(String[] command) throws Exception {
      Path file = Path.of(Files.readAllLines(Path.of(command[2].substring(1))).get(0));
      Path partly = file.resolveSibling("partly");
      Files.writeString(partly, String.valueOf(ProcessHandle.current().pid()));
      Files.move(partly, file);
      Thread.sleep(TimeUnit.MINUTES.toMillis(5));
    }
  }
}
