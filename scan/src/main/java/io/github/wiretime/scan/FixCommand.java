package io.github.wiretime.scan;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.checker.files.WholeFile;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.NamePatterns;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.Inputs;
import io.github.wiretime.scan.archive.UnreadableInputException;
import io.github.wiretime.scan.fix.FixPlan;
import io.github.wiretime.scan.fix.Peers;
import io.github.wiretime.scan.fix.Row;
import io.github.wiretime.scan.fix.Step;
import io.github.wiretime.scan.words.ScanTexts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Writes a patch: {@code java -jar wiretime-scan.jar fix app.jar --patch release-1.patch}. */
@Command(
    name = "fix",
    mixinStandardHelpOptions = true,
    versionProvider = ScanVersion.class,
    sortOptions = false,
    customSynopsis = "java -jar wiretime-scan.jar fix [OPTION...] INPUT... --patch FILE",
    usageHelpWidth = 100,
    description = "Writes a patch for the sources of what a scan finds.",
    footer = "%nExit: 0 done, 2 wrong use, 3 not complete.")
final class FixCommand extends AbstractCommand {

  private static final Pattern NAME = Pattern.compile("[\\p{javaJavaIdentifierPart}.*]+");

  private static final Splitter NAMES = Splitter.on(',').trimResults().omitEmptyStrings();

  @Option(
      names = "--patch",
      paramLabel = "FILE",
      required = true,
      description = "where to write it, to be applied with git apply")
  private Path patch;

  @Option(
      names = "--release",
      paramLabel = "RELEASE",
      description = "1 reads twins (default), 2 sends them, one release later")
  private String step = "1";

  @Option(
      names = "--members",
      paramLabel = "NAMES",
      description = "members to patch, with * and **; all by default")
  private String members;

  @Option(
      names = "--peers",
      paramLabel = "PATH",
      description = "other applications, which must have release 1 before release 2")
  private List<String> peers = List.of();

  @Option(
      names = "--against",
      paramLabel = "OLD",
      description = "the latest release, which must have release 1 before release 2")
  private List<String> against = List.of();

  /** From which folder the Maven build that runs this command lets the patch be applied. */
  @Option(names = "--root", hidden = true)
  private Path root = Path.of("");

  /** What the user gave the Maven build that runs this, and gives it again for release 2. */
  @Option(names = "--given", hidden = true)
  private String given = "";

  @Override
  Optional<String> problem(Options options) {
    if (Files.exists(patch) && !patch.toString().isEmpty()) {
      return Optional.of("--patch: '" + patch + "' exists already: apply it or remove it first");
    }
    if (step().isEmpty()) {
      return Optional.of(words().refusedRelease("'" + step + "' is neither 1 nor 2"));
    }
    return patterns().stream()
        .filter(name -> !NAME.matcher(name).matches())
        .findFirst()
        .map(name -> words().refusedMembers("'" + name + "' is not a name with * and **"))
        .or(
            () ->
                Outputs.problemOf(
                    ImmutableMap.of("--patch", patch),
                    application().read().collect(ImmutableSet.toImmutableSet())));
  }

  private Optional<Step> step() {
    return Arrays.stream(Step.values())
        .filter(each -> step.equals(String.valueOf(each.number())))
        .findFirst();
  }

  private ImmutableSet<String> patterns() {
    return members == null ? ImmutableSet.of() : ImmutableSet.copyOf(NAMES.split(members));
  }

  @Override
  int run(Options options) throws IOException, InvalidOptionException {
    Writing.run(patch, dialect(), WholeFile::checkWritable); // before minutes pass
    try (Inputs archives = new Inputs(options.get(OptionTable.MAX_ARCHIVES));
        PeerInputs others = new PeerInputs(options.get(OptionTable.MAX_ARCHIVES));
        PeerInputs released = new PeerInputs(options.get(OptionTable.MAX_ARCHIVES))) {
      ImmutableList<Element> elements = open(archives, options);
      open(peers, others, words()::ofPeers);
      open(against, released, sentence -> "--against: " + sentence);
      Scan scan = scan(elements, archives, /* isPart= */ false, options);
      FixPlan plan =
          new ScanFixes(scan)
              .plan(
                  step().orElseThrow(),
                  NamePatterns.of(patterns()),
                  Peers.in(others.elements()),
                  Peers.in(released.elements()),
                  root);
      Optional<String> problem = problem(plan);
      if (problem.isPresent()) {
        return fail(problem.get(), WRONG_USE);
      }
      if (!plan.patch().isEmpty()) { // before anything is printed of one that cannot be written
        Writing.run(patch, dialect(), target -> WholeFile.write(target, plan.patch().content()));
      }
      print(plan, scan);
      return ended(/* fails= */ false, scan);
    }
  }

  /** Opens other applications, before a scan that a misspelt name of one would make useless. */
  private void open(List<String> given, PeerInputs others, UnaryOperator<String> named)
      throws IOException {
    for (Path peer : (Iterable<Path>) InputOptions.paths(given)::iterator) {
      try {
        others.add(InputOptions.opened(others.next(), peer, /* isLibrary= */ false, this::say));
      } catch (UnreadableInputException unreadable) {
        throw new IOException(named.apply(unreadable.getMessage()), unreadable);
      }
    }
    others.leftOut(dialect()).forEach(sentence -> say(named.apply(sentence)));
  }

  /** What is wrong with the request, now that it is known what there is. */
  private Optional<String> problem(FixPlan plan) {
    if (plan.rows().all().isEmpty() && !patterns().isEmpty()) {
      return Optional.of(words().refusedMembers("no finding has a name like '" + members + "'"));
    }
    if (plan.isTooEarly()) {
      return Optional.of(
          words()
              .refusedRelease(
                  "no member has twins yet: apply the patch of release 1 and build first"));
    }
    if (plan.isUnreleased()) {
      return Optional.of(
          words().refusedRelease("the latest release has no twins yet: deploy release 1 first"));
    }
    return Optional.empty();
  }

  private void print(FixPlan plan, Scan scan) {
    FixReport report = new FixReport(out(), words());
    scan.said().forEach(this::say);
    if (plan.step() == Step.SEND && isUnchecked()) {
      say(dialect().text(ScanTexts.of("peers.unchecked", "--against", "--peers")));
    }
    if (plan.isUnknownToPeers()) {
      say(words().ofPeers(dialect().text(ScanTexts.of("peers.unknown"))));
    }
    String secondRelease =
        words().isMaven()
            ? words().secondRelease(given)
            : SecondRelease.of(line().originalArgs(), patch.toString());
    report.print(plan, file(), secondRelease, scan.calls(plan.rows().twins(Row.Outcome.PATCHED)));
  }

  /** Whether nothing tells what peers run. A build of Maven finds its last release, or warns. */
  private boolean isUnchecked() {
    return peers.isEmpty() && against.isEmpty() && !words().isMaven();
  }

  /** Where the patch is, seen from the folder in which it will be applied. */
  private Path file() {
    Path from = root.toAbsolutePath().normalize();
    Path target = patch.toAbsolutePath().normalize();
    return target.startsWith(from) ? from.relativize(target) : patch;
  }

  private FixWords words() {
    return new FixWords(dialect());
  }
}
