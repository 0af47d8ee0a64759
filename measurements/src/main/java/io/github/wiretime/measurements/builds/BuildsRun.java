package io.github.wiretime.measurements.builds;

import com.google.common.collect.ImmutableList;
import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import io.github.wiretime.measurements.results.Environment;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Effort;
import io.github.wiretime.measurements.stack.Layout;
import io.github.wiretime.measurements.stack.Maven;
import io.github.wiretime.measurements.stack.Progress;
import io.github.wiretime.measurements.stack.TimedCommand;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Builds generated modules with {@code mvn clean compile}, in turn without and with the plugin. The
 * plugin is the one in the local repository.
 */
public final class BuildsRun {

  /** The result file. */
  public static final String ALL = "builds.csv";

  private static final String NONE = "none";

  /** Without the plugin, and with it. */
  private static final ImmutableList<String> MODES = ImmutableList.of(NONE, "scan");

  private static final String EXTENSION =
      """
      <extensions>
        <extension>
          <groupId>io.github.wiretime</groupId>
          <artifactId>wiretime-maven-plugin</artifactId>
          <version>0.1.0-SNAPSHOT</version>
        </extension>
      </extensions>
      """;

  private final List<Row> all = new ArrayList<>();

  private BuildsRun() {}

  /** Measures and writes the result file; a run that stops half way changes nothing. */
  public static void run(Layout layout, Effort effort, int wanted)
      throws IOException, InterruptedException {
    int modules = MavenProject.modules(effort);
    int rounds = effort == Effort.SHORT ? 1 : wanted;
    Path folder = Files.createTempDirectory("wiretime-builds");
    try {
      BuildsRun run = new BuildsRun();
      run.measure(folder, modules, rounds);
      new Table(run.all).write(layout.result(ALL));
      Environment.of(rounds + " rounds, " + MavenProject.described(modules))
          .write(layout.result("builds-environment.csv"));
    } finally {
      MoreFiles.deleteRecursively(folder, RecursiveDeleteOption.ALLOW_INSECURE);
    }
  }

  private void measure(Path folder, int modules, int rounds)
      throws IOException, InterruptedException {
    Progress progress = new Progress(System.out, 2 * MODES.size() * (1 + rounds));
    for (boolean withDubbo : new boolean[] {true, false}) {
      MavenProject project =
          new MavenProject(folder.resolve(withDubbo ? "dubbo" : "plain"), withDubbo);
      project.write(modules);
      for (int round = 0; round <= rounds; round++) {
        for (String mode : MODES) {
          progress.step((withDubbo ? "with" : "without") + " Dubbo, " + mode + ", round " + round);
          String network = round == 0 ? "-ntp" : "-o";
          double seconds = build(project, mode, network);
          if (round > 0) { // the first one fetches plugins and fills the caches of the system
            all.add(row(withDubbo, mode, round, seconds));
          }
        }
      }
    }
  }

  private static Row row(boolean withDubbo, String mode, int round, double seconds) {
    return new Row()
        .with("modules", withDubbo ? "with Dubbo" : "without Dubbo")
        .with("mode", mode)
        .with("round", round)
        .with("seconds", seconds, /* decimals= */ 2);
  }

  private static double build(MavenProject project, String mode, String network)
      throws IOException, InterruptedException {
    Path folder = project.folder();
    Path extensions = folder.resolve(".mvn/extensions.xml");
    Files.deleteIfExists(extensions);
    if (!mode.equals(NONE)) {
      Files.createDirectories(extensions.getParent());
      Files.writeString(extensions, EXTENSION);
    }
    TimedCommand build =
        TimedCommand.run(folder, Maven.home() + "/bin/mvn", "-B", network, "clean", "compile");
    boolean finds = !mode.equals(NONE) && project.withDubbo();
    if (build.exitCode() != 0 || build.output().contains(" costly members") != finds) {
      throw new IOException(
          "not what is measured; was it installed? mvn -B install -DskipTests -pl maven-plugin -am\n"
              + build.output());
    }
    return build.seconds();
  }
}
