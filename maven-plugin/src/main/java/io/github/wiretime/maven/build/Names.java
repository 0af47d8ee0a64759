package io.github.wiretime.maven.build;

import java.util.List;

/** The first few of many names. */
public final class Names {

  private static final int SHOWN = 5;

  private Names() {}

  public static String some(List<String> names) {
    return names.size() <= SHOWN
        ? String.join(", ", names)
        : String.join(", ", names.subList(0, SHOWN)) + " and " + (names.size() - SHOWN) + " more";
  }
}
