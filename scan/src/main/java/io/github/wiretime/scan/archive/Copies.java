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
import java.util.zip.ZipFile;

/**
 * Jars inside jars are copied to a temporary folder, under names of our own, where the JDK can read
 * them without holding them in memory.
 */
final class Copies implements Closeable {

  /** Where the system can, a copy is deleted while it is open. */
  static final int MODE = ZipFile.OPEN_READ | ZipFile.OPEN_DELETE;

  private final Path folder;
  private final Budget budget;
  private final Thread whenInterrupted = new Thread(this::deleteIfPossible);
  private int count;

  /** Somebody may stop a scan before it closes them. */
  Copies(Path folder, Budget budget) {
    this.folder = folder;
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
    Path copy = folder.resolve(count++ + ".jar");
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
    if (!Files.exists(folder)) {
      return;
    }
    MoreFiles.deleteRecursively(folder, RecursiveDeleteOption.ALLOW_INSECURE);
  }
}
