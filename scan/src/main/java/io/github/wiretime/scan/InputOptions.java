package io.github.wiretime.scan;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.words.Text;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.Inputs;
import io.github.wiretime.scan.archive.UnreadableInputException;
import io.github.wiretime.scan.words.ScanTexts;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Where the classes of the application, its libraries and their sources are. */
final class InputOptions {

  private static final Splitter PATHS =
      Splitter.on(File.pathSeparatorChar).trimResults().omitEmptyStrings();

  @Parameters(
      paramLabel = "INPUT",
      arity = "1..*",
      description = "folders of classes, jars, wars, Spring Boot jars: the application")
  private List<Path> inputs;

  @Option(
      names = "--class-path",
      paramLabel = "PATH",
      description = "its libraries: jars, folders of jars or of classes")
  private List<String> classPath = List.of();

  @Option(
      names = "--sources",
      paramLabel = "PATH",
      description = "folders of sources, for lines and @SuppressWarnings")
  private List<String> sources = List.of();

  /** What holds the application. */
  List<Path> inputs() {
    return inputs;
  }

  /** Its libraries. */
  Stream<Path> libraries() {
    return paths(classPath);
  }

  /** Every file and folder of classes that is read. */
  Stream<Path> read() {
    return Stream.concat(inputs.stream(), libraries());
  }

  /**
   * Opens all of them.
   *
   * @param said told of an input without a class
   * @throws IOException if an input does not exist, or is needed whole and cannot be read
   */
  ImmutableList<Element> open(Inputs archives, Consumer<Text> said) throws IOException {
    ImmutableList.Builder<Element> elements = ImmutableList.builder();
    for (Path input : inputs) {
      elements.addAll(opened(archives, input, /* isLibrary= */ false, said));
    }
    for (Path library : (Iterable<Path>) paths(classPath)::iterator) {
      elements.addAll(opened(archives, library, /* isLibrary= */ true, said));
    }
    elements.addAll(archives.namedInManifests(elements.build()));
    return elements.build();
  }

  /**
   * Opens one.
   *
   * @param said told if no class is in it
   * @throws IOException if it does not exist, or is needed whole and cannot be read
   */
  static ImmutableList<Element> opened(
      Inputs archives, Path input, boolean isLibrary, Consumer<Text> said) throws IOException {
    ImmutableList<Element> elements = archives.open(input, isLibrary);
    // Libraries such as netty-all are jars that only name others.
    boolean mayBeEmpty = isLibrary && !Files.isDirectory(input);
    boolean isSaid = archives.leftOut().ofInputs().contains(input.toString());
    if (!mayBeEmpty
        && !isSaid
        && elements.stream().allMatch(element -> element.classes().isEmpty())) {
      said.accept(ScanTexts.of("inputs.no-class", input));
    }
    return elements;
  }

  /**
   * The folders of sources.
   *
   * @throws UnreadableInputException if one does not exist
   */
  ImmutableList<Path> sourceFolders() throws UnreadableInputException {
    ImmutableList.Builder<Path> folders = ImmutableList.builder();
    for (Path folder : (Iterable<Path>) paths(sources)::iterator) {
      if (!Files.isDirectory(folder)) {
        throw new UnreadableInputException(folder.toString(), "there is no such folder");
      }
      folders.add(folder);
    }
    return folders.build();
  }

  /** The paths in lists as a class path is written. */
  static Stream<Path> paths(List<String> lists) {
    return lists.stream().flatMap(PATHS::splitToStream).map(InputOptions::path);
  }

  /** The JVM takes {@code libs/*} for all jars in a folder. */
  private static Path path(String library) {
    return Path.of(library.endsWith("/*") ? library.substring(0, library.length() - 2) : library);
  }
}
