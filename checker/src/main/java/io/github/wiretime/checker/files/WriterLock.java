package io.github.wiretime.checker.files;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.LinkOption.NOFOLLOW_LINKS;

import com.google.common.hash.Hashing;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.regex.Pattern;

/**
 * Makes the compilers of one user write a file one after the other.
 *
 * <p>The hash of a file's path chooses one of {@value #COUNT} lock files, so that their number does
 * not grow with the number of files. Two writers of one file always choose the same lock. Writers
 * of two files may choose the same one, too; then one waits for the other, which takes
 * milliseconds. No writer waits for a second lock while it holds one, so that none waits for ever.
 *
 * <p>Lock files are never deleted. Linux would let one process lock the deleted file and another
 * one the new file of that name at the same time, and Windows does not delete a file that is open.
 * The operating system releases the lock of a process that is killed.
 */
public final class WriterLock {

  private static final int COUNT = 64;

  /** To write a file takes milliseconds. */
  private static final Duration LIMIT = Duration.ofSeconds(60);

  private static final int PAUSE_MILLIS = 5;

  /** What is locked: not the signature, which Windows would let nobody read. */
  private static final long PLACE = Long.MAX_VALUE - 1;

  private static final Pattern PID = Pattern.compile("\\d+");

  /** What a writer does. */
  @FunctionalInterface
  public interface Writing<T, X extends Exception> {
    T run() throws IOException, X;
  }

  private WriterLock() {}

  /**
   * Writes a file while no other compiler does. The writing must not lock another file.
   *
   * @param target what is written; its folder exists
   */
  public static <T, X extends Exception> T hold(Path target, Writing<T, X> writing)
      throws IOException, X {
    return hold(target, LIMIT, writing);
  }

  /** The same for those who wait longer or shorter than users. */
  public static <T, X extends Exception> T hold(Path target, Duration limit, Writing<T, X> writing)
      throws IOException, X {
    Path lock = lockFile(target);
    // Java lets a process lock a file only once, and on Linux whoever closes one of two channels
    // of a file gives up the locks of both. Each compilation loads this class anew, but a process
    // has only one interned text.
    synchronized (("wiretime " + lock).intern()) {
      if (Files.exists(lock, NOFOLLOW_LINKS) && !Files.isRegularFile(lock, NOFOLLOW_LINKS)) {
        throw new IOException("its lock '" + lock + "' is no regular file");
      }
      try (FileChannel channel =
          FileChannel.open(
              lock, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
        take(channel, lock, limit); // until the channel is closed
        sign(channel);
        return writing.run();
      }
    }
  }

  private static void take(FileChannel channel, Path lock, Duration limit) throws IOException {
    long end = System.nanoTime() + limit.toNanos();
    while (channel.tryLock(PLACE, 1, /* shared= */ false) == null) {
      if (System.nanoTime() > end) {
        throw new IOException(
            "another process"
                + holder(channel)
                + " has had its lock '"
                + lock
                + "' for "
                + limit.toSeconds()
                + " seconds; end that process, or wait for it");
      }
      pause();
    }
  }

  private static void pause() throws IOException {
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted while waiting for a lock");
    }
  }

  /** So that those who wait can tell who keeps them waiting. */
  private static void sign(FileChannel channel) throws IOException {
    channel.truncate(0);
    channel.write(UTF_8.encode(String.valueOf(ProcessHandle.current().pid())), 0);
  }

  private static String holder(FileChannel channel) throws IOException {
    ByteBuffer signature = ByteBuffer.allocate(20);
    channel.read(signature, 0);
    String pid = UTF_8.decode(signature.flip()).toString();
    return PID.matcher(pid).matches() ? ", " + pid + "," : "";
  }

  /**
   * Outside the project, so that nothing is left there, and in a folder of the user's own, because
   * another user may not write to it.
   */
  public static Path lockFile(Path target) throws IOException {
    Path folder =
        Path.of(
            System.getProperty("java.io.tmpdir"),
            "wiretime-locks-" + user(System.getProperty("user.name")));
    Files.createDirectories(folder);
    Path absolute = target.toAbsolutePath();
    // All compilers have the same name for the folder, by whatever link they came there.
    String name = absolute.getParent().toRealPath().resolve(absolute.getFileName()).toString();
    int number = Hashing.consistentHash(Hashing.sha256().hashString(name, UTF_8), COUNT);
    return folder.resolve(number + ".lock");
  }

  /**
   * Containers run builds as users without a name, for all of whom the JVM says the same.
   *
   * @param name what the JVM says
   * @return the name, or the number where there is none
   */
  static String user(String name) throws IOException {
    if (!name.equals("?")) {
      return name;
    }
    Path own = Files.createTempFile("wiretime", ".lock");
    try {
      return Files.getAttribute(own, "unix:uid").toString();
    } finally {
      Files.delete(own);
    }
  }
}
