package io.github.wiretime.scan;

import com.google.common.collect.ImmutableSet;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.scan.archive.Inputs;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Reports what is found: {@code java -jar wiretime-scan.jar app.jar}. */
@Command(
    name = "wiretime-scan",
    mixinStandardHelpOptions = true,
    versionProvider = ScanVersion.class,
    sortOptions = false,
    customSynopsis = {
      "java -jar wiretime-scan.jar [OPTION...] INPUT...",
      "       java -jar wiretime-scan.jar COMMAND [OPTION...] INPUT..."
    },
    usageHelpWidth = 100,
    description = "Finds the time types that make Dubbo calls slow in what is built.",
    footer = "%nExit: 0 nothing that fails, 1 findings that fail, 2 wrong use, 3 not complete.")
final class ScanCommand extends AbstractCommand {

  @Option(
      names = "--fail-on",
      paramLabel = "WHICH",
      description = "new (default with a baseline), any or none (default)")
  private FailOn failOn;

  /** Without it a scan that sees no service asks for the names of their interfaces. */
  @Option(names = "--part-of-build", hidden = true)
  private boolean isPart;

  @Mixin private Outputs outputs;

  @Override
  Optional<String> problem(Options options) {
    return outputs.problem(
        baseline(options), application().read().collect(ImmutableSet.toImmutableSet()));
  }

  @Override
  int run(Options options) throws IOException, InvalidOptionException {
    outputs.checkWritable(dialect());
    try (Inputs archives = new Inputs(options.get(OptionTable.MAX_ARCHIVES))) {
      Scan scan = scan(open(archives, options), archives, isPart, options);
      PrintWriter out = out();
      scan.said().forEach(this::say);
      new ConsoleReport(out).print(scan);
      outputs.write(scan, application().inputs());
      scan.run().writeBaseline(); // the last step, because the next scan reads what it writes
      return ended(failOn(options).fails(scan), scan);
    }
  }

  private FailOn failOn(Options options) {
    if (failOn != null) {
      return failOn;
    }
    return options.get(OptionTable.BASELINE).isPresent() ? FailOn.NEW : FailOn.NONE;
  }
}
