package io.github.wiretime.measurements.builds;

import static com.google.common.collect.ImmutableList.toImmutableList;

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
import java.util.Locale;

/**
 * Builds generated modules with {@code mvn clean compile}, in turn without and with the plugin. The
 * plugin is the one in the local repository.
 */
public final class BuildsRun {

  private static final String NONE = "none";
  private static final String JAVAC = "javac";

  /** Without the plugin, and with it in the modes that a build without Error Prone has. */
  private static final ImmutableList<String> MODES = ImmutableList.of(NONE, "scan", JAVAC);

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

  private BuildsRun() {}

  /** Measures and writes the result file; a run that stops half way changes nothing. */
  public static void run(Layout layout, Effort effort, int wanted)
      throws IOException, InterruptedException {
    int modules = MavenProject.modules(effort);
    int rounds = effort == Effort.SHORT ? 1 : wanted;
    Path folder = Files.createTempDirectory("wiretime-builds");
    try {
      ImmutableList<Row> rows = measure(layout, folder, modules, rounds);
      new Table(rows).write(layout.result("builds.csv"));
      Environment.of(rounds + " rounds, " + MavenProject.described(modules))
          .write(layout.result("builds-environment.csv"));
    } finally {
      MoreFiles.deleteRecursively(folder, RecursiveDeleteOption.ALLOW_INSECURE);
    }
  }

  private static ImmutableList<Row> measure(Layout layout, Path folder, int modules, int rounds)
      throws IOException, InterruptedException {
    List<Row> rows = new ArrayList<>();
    Progress progress = new Progress(System.out, 2 * MODES.size() * (1 + rounds));
    Path jvmConfig = layout.root().resolve("examples/.mvn/jvm.config");
    for (boolean withDubbo : new boolean[] {true, false}) {
      MavenProject project =
          new MavenProject(folder.resolve(withDubbo ? "dubbo" : "plain"), jvmConfig, withDubbo);
      project.write(modules);
      for (int round = 0; round <= rounds; round++) {
        for (String mode : MODES) {
          progress.step((withDubbo ? "with" : "without") + " Dubbo, " + mode + ", round " + round);
          double seconds = build(project, mode, round == 0 ? "-ntp" : "-o");
          if (round > 0) { // the first one fetches plugins and fills the caches of the system
            rows.add(
                new Row()
                    .with("modules", withDubbo ? "with Dubbo" : "without Dubbo")
                    .with("mode", mode)
                    .with("round", String.valueOf(round))
                    .with("seconds", String.format(Locale.ROOT, "%.2f", seconds)));
          }
        }
      }
    }
    return rows.stream().collect(toImmutableList());
  }

  private static double build(MavenProject project, String mode, String network)
      throws IOException, InterruptedException {
    Path folder = project.folder();
    Path extensions = folder.resolve(".mvn/extensions.xml");
    Files.deleteIfExists(extensions);
    if (!mode.equals(NONE)) {
      Files.writeString(extensions, EXTENSION);
    }
    TimedCommand build =
        TimedCommand.run(
            folder,
            Maven.home() + "/bin/mvn",
            "-B",
            network,
            "clean",
            "compile",
            "-Dwiretime.mode=" + mode);
    String said = mode.equals(JAVAC) ? "[CostlyRpcTime] " : " costly members";
    boolean finds = !mode.equals(NONE) && project.withDubbo();
    if (build.exitCode() != 0 || build.output().contains(said) != finds) {
      throw new IOException(
          "not what is measured; was it installed? mvn -B install -DskipTests -pl maven-plugin -am\n"
              + build.output());
    }
    return build.seconds();
  }
}
