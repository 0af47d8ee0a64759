package io.github.wiretime.scan.archive;

import com.google.common.io.ByteStreams;
import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.ZipFile;

/**
 * Jars inside jars are copied to a temporary folder, under names of our own, where the JDK can read
 * them without holding them in memory.
 */
final class Copies implements Closeable {

  /** Where the system can, a copy is deleted while it is open. */
  static final int MODE = ZipFile.OPEN_READ | ZipFile.OPEN_DELETE;

  private final Path parent;
  private final Budget budget;
  private final Thread whenInterrupted = new Thread(this::deleteIfPossible);
  private Optional<Path> folder = Optional.empty();
  private boolean isDeleted;
  private int count;

  /**
   * None yet, and no folder either, whose name takes a random number and so the security providers
   * of the JDK. Somebody may stop a scan before it closes them.
   *
   * @param parent gets the folder
   */
  Copies(Path parent, Budget budget) {
    this.parent = parent;
    this.budget = budget;
    Runtime.getRuntime().addShutdownHook(whenInterrupted);
  }

  /**
   * A copy of what is in an archive. None is made while they are deleted, or after that.
   *
   * @param size the number of bytes that it says that it has
   */
  synchronized Path of(InputStream content, long size, String shown) throws IOException {
    budget.countUnpacked(size, /* isNested= */ true, shown);
    if (isDeleted) {
      throw new UnreadableInputException(shown, "the scan has ended");
    }
    if (folder.isEmpty()) {
      folder = Optional.of(Files.createTempDirectory(parent, "wiretime-scan"));
    }
    Path copy = folder.get().resolve(count++ + ".jar");
    try (OutputStream out = Files.newOutputStream(copy)) {
      ByteStreams.limit(content, size).transferTo(out);
    }
    return copy;
  }

  private void deleteIfPossible() {
    try {
      delete();
    } catch (IOException inUse) {
      // The system keeps what an open archive needs until the process has ended.
    }
  }

  @Override
  public void close() throws IOException {
    try {
      Runtime.getRuntime().removeShutdownHook(whenInterrupted);
    } catch (IllegalStateException alreadyEnding) {
      // The hook runs, and so does this.
    }
    delete();
  }

  private synchronized void delete() throws IOException {
    isDeleted = true;
    if (folder.isPresent() && Files.exists(folder.get())) {
      MoreFiles.deleteRecursively(folder.get(), RecursiveDeleteOption.ALLOW_INSECURE);
    }
  }
}
