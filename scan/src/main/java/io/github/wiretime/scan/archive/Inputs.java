package io.github.wiretime.scan.archive;

import com.google.common.collect.ImmutableList;
import com.google.common.io.Closer;
import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import io.github.wiretime.scan.archive.Element.Role;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.zip.ZipFile;

/**
 * Opens inputs. Jars inside jars are copied to a temporary folder, under names of our own, where
 * the JDK can read them without holding them in memory; closing deletes it.
 */
public final class Inputs implements AutoCloseable {

  private final Limits limits;
  private final Path temporary;
  private final List<Archive> open = new ArrayList<>();
  private long unpacked;

  /** Makes the temporary folder. */
  public Inputs() throws IOException {
    this(Limits.OF_USERS, Files.createTempDirectory("wiretime-scan"));
  }

  Inputs(Limits limits, Path temporary) {
    this.limits = limits;
    this.temporary = temporary;
  }

  /**
   * The elements of one input: a folder of classes, a folder of jars, a jar, a war, or a Spring
   * Boot jar with its libraries.
   *
   * @param isLibrary whether the input is there for the classes that others extend or name
   * @throws UnreadableInputException with the input and the entry that cannot be read
   */
  public ImmutableList<Element> open(Path input, boolean isLibrary) throws IOException {
    return elements(input, isLibrary ? Role.LIBRARY : Role.APPLICATION).stream()
        .map(element -> element.in(input.toString()))
        .collect(ImmutableList.toImmutableList());
  }

  private ImmutableList<Element> elements(Path input, Role role) throws IOException {
    if (Files.isDirectory(input)) {
      return new Folder(input, this).elements(role);
    }
    if (!Files.isRegularFile(input)) {
      throw new UnreadableInputException(input.toString(), "there is no such file or folder");
    }
    return archive(input, role);
  }

  ImmutableList<Element> archive(Path file, Role role) throws IOException {
    return archive(file, ZipFile.OPEN_READ, file.toString(), role, 1);
  }

  private ImmutableList<Element> archive(Path file, int mode, String shown, Role role, int depth)
      throws IOException {
    if (open.size() >= limits.archives()) {
      throw new UnreadableInputException(
          shown, "there are more than " + limits.archives() + " archives");
    }
    Archive archive = Archive.open(file, mode, shown, this);
    open.add(archive);
    return archive.elements(role, depth);
  }

  /**
   * Of an archive inside an archive. Where the system can, its copy is deleted while it is open.
   */
  ImmutableList<Element> nested(InputStream content, String shown, Role role, int depth)
      throws IOException {
    if (depth > limits.depth()) {
      throw new UnreadableInputException(
          shown, "archives are nested deeper than " + limits.depth() + " levels");
    }
    Path copy = temporary.resolve(open.size() + ".jar");
    try (OutputStream out = Files.newOutputStream(copy)) {
      byte[] buffer = new byte[1 << 16];
      for (int count = content.read(buffer); count >= 0; count = content.read(buffer)) {
        count(count, shown);
        out.write(buffer, 0, count);
      }
    }
    return archive(copy, ZipFile.OPEN_READ | ZipFile.OPEN_DELETE, shown, role, depth);
  }

  void checkEntries(int count, String shown) throws UnreadableInputException {
    if (count > limits.entries()) {
      throw new UnreadableInputException(
          shown, "it has " + count + " entries; no more than " + limits.entries() + " are read");
    }
  }

  /** A file in an archive or in a folder. */
  byte[] read(InputStream content, String shown) throws IOException {
    byte[] bytes = content.readNBytes(limits.entry() + 1);
    if (bytes.length > limits.entry()) {
      throw new UnreadableInputException(
          shown, String.format(Locale.ROOT, "it has more than %,d bytes", limits.entry()));
    }
    count(bytes.length, shown);
    return bytes;
  }

  /** Before too much is written. */
  private void count(long bytes, String shown) throws UnreadableInputException {
    unpacked += bytes;
    if (unpacked > limits.unpacked()) {
      throw new UnreadableInputException(
          shown,
          String.format(
              Locale.ROOT, "with it, more than %,d bytes are unpacked", limits.unpacked()));
    }
  }

  @Override
  public void close() throws IOException {
    try (Closer closer = Closer.create()) {
      closer.register(
          () -> MoreFiles.deleteRecursively(temporary, RecursiveDeleteOption.ALLOW_INSECURE));
      open.forEach(archive -> closer.register(archive::close));
    }
  }
}
