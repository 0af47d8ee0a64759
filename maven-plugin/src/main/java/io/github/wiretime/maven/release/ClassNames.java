package io.github.wiretime.maven.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;

/** The class files in folders, jars, wars and Spring Boot jars, as paths below their roots. */
final class ClassNames {

  private static final String ROOTS = "(BOOT|WEB)-INF/classes/";
  private static final String LIBRARIES = "(BOOT|WEB)-INF/lib/[^/]+\\.jar";

  private ClassNames() {}

  static Set<String> in(Path input) throws IOException {
    Set<String> names = new HashSet<>();
    if (Files.isDirectory(input)) {
      try (Stream<Path> files = Files.walk(input)) {
        files
            .map(file -> input.relativize(file).toString().replace('\\', '/'))
            .forEach(name -> add(name, names));
      }
      return names;
    }
    try (ZipFile archive = new ZipFile(input.toFile())) {
      Enumeration<? extends ZipEntry> entries = archive.entries();
      while (entries.hasMoreElements()) {
        ZipEntry entry = entries.nextElement();
        add(entry.getName(), names);
        if (entry.getName().matches(LIBRARIES)) {
          addNested(archive, entry, names);
        }
      }
    }
    return names;
  }

  private static void addNested(ZipFile archive, ZipEntry library, Set<String> names)
      throws IOException {
    try (ZipInputStream entries = new ZipInputStream(archive.getInputStream(library))) {
      ZipEntry entry = entries.getNextEntry();
      while (entry != null) {
        add(entry.getName(), names);
        entry = entries.getNextEntry();
      }
    }
  }

  private static void add(String name, Set<String> names) {
    if (name.endsWith(".class") && !name.endsWith("-info.class")) {
      names.add(name.replaceFirst(ROOTS, ""));
    }
  }
}
