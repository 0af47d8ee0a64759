package io.github.wiretime.checker.files;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The lock files in the temporary folder. */
final class WriterLockTest {

  @TempDir private Path folder;

  @Test
  void areFewHoweverManyFilesAreWritten() throws IOException {
    Set<Path> locks = new HashSet<>();

    for (int i = 0; i < 2_000; i++) {
      locks.add(WriterLock.lockFile(folder.resolve("baseline" + i)));
    }

    assertThat(locks.size()).isAtMost(64);
    assertThat(locks.size()).isGreaterThan(32); // so that writers seldom wait for others
  }

  @Test
  void usersWithoutANameAreToldApartByNumber() throws IOException {
    assumeTrue(FileSystems.getDefault().supportedFileAttributeViews().contains("unix"));

    assertThat(WriterLock.user("?")).isEqualTo(Files.getAttribute(folder, "unix:uid").toString());
    assertThat(WriterLock.user("ann")).isEqualTo("ann");
  }

  @Test
  void oneFileHasOneLockUnderAllItsNames() throws IOException {
    assumeTrue(FileSystems.getDefault().supportedFileAttributeViews().contains("posix"));
    Path real = Files.createDirectory(folder.resolve("real"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), real);

    assertThat(WriterLock.lockFile(link.resolve("../real/./baseline")))
        .isEqualTo(WriterLock.lockFile(real.resolve("baseline")));
    assertThat(WriterLock.lockFile(link.resolve("baseline")))
        .isEqualTo(WriterLock.lockFile(real.resolve("baseline")));
  }
}
