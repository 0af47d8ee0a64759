package io.github.wiretime.measurements.real;

import io.github.wiretime.measurements.results.Environment;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Download;
import io.github.wiretime.measurements.stack.Jvm;
import io.github.wiretime.measurements.stack.Layout;
import io.github.wiretime.measurements.stack.Progress;
import io.github.wiretime.measurements.stack.Project;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Compiles public code bases on a JDK. */
public final class RealCodeRun {
  private static final String EACH_CODE_ONCE = "-XX:TieredStopAtLevel=1";

  private RealCodeRun() {}

  /**
   * Compiles and writes the result file of the JDK.
   *
   * @param jdk the home; null for that of this JVM
   * @param names artifacts; none for all
   * @return 0 if the check did no harm
   */
  public static int run(Layout layout, Path jdk, List<String> names)
      throws IOException, InterruptedException {
    new Download(layout.downloads()).fetch(Project.named(names));
    Path home = jdk == null ? Path.of(System.getProperty("java.home")) : jdk;
    int feature = Jvm.feature(home);
    List<String> arguments = new ArrayList<>();
    arguments.add(layout.downloads().toString());
    arguments.add(layout.result("real-code-" + feature + ".csv").toString());
    arguments.addAll(names);
    return Jvm.of(home, feature, layout.target().resolve("error-prone"))
        .run(RealCodeRun.class, List.of(EACH_CODE_ONCE), arguments);
  }

  /**
   * Compiles: takes the folder of downloads, the result file and names. What the file says of other
   * projects stays. Exits with 0 if the check did no harm.
   */
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
    Environment.of("one compilation without the check and one with it")
        .write(results.resolveSibling(environment(results.getFileName().toString())));
    System.exit(harmless ? 0 : 1);
  }

  private static String environment(String results) {
    return results.replace(".csv", "-environment.csv");
  }

  private static List<Row> inOrder(Map<String, Row> rows) {
    return Project.named(List.of()).stream()
        .map(project -> rows.get(project.title()))
        .filter(Objects::nonNull)
        .toList();
  }
}
