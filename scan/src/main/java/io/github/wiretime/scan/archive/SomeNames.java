package io.github.wiretime.scan.archive;

import java.util.Collection;
import java.util.stream.Collectors;

/** The first few of many names. */
public final class SomeNames {

  private static final int SHOWN = 5;

  private SomeNames() {}

  /** {@code a, b, c, d, e and 37 more}. */
  public static String of(Collection<String> names) {
    String shown = names.stream().limit(SHOWN).collect(Collectors.joining(", "));
    return names.size() <= SHOWN ? shown : shown + " and " + (names.size() - SHOWN) + " more";
  }
}
