package io.github.wiretime.scan;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.checker.files.WholeFile;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.NamePatterns;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.UnreadableInputException;
import io.github.wiretime.scan.fix.FixPlan;
import io.github.wiretime.scan.fix.Peers;
import io.github.wiretime.scan.fix.Step;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import picocli.CommandLine.Option;

/** The patch that a scan writes for what it found. */
final class FixOptions {

  private static final String FIRST = "1";

  private static final Pattern NAME = Pattern.compile("[\\p{javaJavaIdentifierPart}.*]+");

  private static final Splitter NAMES = Splitter.on(',').trimResults().omitEmptyStrings();

  @Option(
      names = "--fix",
      paramLabel = "FILE",
      description = "a patch for the sources, to be applied with git apply")
  private Path file;

  @Option(
      names = "--fix-step",
      paramLabel = "STEP",
      description = "1 reads twins (default), 2 sends them")
  private String step = FIRST;

  @Option(
      names = "--fix-members",
      paramLabel = "NAMES",
      description = "members to patch, with * and **; all by default")
  private String members;

  @Option(
      names = "--peers",
      paramLabel = "PATH",
      description = "other applications, which must have step 1 before step 2")
  private List<String> peers = List.of();

  /** From which folder the Maven build that runs this command lets the patch be applied. */
  @Option(names = "--fix-root", hidden = true)
  private Path root = Path.of("");

  /** Whether a patch is asked for. */
  boolean isAsked() {
    return file != null;
  }

  /** The names of other applications, as the user gave them. */
  List<String> peers() {
    return peers;
  }

  /**
   * What is wrong with them, before anything is read.
   *
   * @param words of the reader
   */
  Optional<String> problem(FixWords words) {
    if (file == null) {
      return step.equals(FIRST) && members == null && peers.isEmpty()
          ? Optional.empty()
          : Optional.of("--fix-step, --fix-members and --peers are about a patch: add --fix FILE");
    }
    if (file.toString().isEmpty()) {
      return Optional.of("--fix: the name of the file is empty");
    }
    if (Files.exists(file)) {
      return Optional.of("--fix: '" + file + "' exists already: apply it or remove it first");
    }
    if (step().isEmpty()) {
      return Optional.of(words.refusedStep("'" + step + "' is neither 1 nor 2"));
    }
    return patterns().stream()
        .filter(name -> !NAME.matcher(name).matches())
        .findFirst()
        .map(name -> words.refusedMembers("'" + name + "' is not a name with * and **"));
  }

  private Optional<Step> step() {
    return Arrays.stream(Step.values())
        .filter(each -> step.equals(String.valueOf(each.number())))
        .findFirst();
  }

  private ImmutableSet<String> patterns() {
    return members == null ? ImmutableSet.of() : ImmutableSet.copyOf(NAMES.split(members));
  }

  /**
   * Asks whether the patch can be written, before minutes pass.
   *
   * @throws UnreadableInputException if it is known already that it cannot
   */
  void checkWritable(Dialect dialect) throws UnreadableInputException {
    if (isAsked()) {
      Writing.run(file, dialect, WholeFile::checkWritable);
    }
  }

  /**
   * Plans the patch.
   *
   * @param others the classes of other applications
   */
  FixPlan plan(Scan scan, List<Element> others) {
    return new ScanFixes(scan)
        .plan(step().orElseThrow(), NamePatterns.of(patterns()), Peers.in(others), root);
  }

  /**
   * What is wrong with the request, now that it is known what there is.
   *
   * @param words of the reader
   */
  Optional<String> problem(FixPlan plan, FixWords words) {
    if (plan.rows().all().isEmpty() && !patterns().isEmpty()) {
      return Optional.of(words.refusedMembers("no finding has a name like '" + members + "'"));
    }
    if (plan.isTooEarly()) {
      return Optional.of(
          words.refusedStep("no member has twins yet: apply the patch of step 1 and build first"));
    }
    return Optional.empty();
  }

  /**
   * Writes the patch, if there is anything to patch.
   *
   * @throws UnreadableInputException if it cannot be written; then there is no file
   */
  void write(FixPlan plan, Dialect dialect) throws UnreadableInputException {
    if (plan.patch().isEmpty()) {
      return;
    }
    Writing.run(file, dialect, target -> WholeFile.write(target, plan.patch().content()));
  }

  /** Where the patch is, seen from the folder in which it will be applied. */
  Path file() {
    Path from = root.toAbsolutePath().normalize();
    Path target = file.toAbsolutePath().normalize();
    return target.startsWith(from) ? from.relativize(target) : file;
  }
}
