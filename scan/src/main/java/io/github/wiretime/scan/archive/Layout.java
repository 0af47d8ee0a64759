package io.github.wiretime.scan.archive;

import com.google.common.collect.ImmutableList;

/** Where archives keep their own classes and their libraries. */
final class Layout {

  /** Of Spring Boot jars and of wars. */
  static final ImmutableList<String> CLASSES =
      ImmutableList.of("BOOT-INF/classes/", "WEB-INF/classes/");

  private Layout() {}

  static boolean isArchive(String name) {
    return name.endsWith(".jar") || name.endsWith(".war");
  }
}
