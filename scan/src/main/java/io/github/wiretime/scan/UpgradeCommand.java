package io.github.wiretime.scan;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.checker.options.DubboLine;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.MavenDialect;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.scan.archive.Inputs;
import io.github.wiretime.scan.words.ScanTexts;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * Tells what changes between two lines of Dubbo: {@code java -jar wiretime-scan.jar upgrade app.jar
 * --from 3.2 --to 3.3}.
 */
@Command(
    name = "upgrade",
    mixinStandardHelpOptions = true,
    versionProvider = ScanVersion.class,
    sortOptions = false,
    customSynopsis =
        "java -jar wiretime-scan.jar upgrade [OPTION...] INPUT... --from LINE --to LINE",
    usageHelpWidth = 100,
    description = "Tells what changes between two lines of Dubbo: 2.7, 3.0, 3.1, 3.2, 3.3.",
    footer = "%nExit: 0 nothing breaks, 1 a value breaks, 2 wrong use, 3 not complete.")
final class UpgradeCommand extends AbstractCommand {

  @Option(
      names = "--from",
      paramLabel = "LINE",
      required = true,
      description = "what runs today, such as 3.2")
  private String from;

  @Option(
      names = "--to",
      paramLabel = "LINE",
      required = true,
      description = "what is to run, such as 3.3; an older one for a roll-back")
  private String to;

  @Option(
      names = "--fail-on",
      paramLabel = "WHICH",
      description = "none: exits with 0 although a value breaks")
  private FailOn failOn = FailOn.NEW;

  @Mixin private Outputs outputs;

  @Override
  Optional<String> problem(Options options) {
    Optional<DubboLine> before = DubboLine.of(from);
    if (before.isEmpty() || DubboLine.of(to).isEmpty() || DubboLine.of(to).equals(before)) {
      String known = String.join(", ", DubboLine.ids());
      return Optional.of(
          dialect() instanceof MavenDialect
              ? dialect().refused("Upgrade", refused(from + (to.isEmpty() ? "" : ":" + to), known))
              : "--from, --to: '" + from + "' and '" + to + "' are not two of " + known);
    }
    return outputs.problem(
        ImmutableMap.of(), application().read().collect(ImmutableSet.toImmutableSet()));
  }

  private static String refused(String lines, String known) {
    return "'" + lines + "' does not name two different lines among " + known + ", such as 3.2:3.3";
  }

  @Override
  int run(Options options) throws IOException, InvalidOptionException {
    outputs.checkWritable(dialect());
    try (Inputs archives = new Inputs(options.get(OptionTable.MAX_ARCHIVES))) {
      UpgradeScan found =
          UpgradeScan.of(
              open(archives, options),
              archives.leftOut(),
              application().sourceFolders(),
              options,
              DubboLine.of(from).orElseThrow(),
              DubboLine.of(to).orElseThrow(),
              this::now);
      PrintWriter out = out();
      if (EngineOptions.set(line()).containsKey(OptionTable.HESSIAN_LITE.name())) {
        say(ScanTexts.of("upgrade.without", dialect().option(OptionTable.HESSIAN_LITE)));
      }
      found.scan().said().forEach(this::say);
      new UpgradeReport(out).print(found);
      outputs.write(found, application().inputs());
      return ended(failOn != FailOn.NONE && found.upgrade().breaks(), found.scan());
    }
  }
}
