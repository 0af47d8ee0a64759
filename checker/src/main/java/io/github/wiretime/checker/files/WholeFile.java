package io.github.wiretime.checker.files;

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

/** Reads files, and writes them so that a reader sees them whole or not at all. */
public final class WholeFile {

  private WholeFile() {}

  /**
   * The text of a file in UTF-8.
   *
   * @throws IOException if it is missing or cannot be read, in words
   */
  public static String read(Path file) throws IOException {
    try {
      return Files.readString(file);
    } catch (IOException unreadable) {
      throw FileProblem.of(unreadable);
    }
  }

  /**
   * Puts a new file in the place of an old one, or of a symbolic link, while other compilers that
   * write the same file wait.
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
      Files.createDirectories(target.getParent());
      replaceAlone(target, content);
    } catch (IOException unwritable) {
      throw FileProblem.of(unwritable);
    }
  }

  /**
   * The same for a file that people commit: a symbolic link stays, and the file to which it leads
   * is replaced.
   *
   * @throws IOException if it cannot be written; the old file is whole then
   */
  public static void writeCommitted(Path file, String content) throws IOException {
    try {
      replaceAlone(realPath(file), content.getBytes(StandardCharsets.UTF_8));
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
  static Path realPath(Path file) throws IOException {
    Path absolute = file.toAbsolutePath().normalize();
    Files.createDirectories(absolute.getParent());
    return Files.exists(absolute)
        ? absolute.toRealPath()
        : absolute.getParent().toRealPath().resolve(absolute.getFileName());
  }

  /**
   * Writes for somebody who holds the lock of the file already, by way of a temporary file beside
   * it.
   */
  static void replace(Path target, byte[] content) throws IOException {
    refuse(target);
    // One name, so that a killed compiler leaves one file at the most, which the next one replaces.
    Path temporary = target.resolveSibling(target.getFileName() + ".tmp");
    try {
      fill(temporary, content);
      Files.move(
          temporary, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(temporary);
    }
  }

  private static void refuse(Path target) throws IOException {
    if (Files.isDirectory(target)) {
      throw new IOException("it is a folder");
    }
    if (Files.exists(target) && !Files.isRegularFile(target)) {
      throw new IOException("it is no regular file"); // /dev/null would become one
    }
    if (Files.exists(target) && !Files.isWritable(target)) {
      throw new IOException("it is read-only");
    }
  }

  private static void fill(Path temporary, byte[] content) throws IOException {
    try (FileChannel channel =
        FileChannel.open(
            temporary,
            StandardOpenOption.CREATE,
            StandardOpenOption.TRUNCATE_EXISTING,
            StandardOpenOption.WRITE)) {
      ByteBuffer bytes = ByteBuffer.wrap(content);
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
      channel.force(true);
    }
  }
}
