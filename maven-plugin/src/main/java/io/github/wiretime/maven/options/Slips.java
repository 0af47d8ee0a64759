package io.github.wiretime.maven.options;

import java.util.Locale;
import java.util.stream.IntStream;

/** How many slips of the keyboard are between two names. */
final class Slips {

  private static final int MOST = 2;
  private static final int SHORT = 6;
  private static final int CHARACTERS_FOR_A_SLIP = 4;

  private Slips() {}

  /**
   * Whether one name is likely to be meant by the other. Short names, such as {@code mode} and
   * {@code node}, differ by little anyway.
   */
  static boolean areFew(String one, String other) {
    int likely = one.length() <= SHORT ? 0 : Math.min(MOST, one.length() / CHARACTERS_FOR_A_SLIP);
    return between(one, other) <= likely;
  }

  /**
   * The number of characters to insert, delete or replace (Levenshtein); small and capital letters
   * are the same.
   */
  static int between(String one, String other) {
    String from = one.toLowerCase(Locale.ROOT);
    String to = other.toLowerCase(Locale.ROOT);
    int[] slips = IntStream.rangeClosed(0, to.length()).toArray();
    for (int i = 1; i <= from.length(); i++) {
      int diagonal = slips[0];
      slips[0] = i;
      for (int j = 1; j <= to.length(); j++) {
        int replaced = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        diagonal = slips[j];
        slips[j] = Math.min(replaced, Math.min(slips[j - 1], slips[j]) + 1);
      }
    }
    return slips[to.length()];
  }
}
