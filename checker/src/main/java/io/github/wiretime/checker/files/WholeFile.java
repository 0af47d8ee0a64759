package io.github.wiretime.checker.files;

import com.google.common.util.concurrent.Uninterruptibles;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads files, and writes them so that a reader sees them whole or not at all. */
public final class WholeFile {

  /** What Linux and macOS call the files that a process has open. */
  private static final Pattern STREAM =
      Pattern.compile("/dev/(stdout|stderr|fd/\\d+)|/proc/(self|\\d+)/fd/\\d+");

  /** Behind the name of the file that is written. */
  private static final String TEMPORARY = ".wiretime-";

  private static final String NOT_REGULAR = "it is no regular file";

  /** As many as Linux follows. */
  private static final int LINKS = 40;

  /** A disk that does not answer must not keep a process that somebody ends. */
  private static final Duration AFTER_INTERRUPT = Duration.ofSeconds(10);

  private WholeFile() {}

  /**
   * The text of a file in UTF-8.
   *
   * @throws IOException if it is missing or cannot be read, in words
   */
  public static String read(Path file) throws IOException {
    try {
      if (Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file)) {
        throw new IOException(NOT_REGULAR); // a pipe would be waited for without end
      }
      return Files.readString(file);
    } catch (IOException unreadable) {
      throw FileProblem.of(unreadable);
    }
  }

  /**
   * Puts a new file in the place of an old one, or of a symbolic link, while other compilers that
   * write the same file wait. A stream of this process, such as {@code /dev/stdout}, is written to.
   *
   * @throws IOException if it cannot be written; the old file is whole then
   */
  public static void write(Path file, String content) throws IOException {
    write(file, content.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * The same with bytes.
   *
   * @throws IOException if it cannot be written; the old file is whole then
   */
  public static void write(Path file, byte[] content) throws IOException {
    Path target = file.toAbsolutePath();
    try {
      if (isStream(target)) {
        Files.write(target, content, StandardOpenOption.WRITE);
        return;
      }
      Files.createDirectories(target.getParent());
      replaceAlone(target, content);
    } catch (IOException unwritable) {
      throw FileProblem.of(unwritable);
    }
  }

  /**
   * Changes a file that people commit: a symbolic link stays, and the file to which it leads is
   * replaced.
   *
   * @param change from the text of now, empty if there is no file, to the one to write
   * @throws IOException if it cannot be read or written; the old file is whole then
   */
  public static void updateCommitted(Path file, UnaryOperator<String> change) throws IOException {
    try {
      Path target = realPath(file);
      WriterLock.hold(
          target,
          () -> {
            String before = Files.exists(target) ? read(target) : "";
            replace(target, change.apply(before).getBytes(StandardCharsets.UTF_8));
            return target;
          });
    } catch (IOException unwritable) {
      throw FileProblem.of(unwritable);
    }
  }

  private static void replaceAlone(Path target, byte[] content) throws IOException {
    WriterLock.hold(
        target,
        () -> {
          replace(target, content);
          return target;
        });
  }

  /**
   * Asks whether a file could be written, and changes nothing. A command that works for minutes
   * asks before it begins.
   *
   * @throws IOException if it is known already that the file cannot be written
   */
  public static void checkWritable(Path file) throws IOException {
    Path target = file.toAbsolutePath().normalize();
    if (isStream(target)) {
      return;
    }
    refuse(target);
    Path folder = target.getParent();
    while (folder != null && !Files.exists(folder)) {
      folder = folder.getParent();
    }
    if (folder != null && !Files.isDirectory(folder)) {
      throw FileProblem.of(new FileAlreadyExistsException(folder.toString()));
    }
    if (folder != null && !Files.isWritable(folder)) {
      throw FileProblem.of(new AccessDeniedException(folder.toString()));
    }
  }

  /**
   * The one name that all compilers have for a file, so that they wait for each other, and that can
   * be replaced: a symbolic link stays. The folder is made if it is missing.
   */
  public static Path realPath(Path file) throws IOException {
    Path target = file.toAbsolutePath().normalize();
    for (int links = 0; !Files.exists(target) && Files.isSymbolicLink(target); links++) {
      if (links == LINKS) {
        throw new IOException("its links lead nowhere");
      }
      target = target.resolveSibling(Files.readSymbolicLink(target)).normalize();
    }
    Files.createDirectories(target.getParent());
    return Files.exists(target)
        ? target.toRealPath()
        : target.getParent().toRealPath().resolve(target.getFileName());
  }

  /** Whether a path means a file that the shell has opened for this process. */
  private static boolean isStream(Path target) throws IOException {
    Path at = target.normalize();
    for (int links = 0; links < LINKS; links++) {
      if (STREAM.matcher(at.toString()).matches()) {
        return true;
      }
      if (!Files.isSymbolicLink(at)) {
        return false;
      }
      at = at.resolveSibling(Files.readSymbolicLink(at)).normalize();
    }
    return false;
  }

  /**
   * Writes for somebody who holds the lock of the file already, by way of a temporary file beside
   * it, which is new: what has its name already may be a link, or somebody's file.
   */
  public static void replace(Path target, byte[] content) throws IOException {
    refuse(target);
    removeLeftovers(target);
    Path temporary =
        target.resolveSibling(
            target.getFileName()
                + String.format("%s%016x.tmp", TEMPORARY, new SecureRandom().nextLong()));
    CountDownLatch written = new CountDownLatch(1);
    Thread whenInterrupted =
        new Thread(
            () -> {
              var unused = Uninterruptibles.awaitUninterruptibly(written, AFTER_INTERRUPT);
            });
    addHook(whenInterrupted);
    try {
      fill(temporary, content);
      Files.move(
          temporary, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(temporary);
      written.countDown();
      removeHook(whenInterrupted);
    }
  }

  /** An interrupt waits for the file, so that it leaves no temporary one. */
  private static void addHook(Thread whenInterrupted) throws IOException {
    try {
      Runtime.getRuntime().addShutdownHook(whenInterrupted);
    } catch (IllegalStateException ending) {
      throw new IOException("the process was interrupted", ending);
    }
  }

  private static void removeHook(Thread whenInterrupted) {
    try {
      Runtime.getRuntime().removeShutdownHook(whenInterrupted);
    } catch (IllegalStateException ending) {
      // It runs, and has nothing to wait for any more.
    }
  }

  /** What killed compilers have left; nobody writes one now, because we hold the lock. */
  private static void removeLeftovers(Path target) throws IOException {
    Pattern leftover =
        Pattern.compile(Pattern.quote(target.getFileName() + TEMPORARY) + "[0-9a-f]{16}\\.tmp");
    List<Path> leftovers;
    try (Stream<Path> files = Files.list(target.getParent())) {
      leftovers =
          files.filter(file -> leftover.matcher(file.getFileName().toString()).matches()).toList();
    }
    for (Path file : leftovers) {
      Files.deleteIfExists(file);
    }
  }

  private static void refuse(Path target) throws IOException {
    if (Files.isDirectory(target)) {
      throw new IOException("it is a folder");
    }
    if (Files.exists(target) && !Files.isRegularFile(target)) {
      throw new IOException(NOT_REGULAR); // /dev/null would become one
    }
    if (Files.exists(target) && !Files.isWritable(target)) {
      throw new IOException("it is read-only");
    }
  }

  private static void fill(Path temporary, byte[] content) throws IOException {
    try (FileChannel channel =
        FileChannel.open(temporary, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      ByteBuffer bytes = ByteBuffer.wrap(content);
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
      channel.force(true);
    }
  }
}
