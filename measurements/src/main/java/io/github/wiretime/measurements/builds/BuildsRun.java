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
 * Builds generated modules with {@code mvn clean compile}, in turn without and with the plugin, and
 * each time once more with {@code mvn compile}, which finds nothing to do. The plugin is the one in
 * the local repository.
 */
public final class BuildsRun {

  /** The result file of builds of everything. */
  public static final String ALL = "builds.csv";

  /** The result file of builds in which nothing has changed since the last one. */
  public static final String UNCHANGED = "builds-unchanged.csv";

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

  private static final ImmutableList<String> CLEAN_COMPILE = ImmutableList.of("clean", "compile");
  private static final ImmutableList<String> COMPILE = ImmutableList.of("compile");

  private final List<Row> all = new ArrayList<>();
  private final List<Row> unchanged = new ArrayList<>();

  private BuildsRun() {}

  /** Measures and writes the result file; a run that stops half way changes nothing. */
  public static void run(Layout layout, Effort effort, int wanted)
      throws IOException, InterruptedException {
    int modules = MavenProject.modules(effort);
    int rounds = effort == Effort.SHORT ? 1 : wanted;
    Path folder = Files.createTempDirectory("wiretime-builds");
    try {
      BuildsRun run = new BuildsRun();
      run.measure(layout, folder, modules, rounds);
      new Table(run.all).write(layout.result(ALL));
      new Table(run.unchanged).write(layout.result(UNCHANGED));
      Environment.of(rounds + " rounds, " + MavenProject.described(modules))
          .write(layout.result("builds-environment.csv"));
    } finally {
      MoreFiles.deleteRecursively(folder, RecursiveDeleteOption.ALLOW_INSECURE);
    }
  }

  private void measure(Layout layout, Path folder, int modules, int rounds)
      throws IOException, InterruptedException {
    Progress progress = new Progress(System.out, 2 * MODES.size() * (1 + rounds));
    Path jvmConfig = layout.root().resolve("examples/.mvn/jvm.config");
    for (boolean withDubbo : new boolean[] {true, false}) {
      MavenProject project =
          new MavenProject(folder.resolve(withDubbo ? "dubbo" : "plain"), jvmConfig, withDubbo);
      project.write(modules);
      for (int round = 0; round <= rounds; round++) {
        for (String mode : MODES) {
          progress.step((withDubbo ? "with" : "without") + " Dubbo, " + mode + ", round " + round);
          String network = round == 0 ? "-ntp" : "-o";
          double clean = build(project, mode, network, CLEAN_COMPILE);
          build(project, mode, network, COMPILE); // mode javac now has something to scan
          double again = build(project, mode, network, COMPILE);
          if (round > 0) { // the first one fetches plugins and fills the caches of the system
            all.add(row(withDubbo, mode, round, clean));
            unchanged.add(row(withDubbo, mode, round, again));
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

  private static double build(MavenProject project, String mode, String network, List<String> goals)
      throws IOException, InterruptedException {
    Path folder = project.folder();
    Path extensions = folder.resolve(".mvn/extensions.xml");
    Files.deleteIfExists(extensions);
    if (!mode.equals(NONE)) {
      Files.writeString(extensions, EXTENSION);
    }
    ImmutableList<String> command =
        ImmutableList.<String>builder()
            .add(Maven.home() + "/bin/mvn", "-B", network, "-Dwiretime.mode=" + mode)
            .addAll(goals)
            .build();
    TimedCommand build = TimedCommand.run(folder, command.toArray(String[]::new));
    String said =
        mode.equals(JAVAC) && goals.equals(CLEAN_COMPILE) ? "[CostlyRpcTime] " : " costly members";
    boolean finds = !mode.equals(NONE) && project.withDubbo();
    if (build.exitCode() != 0 || build.output().contains(said) != finds) {
      throw new IOException(
          "not what is measured; was it installed? mvn -B install -DskipTests -pl maven-plugin -am\n"
              + build.output());
    }
    return build.seconds();
  }
}
