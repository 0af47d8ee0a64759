package io.github.wiretime.matrix;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.stream.Collectors.joining;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import io.github.wiretime.checker.CostlyRpcTime;
import io.github.wiretime.checker.harness.ClassPath;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;

/**
 * What class files link to outside of this project: classes, and their fields and methods. One link
 * is a line {@code class}, or {@code class name descriptor}, with tabs between.
 */
final class Links {

  private static final int CLASS = 7;
  private static final int FIELD = 9;
  private static final int INTERFACE_METHOD = 11;

  private Links() {}

  /** The links of the checker's own class files, in a folder or in its jar. */
  static ImmutableSortedSet<String> ofChecker() throws IOException {
    Path checker = ClassPath.entryOf(CostlyRpcTime.class);
    if (Files.isDirectory(checker)) {
      return in(checker);
    }
    try (FileSystem jar = FileSystems.newFileSystem(checker)) {
      return in(jar.getPath("/"));
    }
  }

  private static ImmutableSortedSet<String> in(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".class"))
          .flatMap(file -> of(bytes(file)).stream())
          .collect(ImmutableSortedSet.toImmutableSortedSet(String::compareTo));
    }
  }

  /** The links in the constant pool of a class file, where all of them are. */
  static ImmutableSortedSet<String> of(byte[] classFile) {
    ClassReader reader = new ClassReader(classFile);
    char[] buffer = new char[reader.getMaxStringLength()];
    ImmutableSortedSet.Builder<String> links = ImmutableSortedSet.naturalOrder();
    for (int index = 1; index < reader.getItemCount(); index++) {
      int offset = reader.getItem(index);
      int tag = offset == 0 ? 0 : reader.readByte(offset - 1);
      if (tag == CLASS) {
        links.add(name(reader.readUTF8(offset, buffer)));
      } else if (tag >= FIELD && tag <= INTERFACE_METHOD) {
        int nameAndType = reader.getItem(reader.readUnsignedShort(offset + 2));
        links.add(
            Joiner.on('\t')
                .join(
                    name(reader.readClass(offset, buffer)),
                    reader.readUTF8(nameAndType, buffer),
                    reader.readUTF8(nameAndType + 2, buffer)));
      }
    }
    return links.build().stream()
        .filter(link -> !link.startsWith("io.github.wiretime.checker.") && !link.startsWith("["))
        .collect(ImmutableSortedSet.toImmutableSortedSet(String::compareTo));
  }

  private static String name(String internalName) {
    return internalName.replaceFirst("^\\[+L(.*);$", "$1").replace('/', '.');
  }

  /** Asks a JVM of a JDK which links lead nowhere, with an Error Prone beside it. */
  static ImmutableList<String> missing(
      ImmutableSortedSet<String> links, Jdk jdk, List<Path> errorProne, Path folder)
      throws IOException, InterruptedException {
    Path asked = Files.write(folder.resolve("links.txt"), links);
    Path output = folder.resolve("missing.txt");
    String classPath =
        Stream.concat(errorProne.stream(), Stream.of(ClassPath.entryOf(LinkAsker.class)))
            .map(Path::toString)
            .collect(joining(File.pathSeparator));
    Process process =
        new ProcessBuilder(
                ImmutableList.<String>builder()
                    .add(jdk.java())
                    .addAll(ForkedTests.access()) // some classes of Error Prone need it to load
                    .add("-cp", classPath, LinkAsker.class.getName(), asked.toString())
                    .build())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    if (process.waitFor() != 0) {
      throw new IOException(Files.readString(output));
    }
    return Files.readAllLines(output).stream().collect(toImmutableList());
  }

  private static byte[] bytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
