package io.github.wiretime.measurements.real;

import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Download;
import io.github.wiretime.measurements.stack.Progress;
import io.github.wiretime.measurements.stack.Project;
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
    List<Project> projects = Project.named(List.of(arguments).subList(2, arguments.length));
    RealCode compilations = new RealCode(new Download(Path.of(arguments[0])));
    Map<String, Row> rows = new HashMap<>();
    Table.read(results).stream().forEach(row -> rows.put(row.get("project"), row));
    Progress progress = new Progress(System.out, projects.size());
    boolean harmless = true;
    for (Project project : projects) {
      progress.step(project.title());
      RealResult result = compilations.compile(project);
      if (!result.isHarmless()) {
        System.out.println("HARM: same output: " + result.same() + " " + result.crash());
        harmless = false;
      }
      rows.put(project.title(), result.row(project));
      new Table(inOrder(rows)).write(results);
    }
    System.exit(harmless ? 0 : 1);
  }

  private static List<Row> inOrder(Map<String, Row> rows) {
    return Project.named(List.of()).stream()
        .map(project -> rows.get(project.title()))
        .filter(Objects::nonNull)
        .toList();
  }
}
