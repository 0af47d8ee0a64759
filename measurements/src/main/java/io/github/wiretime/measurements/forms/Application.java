package io.github.wiretime.measurements.forms;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.measurements.compile.SourceText;
import io.github.wiretime.measurements.stack.Checkout;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The sources of an application, all its modules together.
 *
 * @param checkout where they are
 */
record Application(Checkout checkout) {

  private static final Pattern EXPORTED =
      Pattern.compile("<dubbo:(?:service|reference)\\b[^>]*?\\binterface=\"([\\w.]+)\"");

  private static final String SOURCES = "/src/main/java/";
  private static final double MOST_TWICE = 0.02;

  static ImmutableList<Application> in(Path folder) throws IOException {
    return Checkout.in(folder).stream()
        .map(Application::new)
        .collect(ImmutableList.toImmutableList());
  }

  /**
   * Parts that have hardly a class twice, as samples and copies beside each other have; the whole
   * if it is such a part.
   */
  ImmutableList<Path> parts() throws IOException {
    ImmutableList.Builder<Path> parts = ImmutableList.builder();
    Deque<Path> pending = new ArrayDeque<>(List.of(checkout.folder()));
    while (!pending.isEmpty()) {
      Path part = pending.remove();
      List<String> classes =
          files(part, ".java").stream()
              .map(Path::toString)
              .filter(Application::isSource)
              .map(file -> file.substring(file.lastIndexOf(SOURCES) + 1))
              .toList();
      if (classes.size() - Set.copyOf(classes).size() <= MOST_TWICE * classes.size()) {
        parts.add(part);
      } else {
        try (Stream<Path> children = Files.list(part)) {
          children.filter(Files::isDirectory).sorted().forEach(pending::add);
        }
      }
    }
    return parts.build();
  }

  /** The sources of a part without tests; none if nothing there mentions Dubbo. */
  static ImmutableList<SourceText> sources(Path part) throws IOException {
    if (!mentionsDubbo(part)) {
      return ImmutableList.of();
    }
    ImmutableList.Builder<SourceText> sources = ImmutableList.builder();
    for (Path file : files(part, ".java")) {
      if (isSource(file.toString())) {
        String path = part.relativize(file).toString();
        sources.add(new SourceText(path.replaceAll("[^\\w./-]", "_"), read(file)));
      }
    }
    return sources.build();
  }

  private static boolean mentionsDubbo(Path part) throws IOException {
    for (String suffix : List.of(".java", ".xml")) {
      for (Path file : files(part, suffix)) {
        if (read(file).contains("dubbo")) {
          return true;
        }
      }
    }
    return false;
  }

  /** Where javac finds classes of other parts. */
  String sourcePath() throws IOException {
    try (Stream<Path> all = Files.walk(checkout.folder())) {
      return all.filter(file -> file.endsWith("src/main/java"))
          .map(Path::toString)
          .sorted()
          .collect(joining(File.pathSeparator));
    }
  }

  private static boolean isSource(String file) {
    return file.contains(SOURCES) && !file.endsWith("-info.java");
  }

  /** The interfaces that Spring files export or refer to, for the option of the check. */
  String serviceInterfaces() throws IOException {
    StringBuilder xml = new StringBuilder();
    for (Path file : files(checkout.folder(), ".xml")) {
      xml.append(read(file));
    }
    return EXPORTED
        .matcher(xml)
        .results()
        .map((MatchResult result) -> result.group(1))
        .distinct()
        .sorted()
        .collect(joining(","));
  }

  private static ImmutableList<Path> files(Path folder, String suffix) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(file -> file.toString().endsWith(suffix))
          .filter(Files::isRegularFile)
          .sorted()
          .collect(ImmutableList.toImmutableList());
    }
  }

  private static String read(Path file) throws IOException {
    return new String(Files.readAllBytes(file), UTF_8);
  }
}
