package io.github.wiretime.checker.lines;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableSortedSet;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A committed text file of sorted lines. */
final class LineFileTest {

  @TempDir private Path folder;
  private Path path;
  private LineFile file;

  @BeforeEach
  void setUp() {
    path = folder.resolve("lines.txt");
    file = lineFile(path);
  }

  static LineFile lineFile(Path path) {
    return new LineFile(
        path,
        "# header",
        line -> line.contains("!") ? Optional.of("'" + line + "' is loud") : Optional.empty());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "# header\na\nb\n",
        "# header\nb\na",
        "# header\na\na\nb\n",
        "# header\r\na\r\nb\r\n",
        "\uFEFF# header\na\nb\n",
        "\uFEFF# header \r\n\r\n  a\r\n\nb\t\n\n",
      })
  void readsLinesHoweverAnEditorLeftThem(String text) throws IOException, BrokenLineException {
    Files.writeString(path, text);

    assertThat(file.read()).containsExactly("a", "b").inOrder();
  }

  @Test
  void anUpdateLeavesSortedUniqueLinesWithLineFeeds() throws IOException, BrokenLineException {
    Files.writeString(path, "\uFEFF# header\r\nb\r\na\r\nb\r\n");

    assertThat(file.update(LineFileTest::withC)).containsExactly("a", "b", "c").inOrder();
    assertThat(Files.readString(path)).isEqualTo("# header\na\nb\nc\n");
  }

  @Test
  void anUpdateMakesTheFileAndItsFolder() throws IOException, BrokenLineException {
    Path deep = folder.resolve("not/yet/lines.txt");
    assertThat(lineFile(deep).exists()).isFalse();

    lineFile(deep).update(LineFileTest::withC);

    assertThat(lineFile(deep).exists()).isTrue();
    assertThat(Files.readString(deep)).isEqualTo("# header\nc\n");
  }

  @Test
  void anUpdateMayRemoveAll() throws IOException, BrokenLineException {
    Files.writeString(path, "# header\na\n");

    file.update(old -> ImmutableSortedSet.of());

    assertThat(Files.readString(path)).isEqualTo("# header\n");
    assertThat(file.read()).isEmpty();
  }

  @Test
  void theFileIsNotTouchedIfItsBytesStay() throws IOException, BrokenLineException {
    Files.writeString(path, "# header\na\nc\n");
    FileTime longAgo = FileTime.fromMillis(0);
    Files.setLastModifiedTime(path, longAgo);

    file.update(LineFileTest::withC);

    assertThat(Files.getLastModifiedTime(path)).isEqualTo(longAgo);
  }

  @ParameterizedTest
  @ValueSource(strings = {"<<<<<<< HEAD", "=======", "||||||| base", ">>>>>>> branch"})
  void aMergeMarkerIsAnErrorWithItsLine(String marker) throws IOException {
    assertBroken("# header\na\n\n" + marker + "\nb\n", ":4: a merge was not finished here");
  }

  @Test
  void aBrokenLineIsAnErrorWithItsLine() throws IOException {
    assertBroken("# header\r\na\r\nb!\r\n", ":3: 'b!' is loud");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "a\n", "# header v2\na\n", "<<<<<<< HEAD\n# header\n", "\n# header\n"})
  void anotherFirstLineIsAnError(String text) throws IOException {
    assertBroken(text, ":1: the first line is not '# header'");
  }

  @Test
  void anotherEncodingIsAnError() throws IOException {
    Files.write(path, "# header\na\n".getBytes(StandardCharsets.UTF_16));

    assertThat(assertThrows(IOException.class, file::read))
        .hasMessageThat()
        .contains("it is not UTF-8");
  }

  private void assertBroken(String text, String problem) throws IOException {
    Files.writeString(path, text);

    assertThat(assertThrows(BrokenLineException.class, file::read))
        .hasMessageThat()
        .isEqualTo(path + problem);
    assertThrows(BrokenLineException.class, () -> file.update(LineFileTest::withC));
    assertThat(Files.readString(path)).isEqualTo(text);
  }

  @Test
  void aMissingFileCannotBeRead() {
    assertThrows(IOException.class, file::read);
  }

  @Test
  void aFileThatCannotBeReadIsNotReplaced() throws IOException {
    Files.createDirectories(path.resolve("inside"));

    assertThrows(IOException.class, file::read);
    assertThrows(IOException.class, () -> file.update(LineFileTest::withC));
    assertThat(Files.isDirectory(path.resolve("inside"))).isTrue();
  }

  @Test
  void aWriteThatFailsLeavesTheOldFileWhole() throws IOException {
    Files.writeString(path, "# header\na\n");
    // Where the new content would go first.
    Files.createDirectories(folder.resolve("lines.txt.tmp/blocked"));

    assertThrows(IOException.class, () -> file.update(LineFileTest::withC));

    assertThat(Files.readString(path)).isEqualTo("# header\na\n");
  }

  @Test
  void nothingIsLeftBesideTheFile() throws IOException, BrokenLineException {
    file.update(LineFileTest::withC);

    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.toList()).containsExactly(path);
    }
  }

  private static ImmutableSortedSet<String> withC(ImmutableSortedSet<String> old) {
    return ImmutableSortedSet.<String>naturalOrder().addAll(old).add("c").build();
  }
}
