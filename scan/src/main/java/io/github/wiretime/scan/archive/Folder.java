package io.github.wiretime.scan.archive;

import com.google.common.collect.ImmutableList;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A folder: of classes, of jars, or of an unpacked war or Spring Boot jar. */
final class Folder {

  private Folder() {}

  static ImmutableList<Element> elements(Path folder, boolean isLibrary, Inputs inputs)
      throws IOException {
    ImmutableList.Builder<Element> elements = ImmutableList.builder();
    Path classes =
        Layout.CLASSES.stream()
            .map(folder::resolve)
            .filter(Files::isDirectory)
            .findFirst()
            .orElse(folder);
    ImmutableList<Entry> entries = entries(classes);
    if (!entries.isEmpty()) {
      elements.add(new Element(classes.toString(), entries, isLibrary));
    }
    boolean isUnpacked = !classes.equals(folder);
    for (Path jar : jars(folder, isUnpacked)) {
      elements.addAll(inputs.archive(jar, jar.toString(), isLibrary || isUnpacked, 1));
    }
    return elements.build();
  }

  private static ImmutableList<Entry> entries(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(Files::isRegularFile)
          .sorted()
          .map(file -> entry(folder, file))
          .filter(entry -> !Layout.isArchive(entry.name()))
          .collect(ImmutableList.toImmutableList());
    }
  }

  private static Entry entry(Path folder, Path file) {
    String name = folder.relativize(file).toString().replace(File.separatorChar, '/');
    return new Entry(name, file.toString(), () -> read(file));
  }

  private static byte[] read(Path file) throws UnreadableInputException {
    try (InputStream content = Files.newInputStream(file)) {
      return Limits.read(content, file.toString());
    } catch (UnreadableInputException tooLarge) {
      throw tooLarge;
    } catch (IOException unreadable) {
      throw new UnreadableInputException(file.toString(), "it cannot be read");
    }
  }

  /** Those of the folder itself, such as {@code lib}; all below of an unpacked archive. */
  private static List<Path> jars(Path folder, boolean isUnpacked) throws IOException {
    try (Stream<Path> files = Files.walk(folder, isUnpacked ? Integer.MAX_VALUE : 1)) {
      return files
          .filter(file -> Layout.isArchive(file.toString()) && Files.isRegularFile(file))
          .sorted()
          .toList();
    }
  }
}
