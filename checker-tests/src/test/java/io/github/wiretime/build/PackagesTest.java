package io.github.wiretime.build;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import com.google.common.graph.GraphBuilder;
import com.google.common.graph.Graphs;
import com.google.common.graph.MutableGraph;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which package imports which. */
final class PackagesTest {

  private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);");
  private static final Pattern ROW = Pattern.compile("(?m)^\\| `(\\w+)` \\|");
  private static final Pattern IMPORT = Pattern.compile("(?m)^import (?:static )?([\\w.]+);");

  /** So that a reader can begin with one that needs no other. */
  @ParameterizedTest
  @ValueSource(strings = {"checker", "scan", "maven-plugin"})
  void noTwoImportEachOtherNorSeveralInACircle(String module) throws IOException {
    ImmutableList<String> sources = sources(Repository.path(module + "/src/main/java"));
    MutableGraph<String> imports = imports(sources);

    assertThat(imports.edges().size()).isAtLeast(2);
    for (String start : imports.nodes()) {
      for (String imported : imports.successors(start)) {
        assertWithMessage("what " + imported + " leads to, which " + start + " imports")
            .that(Graphs.reachableNodes(imports, imported))
            .doesNotContain(start);
      }
    }
  }

  /** The table is the order in which a reader needs them. */
  @Test
  void thoseOfTheCheckImportOnlyThoseAboveInTheTableOfTheDesign() throws IOException {
    String design = Repository.read("docs/design.md");
    String prefix = "io.github.wiretime.checker.";
    ImmutableList<String> table =
        ROW.matcher(design.substring(0, design.indexOf("## Three doors")))
            .results()
            .map(row -> prefix + row.group(1))
            .collect(ImmutableList.toImmutableList());
    MutableGraph<String> imports = imports(sources(Repository.path("checker/src/main/java")));

    assertThat(table.size()).isAtLeast(15);
    for (String name : table) {
      for (String imported : imports.successors(name)) {
        assertWithMessage(name + " imports " + imported)
            .that(table.subList(0, table.indexOf(name)))
            .contains(imported);
      }
    }
  }

  @Test
  void circlesAreSeen() {
    MutableGraph<String> imports =
        imports(
            ImmutableList.of(
                "package a;\nimport static a.b.Two.TWO;\nimport java.util.List;\nclass One {}",
                "package a.b;\nimport a.c.Three.Inner;\nclass Two {}",
                "package a.c;\nimport a.One;\nclass Three {}"));

    assertThat(Graphs.hasCycle(imports)).isTrue();
    assertThat(imports.edges()).hasSize(3);
  }

  /** From packages to those that they import, of the given sources only. */
  private static MutableGraph<String> imports(ImmutableList<String> sources) {
    MutableGraph<String> graph = GraphBuilder.directed().build();
    sources.forEach(source -> graph.addNode(packageOf(source)));
    for (String source : sources) {
      Matcher imported = IMPORT.matcher(source);
      while (imported.find()) {
        prefixes(imported.group(1))
            .filter(graph.nodes()::contains)
            .limit(1)
            .filter(other -> !other.equals(packageOf(source)))
            .forEach(other -> graph.putEdge(packageOf(source), other));
      }
    }
    return graph;
  }

  private static String packageOf(String source) {
    Matcher declaration = PACKAGE.matcher(source);
    if (!declaration.find()) {
      throw new IllegalArgumentException(source);
    }
    return declaration.group(1);
  }

  /** The package of what is imported is the longest of them that there is. */
  private static Stream<String> prefixes(String name) {
    return Stream.iterate(
        name,
        each -> !each.isEmpty(),
        each -> each.substring(0, Math.max(0, each.lastIndexOf('.'))));
  }

  private static ImmutableList<String> sources(Path folder) throws IOException {
    ImmutableList.Builder<String> sources = ImmutableList.builder();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
        sources.add(Files.readString(file));
      }
    }
    return sources.build();
  }
}
