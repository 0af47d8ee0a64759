package io.github.wiretime.scan.archive;

import io.github.wiretime.checker.options.OptionTable;

/**
 * How much of the inputs is read, so that a small file cannot fill memory or disk. Real
 * applications stay far below. What has more is left out.
 *
 * @param entry bytes of a class or of another file that is read whole
 * @param name characters of the name of a file in an archive; no system of files allows more
 * @param unpacked bytes of an archive and of what it says that its files have; of archives inside
 *     others those of all together
 * @param entries how many one archive may have
 * @param archives how many different archives are opened; others are left out
 * @param depth of archives in archives in archives: a war in an ear has jars, and they may have
 *     some
 */
public record Limits(int entry, int name, long unpacked, int entries, int archives, int depth) {

  /** A method has 64 KiB at most, a constant pool 65,535 entries. */
  public static final Limits OF_USERS =
      new Limits(32 << 20, 4_096, 8L << 30, 1_000_000, OptionTable.MAX_ARCHIVES.unset(), 4);

  Limits withArchives(int number) {
    return new Limits(entry, name, unpacked, entries, number, depth);
  }
}
