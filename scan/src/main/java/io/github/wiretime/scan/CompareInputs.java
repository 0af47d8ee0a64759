package io.github.wiretime.scan;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.words.Text;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.Inputs;
import io.github.wiretime.scan.archive.UnreadableInputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * What two builds are made of.
 *
 * @param application the new one
 * @param old the one before
 * @param oldLibraries what it had on its class path; empty if that is the one of the new build
 * @param oldName what people call it
 */
record CompareInputs(
    InputOptions application, List<Path> old, Optional<List<String>> oldLibraries, String oldName) {

  /** {@code order-api-1.4.0} of a jar. */
  static String nameOf(Path input) {
    Path file = input.toAbsolutePath().normalize().getFileName();
    String name = file == null ? input.toString() : file.toString();
    return name.replaceFirst("\\.(jar|war)$", "");
  }

  String newName() {
    return nameOf(application.inputs().get(0));
  }

  /** Opens the new build. */
  ImmutableList<Element> open(Inputs archives, Consumer<Text> said) throws IOException {
    return withClasses(application.open(archives, said), application.inputs());
  }

  /** Opens the one before. */
  ImmutableList<Element> openOld(Inputs archives, Consumer<Text> said) throws IOException {
    ImmutableList.Builder<Element> elements = ImmutableList.builder();
    for (Path input : old) {
      elements.addAll(InputOptions.opened(archives, input, /* isLibrary= */ false, said));
    }
    Stream<Path> libraries =
        oldLibraries.isPresent() ? InputOptions.paths(oldLibraries.get()) : application.libraries();
    for (Path library : (Iterable<Path>) libraries::iterator) {
      elements.addAll(InputOptions.opened(archives, library, /* isLibrary= */ true, said));
    }
    elements.addAll(archives.namedInManifests(elements.build()));
    return withClasses(elements.build(), old);
  }

  private static ImmutableList<Element> withClasses(
      ImmutableList<Element> elements, List<Path> inputs) throws IOException {
    boolean hasClasses =
        elements.stream()
            .anyMatch(element -> element.isOfApplication() && !element.classes().isEmpty());
    if (!hasClasses) {
      for (Path input : inputs) {
        if (hasSources(input)) {
          throw new UnreadableInputException(
              input.toString(),
              "it has sources and no classes; give what is compiled, such as target/classes or a"
                  + " jar");
        }
      }
    }
    return elements;
  }

  private static boolean hasSources(Path input) throws IOException {
    if (!Files.isDirectory(input)) {
      return input.toString().endsWith(".java");
    }
    try (Stream<Path> files = Files.walk(input)) {
      return files.anyMatch(file -> file.toString().endsWith(".java"));
    }
  }
}
