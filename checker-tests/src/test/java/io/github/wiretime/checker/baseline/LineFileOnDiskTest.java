package io.github.wiretime.checker.baseline;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.collect.ImmutableSortedSet;
import io.github.wiretime.checker.files.WholeFile;
import io.github.wiretime.checker.files.WriterLock;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What people and tools do to a committed file, and what becomes of it. */
final class LineFileOnDiskTest {

  private static final String HEADER = "# lines v1";

  private static final String OLD = HEADER + "\na\nc\n";

  @TempDir private Path folder;

  private Path path;

  @BeforeEach
  void namePath() {
    path = folder.resolve("lines.txt");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "# lines v1\na\nc\n",
        "# lines v1\na\nc",
        "# lines v1\r\na\r\nc\r\n",
        "\uFEFF# lines v1\r\na\r\nc",
        "# lines v1  \n\n c\t\n\na\na\n\n"
      })
  void readsWhatEditorsMakeOfIt(String text) throws Exception {
    Files.writeString(path, text);

    assertThat(file().read()).containsExactly("a", "c").inOrder();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\uFEFF# lines v1\r\nc\r\na\r\n",
        "# lines v1\na\nc",
        "# lines v1\nc\na\na\n",
        "# lines v1\na\n\nc\n"
      })
  void writesOneForm(String text) throws Exception {
    Files.writeString(path, text);

    assertThat(file().update(UnaryOperator.identity())).containsExactly("a", "c").inOrder();

    assertThat(Files.readString(path)).isEqualTo(OLD);
  }

  @Test
  void doesNotTouchWhatStaysTheSame() throws Exception {
    Files.writeString(path, OLD);
    FileTime longAgo = FileTime.fromMillis(1_000_000_000L);
    Files.setLastModifiedTime(path, longAgo);

    file().update(lines -> plus(lines, "a"));

    assertThat(Files.getLastModifiedTime(path)).isEqualTo(longAgo);
  }

  @Test
  void makesTheFileAndItsFolder() throws Exception {
    path = folder.resolve("new/folder/lines.txt");

    file().update(lines -> plus(lines, "ü"));

    assertThat(Files.readAllBytes(path))
        .isEqualTo((HEADER + "\nü\n").getBytes(StandardCharsets.UTF_8));
    assertThat(path.getParent().toFile().list()).asList().containsExactly("lines.txt");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n# lines v1\na\n", "# lines v2\na\n", "a\nc\n", "<<<<<<< HEAD\n"})
  void refusesAnotherHeader(String text) throws IOException {
    assertThat(problemOf(text)).isEqualTo(path + ":1: the first line is not '# lines v1'");
  }

  @ParameterizedTest
  @ValueSource(strings = {"<<<<<<< HEAD", "=======", "||||||| 1a2b3c", ">>>>>>> topic"})
  void refusesTheMarksOfAMerge(String mark) throws IOException {
    assertThat(problemOf(HEADER + "\na\n\r\n" + mark + "\nc\n"))
        .isEqualTo(path + ":4: a merge was not finished here");
  }

  @Test
  void refusesABrokenLine() throws IOException {
    assertThat(problemOf(HEADER + "\na\nbroken\nc\n")).isEqualTo(path + ":3: 'broken' is broken");
  }

  @Test
  void refusesAnotherEncoding() throws IOException {
    Files.write(path, (HEADER + "\nü\n").getBytes(StandardCharsets.ISO_8859_1));

    assertUnusable("it is not UTF-8");
  }

  @Test
  void refusesAFolder() throws IOException {
    Files.createDirectories(path);

    IOException thrown =
        assertThrows(IOException.class, () -> file().update(lines -> plus(lines, "b")));

    assertThat(thrown).hasMessageThat().ignoringCase().contains("director");
    assertThat(path.toFile().list()).isEmpty();
  }

  @Test
  void aFileThatIsWrittenWholeDoesNotReplaceAFolder() throws IOException {
    Files.createDirectories(path);

    IOException thrown = assertThrows(IOException.class, () -> WholeFile.write(path, "text"));

    assertThat(thrown).hasMessageThat().contains("it is a folder");
    assertThat(folder.toFile().list()).asList().containsExactly("lines.txt");
    assertThat(path.toFile().list()).isEmpty();
  }

  @Test
  void refusesAPathThroughAFile() throws IOException {
    Path between = Files.writeString(folder.resolve("file"), "x");
    path = between.resolve("below/below/lines.txt");

    IOException thrown =
        assertThrows(IOException.class, () -> file().update(lines -> plus(lines, "b")));

    assertThat(thrown).hasMessageThat().startsWith(between.toString());
    assertThat(thrown).hasMessageThat().ignoringCase().contains("not a directory");
    assertThat(Files.readString(between)).isEqualTo("x");
  }

  @Test
  void refusesAFileInThePlaceOfItsFolder() throws IOException {
    Path between = Files.writeString(folder.resolve("file"), "x");
    path = between.resolve("lines.txt");

    IOException thrown =
        assertThrows(IOException.class, () -> file().update(lines -> plus(lines, "b")));

    assertThat(thrown).hasMessageThat().isEqualTo("'" + between + "' is not a folder");
  }

  @Test
  void leavesAReadOnlyFileAlone() throws IOException {
    Files.writeString(path, OLD);
    assertThat(path.toFile().setWritable(false)).isTrue();
    assumeTrue(!Files.isWritable(path), "this user may write every file");

    assertUnusable("it is read-only");
  }

  /** The name of a temporary file would be longer than any that a file system takes. */
  @Test
  void leavesTheOldFileWholeIfNothingCanBeWrittenBesideIt() throws IOException {
    Path longest = Files.writeString(folder.resolve("x".repeat(255)), OLD);
    LineFile file = new LineFile(longest, HEADER, line -> Optional.empty());

    assertThrows(IOException.class, () -> file.update(lines -> plus(lines, "b")));

    assertThat(Files.readString(longest)).isEqualTo(OLD);
  }

  /** A repository can have a link that leads out of it. */
  @Test
  void writesIntoNoFileThatIsThereAlready() throws Exception {
    Files.writeString(path, OLD);
    Path outside = Files.writeString(folder.resolve("outside"), "own");
    Files.createSymbolicLink(folder.resolve("lines.txt.tmp"), outside);

    file().update(lines -> plus(lines, "b"));

    assertThat(Files.readString(path)).isEqualTo(HEADER + "\na\nb\nc\n");
    assertThat(Files.readString(outside)).isEqualTo("own");
    assertThat(Files.isSymbolicLink(folder.resolve("lines.txt.tmp"))).isTrue();
  }

  @Test
  void writesThroughALinkThatLeadsToNoFileYet() throws Exception {
    Path shared = folder.resolve("shared.txt");
    Files.createSymbolicLink(path, Path.of("shared.txt"));

    file().update(lines -> plus(lines, "b"));

    assertThat(Files.isSymbolicLink(path)).isTrue();
    assertThat(Files.readString(shared)).isEqualTo(HEADER + "\nb\n");
  }

  /** To open one waits for somebody at its other end. */
  @Test
  void aPipeIsRefused() throws Exception {
    assumeTrue(new ProcessBuilder("mkfifo", path.toString()).start().waitFor() == 0, "no pipes");

    assertUnusable("it is no regular file");
    assertThrows(IOException.class, () -> file().read());
  }

  @Test
  void anUpdateMayRemoveAll() throws Exception {
    Files.writeString(path, OLD);

    file().update(old -> ImmutableSortedSet.of());

    assertThat(Files.readString(path)).isEqualTo(HEADER + "\n");
    assertThat(file().read()).isEmpty();
  }

  @Test
  void aMissingFileCannotBeRead() {
    assertThat(file().exists()).isFalse();
    assertThrows(IOException.class, () -> file().read());
  }

  @Test
  void replacesWhatAKilledCompilerLeft() throws Exception {
    Files.writeString(path, OLD);
    Files.writeString(folder.resolve("lines.txt.wiretime-0123456789abcdef.tmp"), "half of a");

    file().update(lines -> plus(lines, "b"));

    assertThat(Files.readString(path)).isEqualTo(HEADER + "\na\nb\nc\n");
    assertThat(folder.toFile().list()).asList().containsExactly("lines.txt");
  }

  @Test
  void writesThroughASymbolicLink() throws Exception {
    Path shared = Files.createDirectories(folder.resolve("shared")).resolve("lines.txt");
    Files.writeString(shared, OLD);
    Files.createSymbolicLink(path, shared);

    file().update(lines -> plus(lines, "b"));

    assertThat(Files.isSymbolicLink(path)).isTrue();
    assertThat(Files.readString(shared)).isEqualTo(HEADER + "\na\nb\nc\n");
  }

  @Test
  void twoPathsWithTheSameHashDoNotMeet() throws Exception {
    // "Aa" and "BB" have the same hash code, so the paths have, too.
    Path parent = folderWithTwoLocks("Aa", "BB");
    LineFile outer = new LineFile(parent.resolve("Aa"), HEADER, LineFileOnDiskTest::problem);
    LineFile inner = new LineFile(parent.resolve("BB"), HEADER, LineFileOnDiskTest::problem);

    outer.update(
        lines -> {
          assertThat(outcomeOnAnotherThread(inner)).isNull();
          return plus(lines, "a");
        });

    assertThat(inner.read()).containsExactly("b");
  }

  /** Two files may share one of the locks; then the test would wait for itself. */
  private Path folderWithTwoLocks(String one, String other) throws IOException {
    for (int i = 0; ; i++) {
      Path parent = Files.createDirectories(folder.resolve("" + i));
      if (!WriterLock.lockFile(parent.resolve(one))
          .equals(WriterLock.lockFile(parent.resolve(other)))) {
        return parent;
      }
    }
  }

  private static Throwable outcomeOnAnotherThread(LineFile file) {
    Throwable[] thrown = new Throwable[1];
    Thread thread =
        new Thread(
            () -> {
              try {
                file.update(lines -> plus(lines, "b"));
              } catch (Exception e) {
                thrown[0] = e;
              }
            });
    thread.start();
    try {
      thread.join();
    } catch (InterruptedException e) {
      return e;
    }
    return thrown[0];
  }

  private void assertUnusable(String problem) throws IOException {
    byte[] before = Files.isRegularFile(path) ? Files.readAllBytes(path) : new byte[0];
    IOException thrown =
        assertThrows(IOException.class, () -> file().update(lines -> plus(lines, "b")));

    assertThat(thrown).hasMessageThat().isEqualTo(problem);
    if (Files.isRegularFile(path)) {
      assertThat(Files.readAllBytes(path)).isEqualTo(before);
    }
    assertWithMessage("nothing left").that(folder.toFile().list()).hasLength(1);
  }

  /** The same from both operations, neither of which changes the file. */
  private String problemOf(String text) throws IOException {
    Files.writeString(path, text);
    Exception reading = assertThrows(BrokenLineException.class, () -> file().read());
    Exception updating =
        assertThrows(BrokenLineException.class, () -> file().update(lines -> plus(lines, "b")));

    assertThat(updating).hasMessageThat().isEqualTo(reading.getMessage());
    assertThat(Files.readString(path)).isEqualTo(text);
    return reading.getMessage();
  }

  private LineFile file() {
    return new LineFile(path, HEADER, LineFileOnDiskTest::problem);
  }

  private static Optional<String> problem(String line) {
    return line.equals("broken") ? Optional.of("'broken' is broken") : Optional.empty();
  }

  private static ImmutableSortedSet<String> plus(ImmutableSortedSet<String> lines, String line) {
    return ImmutableSortedSet.<String>naturalOrder().addAll(lines).add(line).build();
  }
}
