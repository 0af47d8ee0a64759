package io.github.wiretime.maven.scanner;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which JVM scans, and which ones are left. The jar is not the scanner's. */
final class WaitingScannerTest {

  private static final String STARTED = "started-";

  @TempDir private Path folder;
  private final MavenProject root = new MavenProject();
  private Scanner numbered;

  /** Only once: a JVM that has just started reads its jar. */
  @BeforeEach
  void write() throws IOException {
    numbered = ScannerTest.scanner(Numbered.class, folder);
  }

  @AfterEach
  void end() {
    new WaitingScanner(root).end();
  }

  @Test
  void isUsedByTheFirstScan() throws Exception {
    start(numbered);
    long waiting = onlyStarted();

    assertThat(scan(numbered)).isEqualTo(waiting);
    assertThat(scan(numbered)).isNotEqualTo(waiting);
    assertThat(started()).hasSize(2);
  }

  @Test
  void isStartedOnceForABuild() throws Exception {
    start(numbered);
    start(numbered);
    long waiting = onlyStarted();
    scan(numbered);
    start(numbered);

    assertThat(scan(numbered)).isNotEqualTo(waiting);
    assertThat(started()).hasSize(2); // the last one by its scan
  }

  @Test
  void isNotUsedByAnotherCommand() throws Exception {
    start(numbered);
    long waiting = onlyStarted();

    assertThat(scan(ScannerTest.scanner(Other.class, folder))).isNotEqualTo(waiting);
    assertThat(ProcessHandle.of(waiting).orElseThrow().isAlive()).isTrue();
    assertThat(new WaitingScanner(root).end()).isFalse();
  }

  @Test
  void isNotMissedWhereTheBuildCameToAScan() {
    start(numbered);
    new WaitingScanner(root).want();

    assertThat(new WaitingScanner(root).end()).isFalse();
  }

  @Test
  void isReplacedIfItHasEnded() throws Exception {
    start(numbered);
    long waiting = onlyStarted();
    ProcessHandle process = ProcessHandle.of(waiting).orElseThrow();
    process.destroyForcibly();
    process.onExit().get(1, TimeUnit.MINUTES);

    assertThat(scan(numbered)).isNotEqualTo(waiting);
  }

  @Test
  void endsWithTheBuildIfNobodyUsedIt() throws Exception {
    start(numbered);
    ProcessHandle waiting = ProcessHandle.of(onlyStarted()).orElseThrow();
    assertThat(waiting.isAlive()).isTrue();

    assertThat(new WaitingScanner(root).end()).isTrue();

    assertThat(waiting.onExit().get(1, TimeUnit.MINUTES).isAlive()).isFalse();
  }

  @Test
  void needNotBe() throws Exception {
    new WaitingScanner(root).start(Optional::empty); // no JDK is new enough
    end();

    assertThat(scan(numbered)).isEqualTo(onlyStarted());
  }

  /** The scan starts one itself, and says what is wrong. */
  @Test
  void thatCannotBeStartedKeepsNothingFromGoingOn() throws Exception {
    start(new Scanner(folder.resolve("no-java"), folder.resolve("no.jar"), folder));

    assertThat(scan(numbered)).isEqualTo(onlyStarted());
  }

  private void start(Scanner scanner) {
    new WaitingScanner(root).start(() -> Optional.of(scanner));
  }

  /** The number of the process that scanned. */
  private long scan(Scanner scanner) throws Exception {
    Scanner.Result result = new WaitingScanner(root).run(scanner, List.of());
    assertThat(result.messages).isEmpty();
    return Long.parseLong(Iterables.getOnlyElement(result.output));
  }

  private long onlyStarted() throws Exception {
    while (started().isEmpty()) {
      TimeUnit.MILLISECONDS.sleep(20);
    }
    return Iterables.getOnlyElement(started());
  }

  private ImmutableSet<Long> started() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.startsWith(STARTED))
          .map(name -> Long.parseLong(name.substring(STARTED.length())))
          .collect(toImmutableSet());
    }
  }

  /** Leaves a file with the number of its process in its name, and prints it when it may scan. */
  static final class Numbered {

    private Numbered() {}

    public static void main(String[] unused) throws Exception {
      long number = ProcessHandle.current().pid();
      Files.createFile(Path.of("started-" + number));
      if (new java.util.Scanner(System.in, StandardCharsets.UTF_8).hasNextLine()) {
        System.out.println(number);
      }
    }
  }

  /** Prints the number of its process. */
  static final class Other {

    private Other() {}

    public static void main(String[] unused) {
      System.out.println(ProcessHandle.current().pid());
    }
  }
}
