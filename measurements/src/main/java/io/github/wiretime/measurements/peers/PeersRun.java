package io.github.wiretime.measurements.peers;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import io.github.wiretime.measurements.results.Environment;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Dependencies;
import io.github.wiretime.measurements.stack.Effort;
import io.github.wiretime.measurements.stack.Layout;
import io.github.wiretime.measurements.stack.Progress;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/** Runs the scanner and its peers in turn, on two generated applications. */
public final class PeersRun {

  /** The result file. */
  public static final String FILE = "peers.csv";

  /** A column: of user mode and kernel, with all processes. */
  public static final String PROCESSOR_SECONDS = "processor seconds";

  /** A column: how many of the costly members a peer names, itself or by their classes. */
  public static final String FOUND = "found";

  /** A column: what a peer names besides. */
  public static final String WRONG = "wrong";

  /** In a row of figures, or in a line of the rule; what is generated has numbers. */
  private static final Pattern MEMBER =
      Pattern.compile("(?m)^(?: +\\d.*? |(?=\\S+ is sent as ))([A-Z]\\w*n\\d+\\.\\w+(?:\\(\\))?)");

  private static final Pattern CLASS = Pattern.compile("(?m)^ +com\\.acme\\.g\\d+\\.(\\w+) +->");

  private final Commands commands;
  private final List<Row> rows = new ArrayList<>();

  private PeersRun(Commands commands) {
    this.commands = commands;
  }

  /** Measures and writes the result file; a run that stops half way changes nothing. */
  public static void run(Layout layout, Effort effort, int wanted)
      throws IOException, InterruptedException {
    int rounds = effort == Effort.SHORT ? 1 : wanted;
    double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    Dependencies dependencies = new Dependencies(layout.target().resolve("peers"));
    Commands commands = Commands.in(layout, dependencies);
    Path folder = Files.createTempDirectory("wiretime-peers");
    try {
      PeersRun run = new PeersRun(commands);
      Progress progress = new Progress(System.out, Size.values().length * (rounds + 1));
      for (Size size : Size.values()) {
        String name = size.name().toLowerCase(Locale.ROOT);
        PeerApplication application =
            PeerApplication.in(
                folder.resolve(name), size, dependencies.classPath(name, size.libraries()));
        for (int round = 0; round <= rounds; round++) {
          progress.step(name + ", round " + round);
          boolean isWithAll = round == 1 && effort != Effort.SHORT;
          run.measure(size, application, round, isWithAll);
        }
      }
      new Table(run.rows).write(layout.result(FILE));
      Environment.of(
              String.format(
                  Locale.ROOT,
                  "%d rounds, a JVM each; load of the machine before: %.1f (0 is quiet)",
                  rounds,
                  load))
          .write(layout.result("peers-environment.csv"));
    } finally {
      MoreFiles.deleteRecursively(folder, RecursiveDeleteOption.ALLOW_INSECURE);
    }
  }

  /**
   * Runs all in turn.
   *
   * @param round the round 0 only fills the caches of the system
   * @param isWithAll whether those for scale run as well
   */
  private void measure(Size size, PeerApplication application, int round, boolean isWithAll)
      throws IOException, InterruptedException {
    for (Peer peer : Peer.values()) {
      if (peer.isForScale() && !isWithAll) {
        continue;
      }
      UsedCommand used = UsedCommand.run(application.folder(), commands.of(peer, application));
      if (used.run().exitCode() != 0) {
        throw new IOException(peer.title() + " failed:\n" + used.run().output());
      }
      if (round > 0) {
        rows.add(row(size, application, peer, used));
      }
    }
  }

  private static Row row(Size size, PeerApplication application, Peer peer, UsedCommand used) {
    Row row =
        new Row()
            .with("modules", size.modules())
            .with("classes", size.generated() + size.ofSpring())
            .with("jars", application.classPath().size())
            .with("peer", peer.name())
            .with(PROCESSOR_SECONDS, used.processorSeconds(), 2)
            .with("seconds", used.run().seconds(), 2)
            .with("megabytes", used.megabytes())
            .with("costly", application.costly().size());
    return judged(row, peer, application.costly(), used.run().output());
  }

  /** Adds how many of the costly members an output names, and how much else. */
  static Row judged(Row row, Peer peer, Set<String> costly, String output) {
    return switch (peer.names()) {
      case MEMBERS -> judged(row, costly, member -> member, MEMBER, output);
      case CLASSES ->
          judged(row, costly, member -> member.substring(0, member.indexOf('.')), CLASS, output);
      case NOTHING -> row.with(FOUND, "").with(WRONG, "");
    };
  }

  private static Row judged(
      Row row, Set<String> costly, UnaryOperator<String> nameOf, Pattern pattern, String output) {
    ImmutableSet<String> named =
        pattern.matcher(output).results().map(found -> found.group(1)).collect(toImmutableSet());
    ImmutableSet<String> right = costly.stream().map(nameOf).collect(toImmutableSet());
    return row.with(
            FOUND, costly.stream().filter(member -> named.contains(nameOf.apply(member))).count())
        .with(WRONG, Sets.difference(named, right).size());
  }
}
