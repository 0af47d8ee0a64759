package io.github.wiretime.maven.build;

import java.util.List;

/** The first few of many names. */
public final class NameList {

  private static final int SHOWN = 5;

  private NameList() {}

  public static String some(List<String> names) {
    return names.size() <= SHOWN
        ? String.join(", ", names)
        : String.join(", ", names.subList(0, SHOWN)) + " and " + (names.size() - SHOWN) + " more";
  }
}
