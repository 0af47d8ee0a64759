package io.github.wiretime.measurements;

import io.github.wiretime.measurements.broken.BrokenRun;
import io.github.wiretime.measurements.builds.BuildsRun;
import io.github.wiretime.measurements.bytes.BytesRun;
import io.github.wiretime.measurements.calls.CallsRun;
import io.github.wiretime.measurements.calls.ObservationRun;
import io.github.wiretime.measurements.forms.FormsRun;
import io.github.wiretime.measurements.peers.PeersRun;
import io.github.wiretime.measurements.published.PublishedRun;
import io.github.wiretime.measurements.real.RealCodeRun;
import io.github.wiretime.measurements.report.Report;
import io.github.wiretime.measurements.roundtrip.RoundTripRun;
import io.github.wiretime.measurements.scans.ScansRun;
import io.github.wiretime.measurements.scans.UpgradesRun;
import io.github.wiretime.measurements.serializers.Question;
import io.github.wiretime.measurements.serializers.SerializersRun;
import io.github.wiretime.measurements.sizes.BothChecksRun;
import io.github.wiretime.measurements.sizes.FirstRun;
import io.github.wiretime.measurements.sizes.SizesRun;
import io.github.wiretime.measurements.stack.Effort;
import io.github.wiretime.measurements.stack.Layout;
import io.github.wiretime.measurements.stack.Profile;
import io.github.wiretime.measurements.twins.TwinsRun;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ScopeType;

/** The one command: measures, writes the result files, renders. */
@Command(
    name = "measurements/run",
    subcommandsRepeatable = true,
    synopsisSubcommandLabel = "COMMAND...",
    description =
        "Measures what time types cost on the wire and what the check costs a compilation.",
    footer = {
      "",
      "Result files in measurements/results are replaced; leave the machine alone meanwhile.",
      "The options of a command: measurements/run COMMAND --help"
    })
public final class Main implements Runnable {

