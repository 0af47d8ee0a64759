package io.github.wiretime.overhead.real;

import io.github.wiretime.results.Table;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Compiles projects in a JVM of their own: the folder of downloads, the result file, names. */
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
    List<List<String>> rows = new ArrayList<>();
    boolean harmless = true;
    for (Project project : projects) {
      System.out.printf("[%2d/%d] %s ", rows.size() + 1, projects.size(), project.title());
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
      rows.add(result.row());
      new Table(RealResult.COLUMNS, rows).write(results);
    }
    System.exit(harmless ? 0 : 1);
  }
}
