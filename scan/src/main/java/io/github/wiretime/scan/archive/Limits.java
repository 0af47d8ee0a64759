package io.github.wiretime.scan.archive;

import java.io.IOException;
import java.io.InputStream;

/**
 * How much of an archive is read, so that a small file cannot fill memory or disk. Real
 * applications stay far below.
 */
final class Limits {

  /**
   * Of a class or a Spring file, in bytes. A method has 64 KiB at most, a constant pool 65,535
   * entries.
   */
  static final int ENTRY = 32 << 20;

  /** Of all archives inside archives together, unpacked, in bytes. */
  static final long NESTED = 4L << 30;

  /** Of entries in one archive. */
  static final int ENTRIES = 1_000_000;

  /** Of archives in archives in archives: a war in an ear has jars, and they may have some. */
  static final int DEPTH = 4;

  private Limits() {}

  static byte[] read(InputStream content, String shown) throws IOException {
    byte[] bytes = content.readNBytes(ENTRY + 1);
    if (bytes.length > ENTRY) {
      throw new UnreadableInputException(shown, "it has more than " + (ENTRY >> 20) + " MiB");
    }
    return bytes;
  }
}
