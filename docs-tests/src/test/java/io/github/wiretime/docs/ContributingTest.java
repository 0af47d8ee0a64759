package io.github.wiretime.docs;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableSet;
import io.github.wiretime.build.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Who follows CONTRIBUTING.md finds the classes and tests that it names. */
final class ContributingTest {

  /** A class in backquotes, or behind {@code -Dtest=}. */
  private static final Pattern NAME = Pattern.compile("(?:`|test=)([A-Z]\\w+[a-z])\\b");

  /** What is Java's, and the name that stands for no test. */
  private static final ImmutableSet<String> JAVA =
      ImmutableSet.of("Map", "None", "Object", "Serializable");

  @Test
  void everyClassThatItNamesIsThere() throws IOException {
    ImmutableSet<String> classes = classes();
    Matcher name = NAME.matcher(Repository.read("CONTRIBUTING.md"));

    while (name.find()) {
      if (!JAVA.contains(name.group(1))) {
        assertThat(classes).contains(name.group(1));
      }
    }
  }

  private static ImmutableSet<String> classes() throws IOException {
    ImmutableSet.Builder<String> classes = ImmutableSet.builder();
    for (String module :
        new String[] {
          "checker",
          "checker-tests",
          "docs-tests",
          "maven-plugin",
          "measurements",
          "scan",
          "testing"
        }) {
      try (Stream<Path> files = Files.walk(Repository.path(module + "/src"))) {
        files
            .map(file -> file.getFileName().toString())
            .filter(file -> file.endsWith(".java"))
            .forEach(file -> classes.add(file.substring(0, file.length() - ".java".length())));
      }
    }
    return classes.build();
  }
}
