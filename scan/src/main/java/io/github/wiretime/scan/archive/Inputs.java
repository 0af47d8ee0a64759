package io.github.wiretime.scan.archive;

import com.google.common.collect.ImmutableList;
import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Opens inputs. Jars inside jars are copied to a temporary folder, under names of our own, where
 * the JDK can read them without holding them in memory; closing deletes it.
 */
public final class Inputs implements AutoCloseable {

  private final Path temporary;
  private final List<Archive> open = new ArrayList<>();
  private long nestedBytes;

  /** Makes the temporary folder. */
  public Inputs() throws IOException {
    this.temporary = Files.createTempDirectory("wiretime-scan");
  }

  /**
   * The elements of one input: a folder of classes, a folder of jars, a jar, a war, or a Spring
   * Boot jar with its libraries.
   *
   * @param isLibrary whether the input is there for the classes that others extend or name
   */
  public ImmutableList<Element> open(Path input, boolean isLibrary) throws IOException {
    if (Files.isDirectory(input)) {
      return Folder.elements(input, isLibrary, this);
    }
    if (!Files.isRegularFile(input)) {
      throw new UnreadableInputException(input.toString(), "there is no such file or folder");
    }
    return archive(input, input.toString(), isLibrary, 1);
  }

  ImmutableList<Element> archive(Path file, String shown, boolean isLibrary, int depth)
      throws IOException {
    Archive archive = Archive.open(file, shown);
    open.add(archive);
    return archive.elements(this, isLibrary, depth);
  }

  /** A file to copy an archive inside an archive to. */
  Path nextTemporary() {
    return temporary.resolve(open.size() + "-" + nestedBytes + ".jar");
  }

  /** Counts what is copied, before too much is. */
  void count(long bytes, String shown) throws UnreadableInputException {
    nestedBytes += bytes;
    if (nestedBytes > Limits.NESTED) {
      throw new UnreadableInputException(
          shown, "the archives inside have more than " + (Limits.NESTED >> 30) + " GiB");
    }
  }

  @Override
  public void close() throws IOException {
    for (Archive archive : open) {
      archive.close();
    }
    MoreFiles.deleteRecursively(temporary, RecursiveDeleteOption.ALLOW_INSECURE);
  }
}
