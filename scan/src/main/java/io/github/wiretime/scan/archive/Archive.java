package io.github.wiretime.scan.archive;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedMap;
import io.github.wiretime.scan.archive.Element.Role;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** A jar or war on disk. Signatures are not checked, because nothing in it is run. */
final class Archive implements AutoCloseable {

  private static final Splitter SEGMENTS = Splitter.on(Pattern.compile("[/\\\\]"));

  private final String shown;
  private final ZipFile zip;
  private final Inputs inputs;

  private Archive(String shown, ZipFile zip, Inputs inputs) {
    this.shown = shown;
    this.zip = zip;
    this.inputs = inputs;
  }

  /**
   * Opens an archive.
   *
   * @param mode of {@link ZipFile}
   */
  static Archive open(Path file, int mode, String shown, Inputs inputs)
      throws UnreadableInputException {
    try {
      return new Archive(shown, new ZipFile(file.toFile(), mode), inputs);
    } catch (IOException | RuntimeException broken) {
      throw new UnreadableInputException(
          shown, "it is no jar or war, or not a whole one: " + broken.getMessage());
    }
  }

  ImmutableList<Element> elements(Role role, int depth) throws IOException {
    ImmutableMap<String, ZipEntry> files = files();
    String start =
        ArchiveLayout.CLASSES.stream()
            .filter(folder -> files.keySet().stream().anyMatch(name -> name.startsWith(folder)))
            .findFirst()
            .orElse("");
    ImmutableList.Builder<Entry> own = ImmutableList.builder();
    ImmutableList.Builder<Element> nested = ImmutableList.builder();
    for (Map.Entry<String, ZipEntry> each : files.entrySet()) {
      String name = each.getKey();
      ZipEntry file = each.getValue();
      if (ArchiveLayout.isArchive(name)) {
        nested.addAll(
            inputs.nested(zip, file, where(file), ArchiveLayout.ofNested(name, role), depth + 1));
      } else if (name.startsWith(start)) {
        own.add(entry(name.substring(start.length()), file));
      } else if (ArchiveLayout.isAboutTheWhole(name)) {
        own.add(entry(name, file));
      }
    }
    return ImmutableList.<Element>builder()
        .add(new Element(shown, own.build(), role))
        .addAll(nested.build())
        .build();
  }

  /** By the names under which the JVM would look for them. */
  private ImmutableMap<String, ZipEntry> files() throws UnreadableInputException {
    inputs.budget().checkEntries(zip.size(), shown);
    ImmutableMap.Builder<String, ZipEntry> found = ImmutableMap.builder();
    ZipEntry manifest = null;
    for (ZipEntry file : zip.stream().filter(each -> !each.isDirectory()).toList()) {
      checkStaysInside(file.getName());
      found.put(file.getName(), file);
      if (file.getName().equals(ArchiveLayout.MANIFEST)) {
        manifest = file;
      }
    }
    // Of two files with one name the last counts; the zip gives its content for both.
    ImmutableMap<String, ZipEntry> files = found.buildKeepingLast();
    return manifest != null && MultiRelease.isSaidBy(read(manifest))
        ? MultiRelease.newest(files)
        : ImmutableSortedMap.copyOf(files);
  }

  private void checkStaysInside(String name) throws UnreadableInputException {
    boolean goesUp = name.contains("..") && SEGMENTS.splitToList(name).contains("..");
    if (goesUp || name.isEmpty() || name.startsWith("/") || name.startsWith("\\")) {
      throw new UnreadableInputException(
          shown + "!/" + name, "an entry must not lead out of its archive");
    }
  }

  private Entry entry(String name, ZipEntry file) {
    return new Entry(name, where(file), () -> read(file));
  }

  private String where(ZipEntry file) {
    return shown + "!/" + file.getName();
  }

  private byte[] read(ZipEntry file) throws UnreadableInputException {
    try (InputStream content = zip.getInputStream(file)) {
      return inputs.budget().read(content, where(file));
    } catch (UnreadableInputException tooLarge) {
      throw tooLarge;
    } catch (IOException | RuntimeException damaged) {
      throw UnreadableInputException.because(where(file), damaged);
    }
  }

  @Override
  public void close() throws IOException {
    zip.close();
  }
}
