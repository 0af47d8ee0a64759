package io.github.wiretime.measurements.broken;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.measurements.compile.Javac;
import io.github.wiretime.measurements.real.RealCode;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Download;
import io.github.wiretime.measurements.stack.Layout;
import io.github.wiretime.measurements.stack.Progress;
import io.github.wiretime.measurements.stack.Project;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Asks the check of public code bases with every interface taken as a service. Sources are
 * attributed whatever is missing from the class path.
 */
public final class BrokenRun {

  /** The members, a row each. */
  public static final String MEMBERS = "broken.csv";

  /** The column of the code base. */
  public static final String CODE_BASE = "code base";

  /** The column of the rule. */
  public static final String RULE = "rule";

  /** The column of the member. */
  public static final String MEMBER = "member";

  private BrokenRun() {}

  /**
   * Asks and writes the result file; what it says of other code bases stays.
   *
   * @param names artifacts; none for all
   */
  public static void run(Layout layout, List<String> names) throws IOException {
    Path file = layout.result(MEMBERS);
    ImmutableList<Project> projects = Project.named(names);
    Download download = new Download(layout.downloads());
    download.fetch(projects);
    RealCode sources = new RealCode(download);
    Progress progress = new Progress(System.out, projects.size());
    for (Project project : projects) {
      progress.step(project.title());
      BrokenMembers members = new BrokenMembers();
      var unused =
          new Javac(download.classPath(project), ImmutableList.of())
              .attribute(sources.sources(project), members::add);
      List<Row> rows = members.rows(project.title()).toList();
      new Table(inOrder(Table.read(file), project, rows)).write(file);
    }
  }

  /** The rows of all code bases in the order of their list. */
  private static ImmutableList<Row> inOrder(Table earlier, Project project, List<Row> rows) {
    ImmutableList.Builder<Row> all = ImmutableList.builder();
    for (Project each : Project.named(List.of())) {
      all.addAll(each.equals(project) ? rows : earlier.where(CODE_BASE, each.title()).rows());
    }
    return all.build();
  }
}
