package io.github.wiretime.overhead.real;

import io.github.wiretime.results.Table;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Compiles projects in a JVM of their own: the folder of downloads, the result file, names. What
 * the file says of other projects stays.
 */
public final class RealCodeMain {

  private RealCodeMain() {}

  /** Exits with 0 if the check did no harm. */
  public static void main(String[] arguments) throws IOException {
    Path results = Path.of(arguments[1]);
    List<String> names = List.of(arguments).subList(2, arguments.length);
    List<Project> projects =
        Project.all().stream()
            .filter(project -> names.isEmpty() || names.contains(project.artifact()))
            .toList();
    RealCode compilations = new RealCode(new Download(Path.of(arguments[0])));
    Map<String, List<String>> rows = new HashMap<>();
    Table.read(results).rows().forEach(row -> rows.put(row.get(0), row));
    int begun = 0;
    boolean harmless = true;
    for (Project project : projects) {
      System.out.printf("[%2d/%d] %s ", ++begun, projects.size(), project.title());
      RealResult result = compilations.compile(project);
      System.out.printf(
          "%,d of %,d lines, %,d findings, %.1f s, the check %.0f ms%s%n",
          result.compiledLines(),
          result.lines(),
          result.findings(),
          result.withNanos() / 1e9,
          result.ownNanos() / 1e6,
          result.isHarmless() ? "" : "; HARM: " + result.same() + " " + result.crash());
      harmless &= result.isHarmless();
      rows.put(project.title(), result.row());
      new Table(RealResult.COLUMNS, inOrder(rows)).write(results);
    }
    System.exit(harmless ? 0 : 1);
  }

  private static List<List<String>> inOrder(Map<String, List<String>> rows) {
    return Project.all().stream()
        .map(project -> rows.get(project.title()))
        .filter(Objects::nonNull)
        .toList();
  }
}