  @Option(
      names = "--effort",
      defaultValue = "medium",
      description = {
        "short: minutes, orders of magnitude, into measurements/target/short.",
        "medium: what the documentation has; the default.",
        "full: round trips of every combination, half a day."
      })
  private Effort effort;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      scope = ScopeType.INHERIT,
      description = "Shows this.")
  @SuppressWarnings("UnusedVariable") // picocli asks for it.
  private boolean help;

  private Main() {}

  /** Exits with 0 if everything was done and the check did no harm. */
  public static void main(String[] args) {
    System.exit(
        new CommandLine(new Main())
            .registerConverter(Profile.class, Profile::of)
            .setCaseInsensitiveEnumValuesAllowed(true)
            .setExecutionExceptionHandler((failure, command, arguments) -> explain(failure))
            .execute(args));
  }

  /** What a person can mend needs no stack trace. */
  private static int explain(Exception failure) throws Exception {
    if (failure instanceof IOException) {
      System.err.println(failure.getMessage());
      return CommandLine.ExitCode.SOFTWARE;
    }
    throw failure;
  }

  @Override
  public void run() {
    CommandLine.usage(this, System.out);
  }

  @Command(description = "What values take in a message, and what arrives; seconds.")
  void bytes() throws IOException, InterruptedException {
    BytesRun.run(layout());
  }

  @Command(description = "Time to write and read, with JMH; an hour.")
  void roundtrips(
      @Option(
              names = "--profile",
              paramLabel = "ID",
              split = ",",
              description = "These serializers only, beside earlier results: 3.2, java...")
          List<Profile> profiles)
      throws IOException, InterruptedException {
    RoundTripRun.run(layout(), profiles == null ? List.of(Profile.values()) : profiles, effort);
  }

  @Command(description = "What a migration by twins saves, with JMH; minutes.")
  void twins() throws IOException, InterruptedException {
    TwinsRun.run(layout(), effort);
  }

  @Command(description = "Dubbo calls between two JVMs; half an hour.")
  void calls() throws IOException, InterruptedException {
    CallsRun.run(layout(), effort);
  }

  @Command(description = "The load at which a LocalDateTime takes most of the calls; minutes.")
  void observation() throws IOException, InterruptedException {
    ObservationRun.run(layout(), effort);
  }

  @Command(description = "Which serializer real Dubbo uses, by release and setting; half an hour.")
  void serializers(
      @Option(
              names = "--question",
              paramLabel = "QUESTION",
              split = ",",
              description = "Only these: ${COMPLETION-CANDIDATES}; rows of others stay.")
          List<Question> questions)
      throws IOException, InterruptedException {
    SerializersRun.run(layout(), questions == null ? List.of(Question.values()) : questions);
  }

  @Command(description = "Tables that others published, measured again; half an hour.")
  void published() throws IOException, InterruptedException {
    PublishedRun.run(layout(), effort);
  }

  @Command(description = "Compilations of growing size, with and without the check; hours.")
  void sizes(
      @Option(
              names = "--rounds",
              paramLabel = "N",
              defaultValue = "3",
              description = "Compilations in each mode.")
          int rounds,
      @Option(
              names = "--classes",
              paramLabel = "N",
              split = ",",
              description = "Generated code of these sizes only, beside earlier results.")
          int[] classes)
      throws IOException {
    SizesRun.run(layout(), effort, rounds, classes);
  }

  @Command(description = "Compilations with one check and with both, in some JVMs; minutes.")
  void both(
      @Option(names = "--jvms", paramLabel = "N", defaultValue = "5", description = "JVMs.")
          int jvms)
      throws IOException, InterruptedException {
    BothChecksRun.run(layout(), effort, jvms);
  }

  @Command(description = "The first compilation of a JVM, in some JVMs; minutes.")
  void first(
      @Option(
              names = "--rounds",
              paramLabel = "N",
              defaultValue = "5",
              description = "JVMs in each mode.")
          int rounds)
      throws IOException, InterruptedException {
    FirstRun.run(layout(), effort, rounds);
  }

  @Command(description = "Whole Maven builds with and without the plugin; minutes.")
  void builds(
      @Option(
              names = "--rounds",
              paramLabel = "N",
              defaultValue = "5",
              description = "Rounds, each of a build without it and one in each mode.")
          int rounds)
      throws IOException, InterruptedException {
    BuildsRun.run(layout(), effort, rounds);
  }

  @Command(description = "Scans of one large jar; minutes.")
  void scans(
      @Option(
              names = "--rounds",
              paramLabel = "N",
              defaultValue = "7",
              description = "Scans, a JVM each.")
          int rounds)
      throws IOException, InterruptedException {
    ScansRun.run(layout(), effort, rounds);
  }

  @Command(description = "Scans beside ArchUnit, jdeps and others on the same code; minutes.")
  void peers(
      @Option(
              names = "--rounds",
              paramLabel = "N",
              defaultValue = "5",
              description = "Rounds, each with all of them.")
          int rounds)
      throws IOException, InterruptedException {
    PeersRun.run(layout(), effort, rounds);
  }

  @Command(
      name = "real-code",
      description = "Public code bases with every interface taken as a service; an hour.")
  int realCode(
      @Option(
              names = "--jdk",
              paramLabel = "HOME",
              description = "Home of another JDK; this one by default.")
          Path jdk,
      @Parameters(
              arity = "0..*",
              paramLabel = "ARTIFACT",
              description = "Artifacts; all by default.")
          List<String> names)
      throws IOException, InterruptedException {
    return RealCodeRun.run(layout(), jdk, names == null ? List.of() : names);
  }

  @Command(description = "Forms of the types on the wire in public code; minutes.")
  void forms(
      @Option(
              names = "--applications",
              paramLabel = "FOLDER",
              description = "Checkouts, each in a folder project@commit, in place of jars.")
          Path applications)
      throws IOException {
    FormsRun.run(layout(), applications);
  }

  @Command(description = "Members of public code whose values do not arrive; half an hour.")
  void broken(
      @Parameters(
              arity = "0..*",
              paramLabel = "ARTIFACT",
              description = "Artifacts; all by default.")
          List<String> names)
      throws IOException {
    BrokenRun.run(layout(), names == null ? List.of() : names);
  }

  @Command(description = "Upgrades of compiled applications; minutes.")
  void upgrades(
      @Parameters(
              paramLabel = "FOLDER",
              description = "Checkouts, each in a folder project@commit, compiled.")
          Path folder)
      throws IOException, InterruptedException {
    UpgradesRun.run(layout(), folder);
  }

  @Command(description = "Documentation, plots and the cost table from the result files.")
  void render() {
    new Report(layout()).write();
  }

  private Layout layout() {
    return effort == Effort.SHORT ? Layout.here().apart() : Layout.here();
  }
}
