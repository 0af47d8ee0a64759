package io.github.wiretime.scan.archive;

import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;

/** What a scan may still read before it reaches its {@link Limits}. */
final class Budget {

  private final Limits limits;
  private int archives;
  private long unpacked;

  Budget(Limits limits) {
    this.limits = limits;
  }

  Limits limits() {
    return limits;
  }

  /** How many are open. */
  int archives() {
    return archives;
  }

  /** Whether one more archive may be opened. */
  boolean hasArchives() {
    return archives < limits.archives();
  }

  void countArchive() {
    archives++;
  }

  void checkDepth(int depth, String shown) throws UnreadableInputException {
    if (depth > limits.depth()) {
      throw new UnreadableInputException(
          shown, "archives are nested deeper than " + limits.depth() + " levels");
    }
  }

  void checkEntries(int count, String shown) throws UnreadableInputException {
    if (count > limits.entries()) {
      throw new UnreadableInputException(
          shown, "it has " + count + " entries; no more than " + limits.entries() + " are read");
    }
  }

  /**
   * A file in an archive or in a folder.
   *
   * @param size the number of bytes that it says that it has
   */
  byte[] read(InputStream content, long size, String shown) throws IOException {
    if (size < 0 || size > limits.entry()) {
      throw new UnreadableInputException(
          shown, String.format(Locale.ROOT, "it has more than %,d bytes", limits.entry()));
    }
    byte[] bytes = content.readNBytes((int) size + 1);
    if (bytes.length > size) {
      throw new UnreadableInputException(shown, "it has more bytes than it says");
    }
    return bytes;
  }

  /**
   * Counts what will be unpacked, unless it is too much.
   *
   * @param isNested whether it is inside of something else, and counts together with all such
   */
  void countUnpacked(long bytes, boolean isNested, String shown) throws UnreadableInputException {
    if (bytes > limits.unpacked() - (isNested ? unpacked : 0)) {
      throw new UnreadableInputException(
          shown,
          String.format(
              Locale.ROOT, "with it, more than %,d bytes are unpacked", limits.unpacked()));
    }
    if (isNested) {
      unpacked += bytes;
    }
  }
}
