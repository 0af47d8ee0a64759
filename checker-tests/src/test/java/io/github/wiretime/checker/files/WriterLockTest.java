package io.github.wiretime.checker.files;

import static com.google.common.truth.Truth.assertThat;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
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

  /** Another process has it, because one process takes a lock only once. */
  @Test
  void whoWaitsTooLongIsToldWhoHasTheLock() throws Exception {
    Path file = folder.resolve("baseline");
    Path lock = WriterLock.lockFile(file);
    Files.deleteIfExists(lock);
    Process holder = LockHolder.start(lock);
    try {
      IOException thrown =
          assertThrows(
              IOException.class,
              () -> WriterLock.hold(file, Duration.ofMillis(20), () -> "written"));

      assertThat(thrown)
          .hasMessageThat()
          .startsWith("another process, " + holder.pid() + ", has had its lock '" + lock + "'");
    } finally {
      holder.destroyForcibly().waitFor();
    }
    assertThat(WriterLock.<String, IOException>hold(file, () -> "written")).isEqualTo("written");
  }

  @Test
  void aLockThatIsNoRegularFileIsRefused() throws IOException {
    Path file = folder.resolve("baseline");
    Path lock = WriterLock.lockFile(file);
    Files.deleteIfExists(lock);
    Path outside = Files.writeString(folder.resolve("outside"), "own");
    Files.createSymbolicLink(lock, outside);
    try {
      IOException thrown =
          assertThrows(IOException.class, () -> WriterLock.hold(file, () -> "written"));

      assertThat(thrown).hasMessageThat().isEqualTo("its lock '" + lock + "' is no regular file");
      assertThat(Files.readString(outside)).isEqualTo("own");
    } finally {
      Files.delete(lock);
    }
  }

  /** A process of its own that takes a lock and keeps it. */
  static final class LockHolder {

    private LockHolder() {}

    static Process start(Path lock) throws IOException {
      Process process =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-cp",
                  System.getProperty("java.class.path"),
                  LockHolder.class.getName(),
                  lock.toString())
              .start();
      assertThat(process.inputReader().readLine()).isEqualTo("held");
      return process;
    }

    public static void main(String[] arguments) throws Exception {
      try (FileChannel channel =
              FileChannel.open(
                  Path.of(arguments[0]), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
          FileLock lock = channel.lock()) {
        channel.write(UTF_8.encode(String.valueOf(ProcessHandle.current().pid())), 0);
        System.out.println(lock.isValid() ? "held" : "lost");
        Thread.sleep(60_000);
      }
    }
  }
}
