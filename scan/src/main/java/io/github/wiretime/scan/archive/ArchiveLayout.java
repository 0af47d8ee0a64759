package io.github.wiretime.scan.archive;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.scan.archive.Element.Role;

/** Where archives keep their own classes and their libraries. */
final class ArchiveLayout {

  /** Of Spring Boot jars and of wars. */
  static final ImmutableList<String> CLASSES =
      ImmutableList.of("BOOT-INF/classes/", "WEB-INF/classes/");

  static final String MANIFEST = "META-INF/MANIFEST.MF";

  private static final String WAR = ".war";

  private ArchiveLayout() {}

  static boolean isArchive(String name) {
    return name.endsWith(".jar") || name.endsWith(WAR);
  }

  /** Whether a file tells of the whole archive, wherever its classes are. */
  static boolean isAboutTheWhole(String name) {
    return name.equals(MANIFEST) || name.startsWith("META-INF/maven/");
  }

  /** What an archive inside an archive is; nobody uses a war as a library. */
  static Role ofNested(String name, Role outer) {
    return outer == Role.APPLICATION && !name.endsWith(WAR) ? Role.NESTED : outer;
  }
}
