package io.github.wiretime.checker.files;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whether a file could be written is asked long before, and without a trace. */
final class CheckWritableTest {

  @TempDir private Path folder;

  @Test
  void passesForANewFileInNewFoldersAndMakesNone() throws IOException {
    WholeFile.checkWritable(folder.resolve("a/b/report.html"));

    assertThat(folder.toFile().list()).isEmpty();
  }

  @Test
  void passesForAnOldFileAndLeavesIt() throws IOException {
    Path old = Files.writeString(folder.resolve("report.html"), "old");

    WholeFile.checkWritable(old);

    assertThat(Files.readString(old)).isEqualTo("old");
    assertThat(folder.toFile().list()).asList().containsExactly("report.html");
  }

  @Test
  void passesForANameWithoutFolder() throws IOException {
    WholeFile.checkWritable(Path.of("report.html"));
  }

  @Test
  void failsForAFolder() {
    assertProblem(folder, "it is a folder");
  }

  @Test
  void failsBelowAFile() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");

    assertProblem(file.resolve("report.html"), "'" + file + "' is not a folder");
    assertProblem(file.resolve("a/b/report.html"), "'" + file + "' is not a folder");
  }

  private static void assertProblem(Path file, String problem) {
    IOException thrown = assertThrows(IOException.class, () -> WholeFile.checkWritable(file));
    assertThat(thrown).hasMessageThat().isEqualTo(problem);
  }
}
