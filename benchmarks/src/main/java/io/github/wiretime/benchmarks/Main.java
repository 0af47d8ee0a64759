package io.github.wiretime.benchmarks;

import io.github.wiretime.benchmarks.bytes.BytesRun;
import io.github.wiretime.benchmarks.roundtrip.Effort;
import io.github.wiretime.benchmarks.stack.Layout;
import io.github.wiretime.benchmarks.stack.Profile;
import io.github.wiretime.benchmarks.stack.Progress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** The one command: measures, writes the result files, renders. */
@Command(
    name = "benchmarks/run",
    description = "Measures what time types cost on the wire and renders the results.",
    footer = {
      "",
      "bytes       what values take in a message, and what arrives; seconds",
      "roundtrips  time to write and read, with JMH; an hour",
      "calls       Dubbo calls between two JVMs; half an hour",
      "published   tables that others published, measured again; minutes",
      "render      documentation, plots and the cost table from the result files",
      "",
      "Result files are replaced in benchmarks/results; leave the machine alone meanwhile."
    })
public final class Main implements Callable<Integer> {

  @Spec private CommandSpec command;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this.")
  @SuppressWarnings("UnusedVariable") // picocli asks for it.
  private boolean help;

  @Option(
      names = "--short",
      description = "Ten minutes, orders of magnitude: into benchmarks/target/short.")
  private boolean brief;

  @Option(
      names = "--effort",
      description =
          "How much to measure: MEDIUM, an hour and a half, or FULL, half a day; default"
              + " ${DEFAULT-VALUE}.")
  private Effort effort = Effort.MEDIUM;

  @Option(
      names = "--profile",
      split = ",",
      description =
          "Round trips of these only, beside earlier results: 3.2, 4.0.3, 4.0.4, 4.0.4-compact,"
              + " sofa-4, fastjson2, java.")
  private List<Profile> profiles = List.copyOf(Arrays.asList(Profile.values()));

  @Parameters(description = "What to do: ${COMPLETION-CANDIDATES}; everything by default.")
  private List<Part> parts = List.copyOf(Arrays.asList(Part.values()));

  private Main() {}

  /** Exits with 0 if everything was measured. */
  public static void main(String[] args) {
    System.exit(
        new CommandLine(new Main())
            .registerConverter(Profile.class, Main::profile)
            .setCaseInsensitiveEnumValuesAllowed(true)
            .execute(args));
  }

  private static Profile profile(String id) {
    try {
      return Profile.of(id);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (brief && command.commandLine().getParseResult().hasMatchedOption("--effort")) {
      throw problem("--short is an effort of its own: leave out --effort");
    }
    Set<Part> chosen = EnumSet.copyOf(parts);
    if (!chosen.contains(Part.ROUNDTRIPS) || parts.size() == Part.values().length) {
      requireAllProfiles();
    }
    Effort chosenEffort = brief ? Effort.SHORT : effort;
    Layout layout = chosenEffort == Effort.SHORT ? Layout.here().apart() : Layout.here();
    requireBytes(chosen, layout.result(BytesRun.FILE));
    Progress progress = new Progress(System.out, chosen.stream().mapToInt(this::steps).sum());
    Run run = new Run(layout, chosenEffort, EnumSet.copyOf(profiles), progress);
    for (Part part : chosen) {
      run.part(part);
    }
    return 0;
  }

  /** They choose among round trips. */
  private void requireAllProfiles() {
    if (command.commandLine().getParseResult().hasMatchedOption("--profile")) {
      throw problem("--profile is for roundtrips: name that part");
    }
  }

  /** The other parts build on what can be written and read at all. */
  private void requireBytes(Set<Part> chosen, Path bytes) {
    if (!chosen.contains(Part.BYTES) && !Files.exists(bytes)) {
      throw problem("there is no " + bytes + " yet: measure " + Part.BYTES + " first");
    }
  }

  private ParameterException problem(String message) {
    return new ParameterException(command.commandLine(), message);
  }

  private int steps(Part part) {
    return part == Part.ROUNDTRIPS ? profiles.size() : part.steps();
  }
}
