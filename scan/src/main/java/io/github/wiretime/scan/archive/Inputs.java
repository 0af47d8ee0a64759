package io.github.wiretime.scan.archive;

import com.google.common.collect.ImmutableList;
import com.google.common.io.Closer;
import io.github.wiretime.scan.archive.Element.Role;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Opens inputs and what is on a class path. Closing deletes what was copied out of archives. */
public final class Inputs implements AutoCloseable {

  private final Budget budget;
  private final boolean isWhole;
  private final Copies copies;
  private final LeftOut leftOut;
  private final List<Archive> open = new ArrayList<>();
  private final Set<Nested> known = new HashSet<>();

  /** The archives that are not inside others. */
  private final Set<Path> files = new HashSet<>();

  /** An archive in an archive. It is the same library in whichever of them it is. */
  private record Nested(String fileName, long size, long checksum) {

    static Nested of(ZipEntry file) {
      String name = file.getName();
      return new Nested(name.substring(name.lastIndexOf('/') + 1), file.getSize(), file.getCrc());
    }
  }

  /** Opens something that may turn out to be damaged. */
  @FunctionalInterface
  private interface Opening {
    ImmutableList<Element> elements() throws IOException;
  }

  /** Reads as many archives as applications have. */
  public Inputs() {
    this(Limits.OF_USERS.archives());
  }

  /**
   * Reads so many.
   *
   * @param archives how many different archives to read
   */
  public Inputs(int archives) {
    this(archives, /* isWhole= */ false);
  }

  /**
   * The same.
   *
   * @param isWhole whether nothing is known if one of the inputs cannot be read, as where others
   *     are compared with them
   */
  public Inputs(int archives, boolean isWhole) {
    this(
        Limits.OF_USERS.withArchives(archives),
        isWhole,
        Path.of(System.getProperty("java.io.tmpdir")));
  }

  Inputs(Limits limits, boolean isWhole, Path temporary) {
    this.budget = new Budget(limits);
    this.isWhole = isWhole;
    this.copies = new Copies(temporary, budget);
    this.leftOut = new LeftOut(budget);
  }

  /**
   * The elements of one input: a folder of classes, a folder of jars, a jar, a war, or a Spring
   * Boot jar with its libraries. What cannot be read, or has too much in it, is left out.
   *
   * @param isLibrary whether it is on a class path, for the classes that others extend or name;
   *     then it need not exist, as for {@code java} and {@code javac}
   * @throws UnreadableInputException if an input does not exist, or is needed whole and cannot be
   *     read
   */
  public ImmutableList<Element> open(Path input, boolean isLibrary) throws IOException {
    Role role = isLibrary ? Role.LIBRARY : Role.APPLICATION;
    Opening opening = () -> named(input, role);
    return isLibrary || (Files.exists(input) && !isWhole)
        ? unlessUnreadable(role, input.toString(), opening)
        : opening.elements();
  }

  /**
   * The jars beside jars of the application that only their manifests name, as {@code java -jar}
   * finds them. One that was opened already is left out.
   *
   * @param inputs all that the user named
   */
  public ImmutableList<Element> namedInManifests(List<Element> inputs) throws IOException {
    ImmutableList.Builder<Element> found = ImmutableList.builder();
    for (Element input : inputs) {
      Path jar = Path.of(input.module());
      boolean isOutermost = input.shown().equals(input.module());
      if (!input.isOfApplication() || !isOutermost || Files.isDirectory(jar)) {
        continue;
      }
      for (Entry entry : input.entries()) {
        if (entry.name().equals(ArchiveLayout.MANIFEST)) {
          found.addAll(
              unlessUnreadable(
                  Role.NESTED, entry.shown(), () -> namedIn(entry.content().read(), jar)));
        }
      }
    }
    return found.build();
  }

  private ImmutableList<Element> namedIn(byte[] manifest, Path jar) throws IOException {
    ImmutableList.Builder<Element> found = ImmutableList.builder();
    for (String name : ManifestClassPath.in(manifest)) {
      Optional<Path> file = ManifestClassPath.file(jar, name);
      if (file.isPresent() && !files.contains(file.get().toRealPath())) {
        found(file.get(), Role.NESTED).stream()
            .map(element -> element.in(jar.toString()))
            .forEach(found::add);
      }
    }
    return found.build();
  }

