package io.github.wiretime.measurements.scans;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.measurements.results.Environment;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Effort;
import io.github.wiretime.measurements.stack.Layout;
import io.github.wiretime.measurements.stack.Progress;
import io.github.wiretime.measurements.stack.TimedCommand;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Scans one large jar several times, with a small heap, in turn with different options of Java. */
public final class ScansRun {

  /** As people start it, but for the heap, whose size would depend on the machine. */
  public static final String PLAIN = "-Xmx512m";

  /** What the Maven plugin sets of the JVM of the scanner. */
  public static final ImmutableList<String> OF_PLUGIN =
      ImmutableList.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1");

  /** As the Maven plugin starts it, in a smaller heap. */
  public static final String QUICK = "-Xmx256m " + String.join(" ", OF_PLUGIN);

  /** All; blanks separate what belongs together. */
  public static final List<String> OPTIONS = List.of(PLAIN, QUICK);

  private ScansRun() {}

  /** Measures and writes the result file; a run that stops half way changes nothing. */
  public static void run(Layout layout, Effort effort, int rounds)
      throws IOException, InterruptedException {
    ApplicationJar application = ApplicationJar.in(layout.target().resolve("large-application"));
    Path command = command(layout);
    int times = effort == Effort.SHORT ? 1 : rounds;
    Progress progress = new Progress(System.out, (times + 1) * OPTIONS.size());
    List<Row> rows = new ArrayList<>();
    for (int round = 0; round <= times; round++) {
      for (String options : OPTIONS) {
        progress.step("round " + round + " with " + options);
        double seconds = scan(command, options, application.file());
        if (round > 0) { // the first one fills the caches of the system
          rows.add(
              new Row()
                  .with("megabytes", String.valueOf(Files.size(application.file()) / 1_000_000))
                  .with("jars", String.valueOf(application.jars()))
                  .with("options", options)
                  .with("seconds", seconds, 2));
        }
      }
    }
    new Table(rows).write(layout.result("scans.csv"));
    Environment.of(times + " scans with each of the options, a JVM each")
        .write(layout.result("scans-environment.csv"));
  }

  /** The scanner's jar. */
  public static Path command(Layout layout) throws IOException {
    try (Stream<Path> built = Files.list(layout.root().resolve("scan/target"))) {
      return built
          .filter(file -> file.getFileName().toString().matches("wiretime-scan-.*\\.jar"))
          .findFirst()
          .orElseThrow();
    } catch (IOException missing) {
      throw new IOException("build it first: mvn -B package -DskipTests -pl scan -am", missing);
    }
  }

  private static double scan(Path command, String options, Path jar)
      throws IOException, InterruptedException {
    List<String> line = new ArrayList<>();
    line.add(System.getProperty("java.home") + "/bin/java");
    line.addAll(List.of(options.split(" ")));
    line.addAll(List.of("-jar", command.toString(), jar.toString()));
    TimedCommand scan = TimedCommand.run(jar.getParent(), line.toArray(String[]::new));
    if (scan.exitCode() != 0 || !scan.output().contains(" costly members")) {
      throw new IOException("the scan failed:\n" + scan.output());
    }
    return scan.seconds();
  }
}
