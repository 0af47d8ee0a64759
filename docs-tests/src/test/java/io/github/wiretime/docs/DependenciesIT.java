package io.github.wiretime.docs;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertWithMessage;
import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.build.Repository;
import java.nio.file.Files;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page on dependencies lists what the builds of the modules resolved, with its licences. */
final class DependenciesIT {

  private static final Pattern MODULE = Pattern.compile("<module>([^<]+)</module>");
  private static final String IN_BRACKETS = "\\((?:[^()]|\\([^()]*\\))*\\)";
  private static final Pattern LICENCE = Pattern.compile(IN_BRACKETS);

  /** Its licences, its name, and its coordinates with its address. */
  private static final Pattern DEPENDENCY =
      Pattern.compile(
          " +((?:%s )+).*\\(([\\w.-]+:[\\w.-]+):[\\w.-]+ - .*\\)".formatted(IN_BRACKETS));

  private static final String HEADER = "| dependency | licence | module |\n|---|---|---|\n";

  /**
   * The modules of every build that inherit the check of licences; the example stands for a user's
   * project.
   */
  private static final ImmutableList<String> MODULES =
      MODULE
          .matcher(Repository.read("pom.xml").replaceFirst("(?s)</modules>.*", ""))
          .results()
          .map(module -> module.group(1))
          .filter(module -> !module.equals("examples"))
          .collect(toImmutableList());

  @Test
  void thePageListsAll() {
    for (String module : MODULES) {
      assumeTrue(
          Files.exists(Repository.path(list(module))),
          "only a build of all modules knows all dependencies, and " + module + " was not built");
    }
    String table = table();

    assertWithMessage("docs/evidence/dependencies.md, whose table is now\n\n%s\n", table)
        .that(Repository.read("docs/evidence/dependencies.md"))
        .endsWith("\n\n" + table);
  }

  private static String table() {
    TreeMap<String, TreeSet<String>> modules = new TreeMap<>();
    for (String module : MODULES) {
      Repository.read(list(module))
          .lines()
          .filter(line -> line.startsWith(" "))
          .forEach(line -> modules.computeIfAbsent(row(line), row -> new TreeSet<>()).add(module));
    }
    return modules.entrySet().stream()
        .map(row -> "%s | %s |\n".formatted(row.getKey(), String.join(", ", row.getValue())))
        .collect(joining("", HEADER, ""));
  }

  /** Without the version, which the build file has. */
  private static String row(String line) {
    Matcher dependency = DEPENDENCY.matcher(line);
    assertWithMessage(line).that(dependency.matches()).isTrue();
    String licences =
        LICENCE
            .matcher(dependency.group(1))
            .results()
            .map(licence -> licence.group().substring(1, licence.group().length() - 1))
            .sorted()
            .collect(joining(" or "));
    return "| `%s` | %s".formatted(dependency.group(2), licences);
  }

  private static String list(String module) {
    return module + "/target/licences/licences.txt";
  }
}
