package io.github.wiretime.checker.files;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.collect.ImmutableSortedSet;
import io.github.wiretime.checker.baseline.LineFile;
import io.github.wiretime.checker.options.OptionTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Folders and files that are symbolic links, as {@code /tmp} is on macOS, and devices. */
final class LinkedFilesTest {

  @TempDir private Path folder;

  private Path real;
  private Path link;

  @BeforeEach
  void linkAFolder() throws IOException {
    real = Files.createDirectory(folder.resolve("real"));
    link = Files.createSymbolicLink(folder.resolve("link"), real);
  }

  @Test
  void aReportIsWrittenIntoALinkedFolder() throws IOException {
    WholeFile.write(link.resolve("report.html"), "new");

    assertThat(Files.readString(real.resolve("report.html"))).isEqualTo("new");
  }

  @Test
  void aCommittedFileIsWrittenIntoALinkedFolder() throws Exception {
    new LineFile(link.resolve("lines.txt"), "# v1", line -> Optional.empty())
        .update(old -> ImmutableSortedSet.of("a"));

    assertThat(Files.readString(real.resolve("lines.txt"))).isEqualTo("# v1\na\n");
  }

  @Test
  void theLinkToACommittedFileStays() throws IOException {
    Path target = Files.writeString(real.resolve("shared.allowlist"), "old");
    Path file = Files.createSymbolicLink(folder.resolve("own.allowlist"), target);

    WholeFile.updateCommitted(file, old -> "new");

    assertThat(Files.isSymbolicLink(file)).isTrue();
    assertThat(Files.readString(target)).isEqualTo("new");
  }

  /** In a folder for all, such as {@code /tmp}, somebody else may have made the link. */
  @Test
  void aReportFollowsNoLink() throws IOException {
    Path target = Files.writeString(real.resolve("profile"), "old");
    Path file = Files.createSymbolicLink(folder.resolve("report.html"), target);

    WholeFile.write(file, "new");

    assertThat(Files.readString(target)).isEqualTo("old");
    assertThat(Files.readString(file)).isEqualTo("new");
  }

  /** Somebody with all permissions would have a file of text in its place. */
  @Test
  void aDeviceIsNotReplaced() {
    Path device = Path.of("/dev/null");
    assumeTrue(Files.exists(device), "no such device here");

    IOException thrown = assertThrows(IOException.class, () -> WholeFile.checkWritable(device));

    assertThat(thrown).hasMessageThat().isEqualTo("it is no regular file");
  }

  @Test
  void aPatternFindsTheFilesOfALinkedFolder() throws Exception {
    Files.createDirectory(real.resolve("deep"));
    Files.createFile(real.resolve("deep/a.xml"));

    assertThat(Glob.under(link, "**/*.xml", OptionTable.SPRING_CONFIG))
        .containsExactly(link.resolve("deep/a.xml"));
  }
}
