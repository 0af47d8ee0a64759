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

  void checkDepth(int depth, String shown) throws LimitExceededException {
    if (depth > limits.depth()) {
      throw new LimitExceededException(
          shown, "archives are nested deeper than " + limits.depth() + " levels");
    }
  }

  void checkEntries(int count, String shown) throws LimitExceededException {
    if (count > limits.entries()) {
      throw new LimitExceededException(
          shown, "it has " + count + " entries; no more than " + limits.entries() + " are read");
    }
  }

  /** A file in an archive or in a folder. */
  byte[] read(InputStream content, String shown) throws IOException {
    byte[] bytes = content.readNBytes(limits.entry() + 1);
    if (bytes.length > limits.entry()) {
      throw new LimitExceededException(
          shown, String.format(Locale.ROOT, "it has more than %,d bytes", limits.entry()));
    }
    countUnpacked(bytes.length, shown);
    return bytes;
  }

  /** Before too much is written. */
  void countUnpacked(long bytes, String shown) throws LimitExceededException {
    unpacked += bytes;
    if (unpacked > limits.unpacked()) {
      throw new LimitExceededException(
          shown,
          String.format(
              Locale.ROOT, "with it, more than %,d bytes are unpacked", limits.unpacked()));
    }
  }
}
