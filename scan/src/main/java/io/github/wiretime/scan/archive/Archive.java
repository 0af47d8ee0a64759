package io.github.wiretime.scan.archive;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/**
 * A jar or war on disk. Signatures are not checked, because nothing in it is run. Of a
 * multi-release jar those classes count that the running JDK would load.
 */
final class Archive implements AutoCloseable {

  private final String shown;
  private final JarFile jar;

  private Archive(String shown, JarFile jar) {
    this.shown = shown;
    this.jar = jar;
  }

  static Archive open(Path file, String shown) throws IOException {
    try {
      JarFile jar =
          new JarFile(file.toFile(), /* verify= */ false, ZipFile.OPEN_READ, Runtime.version());
      return new Archive(shown, jar);
    } catch (ZipException broken) {
      throw new UnreadableInputException(shown, "it is not a whole zip: " + broken.getMessage());
    }
  }

  ImmutableList<Element> elements(Inputs inputs, boolean isLibrary, int depth) throws IOException {
    if (jar.size() > Limits.ENTRIES) {
      throw new UnreadableInputException(
          shown, "it has " + jar.size() + " entries; no more than " + Limits.ENTRIES + " are read");
    }
    ImmutableList<JarEntry> files = files();
    String start =
        Layout.CLASSES.stream()
            .filter(folder -> files.stream().anyMatch(file -> file.getName().startsWith(folder)))
            .findFirst()
            .orElse("");
    ImmutableList.Builder<Entry> own = ImmutableList.builder();
    ImmutableList.Builder<Element> nested = ImmutableList.builder();
    for (JarEntry file : files) {
      if (Layout.isArchive(file.getName())) {
        nested.addAll(nested(file, inputs, depth));
      } else if (file.getName().startsWith(start)) {
        own.add(entry(file, start));
      }
    }
    return ImmutableList.<Element>builder()
        .add(new Element(shown, own.build(), isLibrary))
        .addAll(nested.build())
        .build();
  }

  private ImmutableList<JarEntry> files() throws UnreadableInputException {
    List<JarEntry> files =
        jar.versionedStream()
            .filter(entry -> !entry.isDirectory())
            .sorted(Comparator.comparing(JarEntry::getName))
            .toList();
    for (JarEntry file : files) {
      if (file.getName().startsWith("/") || List.of(file.getName().split("/")).contains("..")) {
        throw new UnreadableInputException(
            shown + "!/" + file.getName(), "an entry must not lead out of its archive");
      }
    }
    return ImmutableList.copyOf(files);
  }

  private Entry entry(JarEntry file, String start) {
    String where = shown + "!/" + file.getName();
    return new Entry(file.getName().substring(start.length()), where, () -> read(file, where));
  }

  private byte[] read(JarEntry file, String where) throws UnreadableInputException {
    try (InputStream content = jar.getInputStream(file)) {
      return Limits.read(content, where);
    } catch (UnreadableInputException tooLarge) {
      throw tooLarge;
    } catch (IOException | SecurityException damaged) {
      throw new UnreadableInputException(where, "it cannot be read: " + damaged.getMessage());
    }
  }

  private ImmutableList<Element> nested(JarEntry file, Inputs inputs, int depth)
      throws IOException {
    String where = shown + "!/" + file.getName();
    if (depth >= Limits.DEPTH) {
      throw new UnreadableInputException(
          where, "archives are nested deeper than " + Limits.DEPTH + " levels");
    }
    Path copy = inputs.nextTemporary();
    try (InputStream content = jar.getInputStream(file);
        OutputStream out = Files.newOutputStream(copy)) {
      byte[] buffer = new byte[1 << 16];
      for (int count = content.read(buffer); count >= 0; count = content.read(buffer)) {
        inputs.count(count, where);
        out.write(buffer, 0, count);
      }
    } catch (ZipException damaged) {
      throw new UnreadableInputException(where, "it cannot be read: " + damaged.getMessage());
    }
    return inputs.archive(copy, where, /* isLibrary= */ true, depth + 1);
  }

  @Override
  public void close() throws IOException {
    jar.close();
  }
}
