package io.github.wiretime.scan.fix;

import com.google.common.collect.ImmutableList;
import java.util.Comparator;

/**
 * Text to put into a source.
 *
 * @param offset before which character; several of one offset keep their order
 */
record Insertion(int offset, String text) {

  /** The text with all of them; the rest of it stays as it is. */
  static String apply(String source, Iterable<Insertion> insertions) {
    StringBuilder patched = new StringBuilder();
    int copied = 0;
    for (Insertion each :
        ImmutableList.sortedCopyOf(Comparator.comparingInt(Insertion::offset), insertions)) {
      patched.append(source, copied, each.offset).append(each.text);
      copied = each.offset;
    }
    return patched.append(source, copied, source.length()).toString();
  }
}
