package io.github.wiretime.scan.sources;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.Entry;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Where the sources of classes are: beside their folder, and where the user says. */
final class SourceFolders {

  /** A class file, and the folders in which its source may be. */
  private record Compiled(Entry file, ImmutableList<Path> folders) {}

  private final Map<String, Compiled> classes = new HashMap<>();

  /** For classes of libraries as well, which may be other modules of one build. */
  private final ImmutableList<Path> everywhere;

  /**
   * Of classes that are scanned.
   *
   * @param named what the user names: folders of sources, or modules with {@code src/main/java}
   */
  SourceFolders(List<Element> elements, List<Path> named) {
    this.everywhere =
        named.stream()
            .flatMap(folder -> Stream.concat(Stream.of(folder), inModule(folder, "main")))
            .filter(Files::isDirectory)
            .collect(toImmutableList());
    for (Element element : elements) {
      if (element.isOfApplication()) {
        ImmutableList<Path> folders =
            Stream.concat(beside(element.shown()), everywhere.stream()).collect(toImmutableList());
        element
            .classes()
            .forEach(file -> classes.putIfAbsent(file.className(), new Compiled(file, folders)));
      }
    }
  }

  /** The file from which the class file says that a class was compiled. */
  Optional<Path> fileOf(ClassSymbol outermost) {
    Compiled compiled = classes.get(outermost.flatName().toString());
    ImmutableList<Path> folders = compiled == null ? everywhere : compiled.folders;
    String name =
        outermost.sourcefile == null ? outermost.name + ".java" : outermost.sourcefile.getName();
    String folder = TypeNames.packageOf(outermost).replace('.', '/');
    try {
      return folders.stream()
          .flatMap(root -> foldersOf(root, folder, name))
          .map(root -> root.resolve(name))
          .filter(file -> file.endsWith(name) && Files.isRegularFile(file))
          .findFirst();
    } catch (InvalidPathException unknownToSystem) {
      return Optional.empty();
    }
  }

  /** The class file of a class of the application. */
  Optional<Entry> classFileOf(ClassSymbol type) {
    return Optional.ofNullable(classes.get(type.flatName().toString())).map(Compiled::file);
  }

  /** Those who write Kotlin leave out the packages that all classes share. */
  private static Stream<Path> foldersOf(Path root, String folder, String name) {
    List<Path> folders = new ArrayList<>(List.of(root.resolve(folder)));
    if (!name.endsWith(".java")) {
      for (int slash = folder.indexOf('/'); slash > 0; slash = folder.indexOf('/', slash + 1)) {
        folders.add(root.resolve(folder.substring(slash + 1)));
      }
      folders.add(root);
    }
    return folders.stream();
  }

  private static Stream<Path> beside(String element) {
    if (element.contains("!/") || !Files.isDirectory(Path.of(element))) {
      return Stream.of();
    }
    Path classes = Path.of(element).toAbsolutePath().normalize();
    if (classes.endsWith("target/classes")) {
      return Stream.concat(
          inModule(classes.resolve("../.."), "main"),
          Stream.of(classes.resolve("../generated-sources/annotations")));
    }
    if (classes.endsWith("target/test-classes")) {
      return Stream.concat(
          inModule(classes.resolve("../.."), "test"),
          Stream.of(classes.resolve("../generated-test-sources/test-annotations")));
    }
    if (classes.resolve("../..").normalize().endsWith("build/classes")) {
      String set = classes.getFileName().toString();
      return Stream.concat(
          inModule(classes.resolve("../../../.."), set),
          Stream.of(classes.resolve("../../../generated/sources/annotationProcessor/java/" + set)));
    }
    return Stream.of();
  }

  private static Stream<Path> inModule(Path module, String set) {
    return Stream.of("java", "kotlin", "groovy")
        .map(language -> module.resolve("src/" + set + "/" + language).normalize());
  }
}
