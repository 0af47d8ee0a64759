package io.github.wiretime.scan.libraries;

import static java.util.Comparator.comparing;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.negotiation.NamedLibraries;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.Entry;
import io.github.wiretime.scan.archive.ManifestClassPath;
import io.github.wiretime.scan.archive.UnreadableInputException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Finds the release of Dubbo and of its Hessian in what an application without its libraries still
 * tells: the names of jars in the class path of a manifest and beside the input, and what the POMs
 * inside it name.
 */
public final class NamesOfLibraries {

  private static final ImmutableList<String> FOLDERS_BESIDE = ImmutableList.of(".", "lib", "libs");

  private NamesOfLibraries() {}

  /** What tells a release, what is inside the inputs before what is beside them. */
  public static NamedLibraries in(List<Element> elements, Guard guard) {
    List<NamedLibrary> found = new ArrayList<>();
    ImmutableSortedSet.Builder<Path> folders = ImmutableSortedSet.naturalOrder();
    for (Element element : elements) {
      if (element.isOfApplication()) {
        for (Entry file : element.entries()) {
          found.addAll(guard.ask(file.shown(), List.of(), () -> named(file)));
        }
        folder(element).ifPresent(folders::add);
      }
    }
    for (Path folder : folders.build()) {
      FOLDERS_BESIDE.forEach(each -> found.addAll(jars(files(folder.resolve(each)))));
    }
    List<NamedLibrary> closestFirst = found.stream().sorted(comparing(NamedLibrary::kind)).toList();
    return new NamedLibraries(
        first(closestFirst, NamedLibrary::dubbo),
        first(closestFirst, NamedLibrary::lite),
        first(closestFirst, NamedLibrary::sofa));
  }

  private static <T> Optional<T> first(
      List<NamedLibrary> libraries, Function<NamedLibrary, Optional<T>> told) {
    return libraries.stream().flatMap(library -> told.apply(library).stream()).findFirst();
  }

  private static List<NamedLibrary> named(Entry file) throws UnreadableInputException {
    if (file.name().equals("META-INF/MANIFEST.MF")) {
      return jars(
          ManifestClassPath.in(file.content().read()).stream()
              .map(path -> path.substring(path.lastIndexOf('/') + 1))
              .toList());
    }
    return file.name().startsWith("META-INF/maven/") && file.name().endsWith("/pom.xml")
        ? PomLibraries.in(new String(file.content().read(), StandardCharsets.UTF_8))
        : List.of();
  }

  private static List<NamedLibrary> jars(List<String> names) {
    return names.stream().flatMap(name -> NamedLibrary.ofJar(name).stream()).toList();
  }

  private static Optional<Path> folder(Element element) {
    try {
      return Optional.ofNullable(Path.of(element.module()).toAbsolutePath().getParent());
    } catch (InvalidPathException unknownToLocale) {
      return Optional.empty();
    }
  }

  private static List<String> files(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    } catch (IOException unreadable) {
      return List.of();
    }
  }
}
