package io.github.wiretime.scan;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.checker.files.WholeFile;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.scan.CompareInputs.Titles;
import io.github.wiretime.scan.words.ScanTexts;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command line {@code java -jar wiretime-scan.jar compare new.jar --against old.jar}. */
@Command(
    name = "compare",
    mixinStandardHelpOptions = true,
    versionProvider = ScanVersion.class,
    sortOptions = false,
    customSynopsis = "java -jar wiretime-scan.jar compare [OPTION...] INPUT... --against OLD...",
    usageHelpWidth = 100,
    description = "Tells what breaks while peers of this build and of the one before run together.",
    footer = "%nExit: 0 nothing that fails, 1 changes that fail, 2 wrong use, 3 not complete.")
final class CompareCommand extends AbstractCommand {

  /** The build before, of a module that has none. */
  private static final String NONE = "none";

  @Option(
      names = "--against",
      paramLabel = "OLD",
      required = true,
      arity = "1..*",
      description = "the build before: folders of classes, jars, wars; none for a first release")
  private List<Path> against;

  @Option(
      names = "--old-class-path",
      paramLabel = "PATH",
      description = "its libraries; those of --class-path unless you give some")
  private List<String> oldClassPath;

  @Option(
      names = "--old-name",
      paramLabel = "NAME",
      description = "what to call it, such as order-api-1.4.0; the name of its file otherwise")
  private String oldName;

  /** What the Maven build that runs this command calls its modules as they were before. */
  @Option(names = "--old-title", hidden = true)
  private String oldTitle;

  /** The same as they are now. */
  @Option(names = "--new-title", hidden = true)
  private String newTitle;

  /** Whether that build leaves modules out. */
  @Option(names = "--part-of-build", hidden = true)
  private boolean isPart;

  @Option(
      names = "--direction",
      paramLabel = "WHICH",
      description =
          "what fails: forward (old peers read what new ones send), backward (new ones read what"
              + " old ones send) or full (default)")
  private ComparedDirections directions = ComparedDirections.FULL;

  @Option(
      names = "--fail-on",
      paramLabel = "WHICH",
      description = "new (default), any or none; a baseline lists what is not new")
  private FailOn failOn = FailOn.NEW;

  @Mixin private Outputs outputs;

  @Option(
      names = "--code-quality",
      paramLabel = "FILE",
      description = "what fails, as GitLab reads it")
  private Path codeQuality;

  @Override
  Optional<String> problem(Options options) {
    if (against.contains(Path.of(""))) {
      return Optional.of("the name of an input is empty");
    }
    ImmutableMap.Builder<String, Path> written = ImmutableMap.builder();
    written.putAll(baseline(options));
    Optional.ofNullable(codeQuality).ifPresent(file -> written.put("--code-quality", file));
    return outputs.problem(
        written.buildOrThrow(),
        Stream.concat(application().read(), against.stream())
            .collect(ImmutableSet.toImmutableSet()));
  }

  @Override
  int run(Options options) throws IOException, InvalidOptionException {
    if (against.equals(List.of(Path.of(NONE)))) {
      say(ScanTexts.of("compare.first"));
      return ended(/* fails= */ false, /* isComplete= */ true);
    }
    outputs.checkWritable(dialect());
    if (codeQuality != null) {
      Writing.run(codeQuality, dialect(), WholeFile::checkWritable);
    }
    CompareInputs inputs =
        new CompareInputs(
            application(),
            against,
            Optional.ofNullable(oldClassPath),
            Optional.ofNullable(oldName),
            Optional.ofNullable(oldTitle).map(old -> new Titles(old, newTitle)),
            isPart);
    CompareScan found = CompareScan.of(inputs, options, this::say, this::now);
    PrintWriter out = out();
    found.said().forEach(this::say);
    if (found.isUnrelated()) {
      return WRONG_USE;
    }
    new CompareReport(out).print(found);
    outputs.write(found);
    if (codeQuality != null) {
      Writing.run(codeQuality, dialect(), new CompareFiles(found)::writeCodeQuality);
    }
    found.writeBaseline();
    // A build may well have no service; whoever names two builds expects an answer.
    boolean isInVain = found.isEmpty() && oldTitle == null;
    if (isInVain) {
      say(ScanTexts.of("compare.in-vain"));
    }
    return ended(found.fails(failOn, directions), found.isComplete() && !isInVain);
  }
}
