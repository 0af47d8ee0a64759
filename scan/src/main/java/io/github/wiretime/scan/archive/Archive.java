package io.github.wiretime.scan.archive;

import com.google.common.base.Splitter;
import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.Maps;
import com.google.common.math.LongMath;
import io.github.wiretime.scan.archive.Element.Role;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** A jar or war on disk. Signatures are not checked, because nothing in it is run. */
final class Archive implements AutoCloseable {

  private static final Splitter SEGMENTS = Splitter.on(Pattern.compile("[/\\\\]"));

  /** Of one that is too long to be shown. */
  private static final int SHOWN_OF_NAME = 40;

  /** Bytes of an archive without files. */
  private static final int EMPTY = 22;

  private final String shown;
  private final ZipFile zip;
  private final long size;
  private final Budget budget;
  private final LeftOut leftOut;

  private Archive(String shown, ZipFile zip, long size, Budget budget, LeftOut leftOut) {
    this.shown = shown;
    this.zip = zip;
    this.size = size;
    this.budget = budget;
    this.leftOut = leftOut;
  }

  /**
   * What is in an archive.
   *
   * @param own its own classes and resources
   * @param nested the archives in it
   */
  record Contents(Element own, ImmutableList<ZipEntry> nested) {}

  /**
   * Opens an archive.
   *
   * @param mode of {@link ZipFile}
   */
  static Archive open(Path file, int mode, String shown, Budget budget, LeftOut leftOut)
      throws UnreadableInputException {
    try {
      long size = Files.size(file); // while there is such a file
      return new Archive(shown, new ZipFile(file.toFile(), mode), size, budget, leftOut);
    } catch (IOException | RuntimeException broken) {
      throw new UnreadableInputException(
          shown, "it is no jar or war, or not a whole one: " + broken.getMessage());
    }
  }

  /**
   * Lists it.
   *
   * @param isNested whether it is in another one
   */
  Contents contents(Role role, boolean isNested) throws UnreadableInputException {
    Map<String, ZipEntry> files = files(role, isNested);
    String start =
        ArchiveLayout.CLASSES.stream()
            .filter(folder -> files.keySet().stream().anyMatch(name -> name.startsWith(folder)))
            .findFirst()
            .orElse("");
    ImmutableList.Builder<Entry> own = ImmutableList.builderWithExpectedSize(files.size());
    ImmutableList.Builder<ZipEntry> nested = ImmutableList.builder();
    for (Map.Entry<String, ZipEntry> each : files.entrySet()) {
      String name = each.getKey();
      ZipEntry file = each.getValue();
      if (ArchiveLayout.isArchive(name)) {
        nested.add(file);
      } else if (name.startsWith(start)) {
        own.add(new Entry(name.substring(start.length()), new Zipped(this, file)));
      } else if (ArchiveLayout.isAboutTheWhole(name)) {
        own.add(new Entry(name, new Zipped(this, file)));
      }
    }
    return new Contents(new Element(shown, own.build(), role), nested.build());
  }

  /**
   * By the names under which the JVM would look for them. Those of the application are sorted,
   * because reports have their order; those of libraries, which are a hundred times as many, are
   * not.
   */
  private Map<String, ZipEntry> files(Role role, boolean isNested) throws UnreadableInputException {
    budget.checkEntries(zip.size(), shown);
    List<? extends ZipEntry> all = zip.stream().toList();
    budget.countUnpacked(unpacked(all), isNested, shown);
    // Of two files with one name the last counts; the zip gives its content for both.
    Map<String, ZipEntry> files = Maps.newLinkedHashMapWithExpectedSize(all.size());
    boolean hasVersions = false;
    for (ZipEntry file : all) {
      if (file.isDirectory()) {
        continue;
      }
      Optional<UnreadableInputException> problem = problemOfName(file);
      if (problem.isPresent()) {
        leftOut.add(role, problem.get());
        continue;
      }
      files.put(file.getName(), file);
      hasVersions |= file.getName().startsWith(MultiRelease.VERSIONS);
    }
    ZipEntry manifest = files.get(ArchiveLayout.MANIFEST);
    if (hasVersions && manifest != null && isMultiRelease(manifest, role)) {
      files = MultiRelease.newest(files);
    }
    return role == Role.LIBRARY ? files : ImmutableSortedMap.copyOf(files);
  }

  /**
   * The bytes that all files say that they have. If several were at one place, a small archive
   * would take hours.
   */
  private long unpacked(List<? extends ZipEntry> all) throws UnreadableInputException {
    long packed = 0;
    long unpacked = 0;
    for (ZipEntry file : all) {
      packed = LongMath.saturatedAdd(packed, file.getCompressedSize());
      unpacked = LongMath.saturatedAdd(unpacked, file.getSize());
    }
    if (packed > size) {
      throw new UnreadableInputException(shown, "its files overlap");
    }
    if (all.isEmpty() && size > EMPTY + Strings.nullToEmpty(zip.getComment()).length()) {
      throw new UnreadableInputException(
          shown, "it is no jar or war, or not a whole one: it says that it has no files");
    }
    return unpacked;
  }

  private Optional<UnreadableInputException> problemOfName(ZipEntry file) {
    String name = file.getName();
    int longest = budget.limits().name();
    if (name.length() > longest) {
      return Optional.of(
          new UnreadableInputException(
              where(file).substring(0, shown.length() + SHOWN_OF_NAME) + "...",
              String.format(Locale.ROOT, "its name has more than %,d characters", longest)));
    }
    boolean goesUp = name.contains("..") && SEGMENTS.splitToList(name).contains("..");
    return goesUp || name.isEmpty() || name.startsWith("/") || name.startsWith("\\")
        ? Optional.of(
            new UnreadableInputException(where(file), "an entry must not lead out of its archive"))
        : Optional.empty();
  }

  private boolean isMultiRelease(ZipEntry manifest, Role role) {
    try {
      return MultiRelease.isSaidBy(read(manifest));
    } catch (UnreadableInputException damaged) {
      leftOut.add(role, damaged);
      return false;
    }
  }

  /** A file, whose place is put together when somebody asks for it; few do. */
  private record Zipped(Archive archive, ZipEntry file) implements Entry.Content {

    @Override
    public String shown() {
      return archive.where(file);
    }

    @Override
    public byte[] read() throws UnreadableInputException {
      return archive.read(file);
    }
  }

  /** How people name a file in it: {@code app.jar!/lib/api.jar}. */
  String where(ZipEntry file) {
    return shown + "!/" + file.getName();
  }

  /** The bytes of a file in it, as far as they can be unpacked. */
  InputStream stream(ZipEntry file) throws IOException {
    return zip.getInputStream(file);
  }

  private byte[] read(ZipEntry file) throws UnreadableInputException {
    try (InputStream content = stream(file)) {
      byte[] bytes = budget.read(content, file.getSize(), where(file));
      CRC32 checksum = new CRC32();
      checksum.update(bytes);
      if (checksum.getValue() != file.getCrc()) {
        throw new UnreadableInputException(where(file), "its checksum is wrong");
      }
      return bytes;
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