  /** What was not read so far. */
  public LeftOut leftOut() {
    return leftOut;
  }

  private ImmutableList<Element> named(Path input, Role role) throws IOException {
    if (Files.isDirectory(input)) {
      return folder(input, role);
    }
    if (!Files.isRegularFile(input)) {
      throw new UnreadableInputException(input.toString(), "there is no such file or folder");
    }
    return archive(input, ZipFile.OPEN_READ, input.toString(), role, 1).stream()
        .map(element -> element.in(input.toString()))
        .collect(ImmutableList.toImmutableList());
  }

  private ImmutableList<Element> folder(Path input, Role role) throws IOException {
    Folder.Contents contents = new Folder(input, budget, leftOut).contents(role);
    ImmutableList.Builder<Element> elements = ImmutableList.builder();
    contents.own().ifPresent(elements::add);
    for (Folder.FoundArchive archive : contents.archives()) {
      found(archive.file(), archive.role()).stream()
          .map(element -> element.in(archive.module()))
          .forEach(elements::add);
    }
    return elements.build();
  }

  /** An archive in a folder, which nobody named. Without it the others still tell something. */
  private ImmutableList<Element> found(Path file, Role role) throws IOException {
    String shown = file.toString();
    return unlessTooMany(
        role, shown, () -> archive(file, ZipFile.OPEN_READ, shown, role, /* depth= */ 1));
  }

  /**
   * An archive in an archive, the first time that it is met.
   *
   * @param outer has it
   */
  private ImmutableList<Element> nested(Archive outer, ZipEntry file, Role role, int depth)
      throws IOException {
    Nested same = Nested.of(file);
    String shown = outer.where(file);
    return known.add(same)
        ? unlessTooMany(
            role,
            shown,
            () -> {
              budget.checkDepth(depth, shown);
              CRC32 checksum = new CRC32();
              try (InputStream content = new CheckedInputStream(outer.stream(file), checksum)) {
                Path copy = copies.of(content, file.getSize(), shown);
                return archive(copy, Copies.MODE, shown, role, depth);
              } finally {
                if (checksum.getValue() != file.getCrc()) {
                  known.remove(same); // the next one may be whole
                }
              }
            })
        : ImmutableList.of();
  }

  private ImmutableList<Element> archive(Path file, int mode, String shown, Role role, int depth)
      throws IOException {
    Archive archive = Archive.open(file, mode, shown, budget, leftOut);
    if (depth == 1) { // others are copies
      files.add(file.toRealPath());
    }
    budget.countArchive();
    open.add(archive);
    Archive.Contents contents = archive.contents(role, /* isNested= */ depth > 1);
    ImmutableList.Builder<Element> elements = ImmutableList.builder();
    elements.add(contents.own());
    for (ZipEntry nested : contents.nested()) {
      elements.addAll(
          nested(archive, nested, ArchiveLayout.ofNested(nested.getName(), role), depth + 1));
    }
    return elements.build();
  }

  /** What the user names is read in any case. */
  private ImmutableList<Element> unlessTooMany(Role role, String shown, Opening opening)
      throws IOException {
    if (!budget.hasArchives()) {
      leftOut.addBeyondLimit(shown);
      return ImmutableList.of();
    }
    return unlessUnreadable(role, shown, opening);
  }

  private ImmutableList<Element> unlessUnreadable(Role role, String shown, Opening opening)
      throws IOException {
    try {
      return opening.elements();
    } catch (UnreadableInputException unreadable) {
      leftOut.add(role, unreadable);
    } catch (IOException | RuntimeException damaged) {
      leftOut.add(role, UnreadableInputException.because(shown, damaged));
    }
    return ImmutableList.of();
  }

  @Override
  public void close() throws IOException {
    try (Closer closer = Closer.create()) {
      closer.register(copies);
      open.forEach(archive -> closer.register(archive::close));
    }
  }
}
