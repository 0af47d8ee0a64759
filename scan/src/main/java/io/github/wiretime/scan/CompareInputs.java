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
 * @param oldName what lines of a baseline call it; empty if that is the input with the class
 * @param titles what a build tool calls the two, which it knows to be the same modules
 * @param isPart whether other modules of the build are left out of both
 */
record CompareInputs(
    InputOptions application,
    List<Path> old,
    Optional<List<String>> oldLibraries,
    Optional<String> oldName,
    Optional<Titles> titles,
    boolean isPart) {

  /** What people read. */
  record Titles(String old, String current) {}

  /** Where build tools put classes. */
  private static final ImmutableList<Path> OUTPUTS =
      ImmutableList.of(Path.of("target", "classes"), Path.of("build", "classes", "java", "main"));

  /** {@code order-api-1.4.0} of a jar, {@code order-api} of the classes in that project. */
  private static String nameOf(Path input) {
    Path whole = input.toAbsolutePath().normalize();
    for (Path output : OUTPUTS) {
      int project = whole.getNameCount() - output.getNameCount();
      if (whole.endsWith(output) && project > 0) {
        return whole.getName(project - 1).toString();
      }
    }
    Path file = whole.getFileName();
    return file == null ? input.toString() : file.toString().replaceFirst("\\.(jar|war)$", "");
  }

  /** What people call the build before. */
  String oldTitle() {
    return titles.map(Titles::old).or(() -> oldName).orElseGet(() -> nameOf(old.get(0)));
  }

  /** The same of the new one. */
  String newTitle() {
    return titles.map(Titles::current).orElseGet(() -> nameOf(application.inputs().get(0)));
  }

  /**
   * What a line of a baseline calls the build before.
   *
   * @param elements of that build
   * @param className of what the line is about
   */
  String oldName(ImmutableList<Element> elements, String className) {
    return oldName.orElseGet(
        () ->
            elements.stream()
                .filter(element -> old.size() > 1 && element.isOfApplication())
                .filter(
                    element ->
                        element.classes().stream()
                            .anyMatch(entry -> entry.className().equals(className)))
                .findFirst()
                .map(element -> nameOf(Path.of(element.module())))
                .orElseGet(() -> nameOf(old.get(0))));
  }

  /** Whether it may be another one tomorrow. */
  boolean isOldASnapshot() {
    return oldTitle().contains("-SNAPSHOT");
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
