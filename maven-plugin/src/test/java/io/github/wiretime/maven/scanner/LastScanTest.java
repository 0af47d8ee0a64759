package io.github.wiretime.maven.scanner;

import static com.google.common.truth.Truth.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** When the result of the last scan is that of the next one as well. */
final class LastScanTest {

  private static final Scanner.Result FOUND =
      new Scanner.Result(1, List.of("one costly member", "", "  größe"), List.of("no sources"));

  @TempDir private Path folder;
  private LastScan last;
  private List<String> arguments;

  @BeforeEach
  void build() throws IOException {
    last = new LastScan(folder.resolve("target/wiretime"));
    write("a/target/classes/Order.class", "1");
    write("a/target/classes/shop/Service.class", "1");
    write("b/src/Order.java", "1");
    write("lib/dubbo.jar", "1");
    write("lib/netty.jar", "1");
    write("known.baseline", "1");
    write("a/target/classes/application.yml", "a: 1");
    write("target/wiretime/report.html", "1");
    write("java", "1");
    write("scan.jar", "1");
    arguments = List.of("--class-path=lib/dubbo.jar", "--sources=b/src", "a/target/classes");
  }

  @Test
  void allThatWasPrintedIsKept() {
    keep(FOUND);

    Scanner.Result known = known(arguments).orElseThrow();

    assertThat(known.exitCode).isEqualTo(FOUND.exitCode);
    assertThat(known.output).isEqualTo(FOUND.output);
    assertThat(known.messages).isEqualTo(FOUND.messages);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a/target/classes/shop/Service.class",
        "a/target/classes/shop/New.class",
        "a/target/classes/application.yml",
        "b/src/Order.java",
        "lib/dubbo.jar",
        "known.baseline",
        "java",
        "scan.jar"
      })
  void aFileThatIsWrittenChangesThem(String file) throws IOException {
    keep(FOUND);
    write(file, "22");

    assertThat(known(arguments).isPresent()).isFalse();
  }

  @Test
  void soDoesOneOfTheSameSizeByItsTime() throws IOException {
    keep(FOUND);
    touch("a/target/classes/Order.class");

    assertThat(known(arguments).isPresent()).isFalse();
  }

  @Test
  void soDoesOneThatIsDeleted() throws IOException {
    keep(FOUND);
    Files.delete(folder.resolve("a/target/classes/Order.class"));

    assertThat(known(arguments).isPresent()).isFalse();
  }

  /** As some versions of the plugin for resources do in each build. */
  @Test
  void aResourceThatIsWrittenAgainDoesNot() throws IOException {
    keep(FOUND);
    touch("a/target/classes/application.yml");

    assertThat(known(arguments).isPresent()).isTrue();
  }

  @Test
  void linksThatLeadNowhereOrAboveDoNot() throws IOException {
    Files.createSymbolicLink(folder.resolve("b/src/.#Order.java"), Path.of("nobody@nowhere"));
    Files.createSymbolicLink(folder.resolve("b/src/all"), folder.resolve("b"));

    keep(FOUND);

    assertThat(known(arguments).isPresent()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "of another scan"})
  void soDoesAnotherReport(String text) throws IOException {
    keep(FOUND);
    write("target/wiretime/report.html", text);

    assertThat(known(arguments).isPresent()).isFalse();
  }

  @Test
  void leavesNothingWhereItCannotBeKept() throws IOException {
    write("target/wiretime/last-scan.txt/in/the/way", "1");

    keep(FOUND);

    try (Stream<Path> files = Files.list(folder.resolve("target/wiretime"))) {
      assertThat(files.map(file -> file.getFileName().toString()).toList())
          .containsExactly("last-scan.txt", "report.html");
    }
  }

  @Test
  void soDoesAnotherOption() {
    keep(FOUND);

    assertThat(known(List.of("--min-bytes=5", "a/target/classes")).isPresent()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 130})
  void aScanThatFailedIsNotKept(int exitCode) {
    keep(new Scanner.Result(exitCode, List.of("x"), List.of()));

    assertThat(known(arguments).isPresent()).isFalse();
    assertThat(last.time().isPresent()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "header\n", "header\nno number\n+x"})
  void aFileOfSomethingElseIsNone(String text) throws IOException {
    keep(FOUND);
    Path file = folder.resolve("target/wiretime/last-scan.txt");
    String header = Files.readAllLines(file).get(0);
    Files.writeString(file, text.replace("header", header));

    assertThat(known(arguments).isPresent()).isFalse();
  }

  @Test
  void isForgottenBeforeAnotherScanWritesItsReports() {
    keep(FOUND);
    last.forget();

    assertThat(last.time().isPresent()).isFalse();
    last.forget();
  }

  /** The scan says what is wrong, and may find more when it can be read. */
  @Test
  void withoutAnInputThereIsNoFingerprint() throws IOException {
    Files.delete(folder.resolve("known.baseline"));

    assertThat(fingerprinted(arguments).isPresent()).isFalse();
  }

  @Test
  void withoutAFileThereIsNone() {
    assertThat(last.time().isPresent()).isFalse();
    assertThat(known(arguments).isPresent()).isFalse();
  }

  private void keep(Scanner.Result result) {
    last.keep(fingerprint(arguments), written(), result);
  }

  private Optional<Scanner.Result> known(List<String> asked) {
    return last.resultFor(fingerprint(asked), written());
  }

  private List<Path> written() {
    return List.of(folder.resolve("target/wiretime/report.html"));
  }

  private String fingerprint(List<String> asked) {
    return fingerprinted(asked).orElseThrow();
  }

  private Optional<String> fingerprinted(List<String> asked) {
    Scanner scanner =
        new Scanner(folder.resolve("java"), folder.resolve("scan.jar"), folder.resolve("a"));
    return ScanInputs.fingerprint(
        scanner,
        asked,
        Stream.of("a/target/classes", "b/src", "lib/dubbo.jar", "lib/netty.jar", "known.baseline")
            .map(folder::resolve)
            .toList());
  }

  /** Changes nothing but the time, and that by as little as counts. */
  private void touch(String path) throws IOException {
    Path file = folder.resolve(path);
    Files.setLastModifiedTime(
        file, FileTime.fromMillis(Files.getLastModifiedTime(file).toMillis() + 1));
  }

  private void write(String path, String text) throws IOException {
    Path file = folder.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
