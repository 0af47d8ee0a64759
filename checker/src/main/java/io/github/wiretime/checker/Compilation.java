package io.github.wiretime.checker;

import com.google.common.collect.ImmutableMap;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.files.ModuleFolder;
import io.github.wiretime.checker.javac.DiagnosticLimit;
import io.github.wiretime.checker.javac.Notices;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.options.CompilerDialect;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.Door;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.options.OptionsParser;
import io.github.wiretime.checker.report.FailureText;
import java.util.Map;

/**
 * What the checks say at the declarations of one run of javac; made once, when the first source is
 * visited.
 */
final class Compilation {

  /** Nothing anywhere. */
  static final Compilation WITHOUT_FINDINGS = new Compilation(ImmutableMap.of(), ImmutableMap.of());

  private final ImmutableMap<Check, Placements> placements;
  private final ImmutableMap<Check, DiagnosticLimit> limits;

  Compilation(
      ImmutableMap<Check, Placements> placements, ImmutableMap<Check, DiagnosticLimit> limits) {
    this.placements = placements;
    this.limits = limits;
  }

  /**
   * Analyzes all sources that javac has entered. An option that cannot be used becomes an error of
   * the compilation, and there are no findings. What belongs to no source is said at once.
   *
   * @param texts what the user set, by the name of the option
   */
  static Compilation analyze(
      Context context, Map<String, String> texts, Checks checks, boolean leaveGenerated) {
    Dialect dialect = new CompilerDialect();
    try {
      Options options = options(context, texts, dialect).withChecks(checks.severities().keySet());
      return new CompilationRun(context, options, checks).run(leaveGenerated);
    } catch (InvalidOptionException invalid) {
      new Notices(context).error(invalid.in(dialect));
      return WITHOUT_FINDINGS;
    }
  }

  private static Options options(Context context, Map<String, String> texts, Dialect dialect)
      throws InvalidOptionException {
    Options options = OptionsParser.parse(texts, Door.ERROR_PRONE, dialect);
    return ModuleFolder.of(context).isBesideOwnCode() ? options.withoutSpringConfig() : options;
  }

  /** Says that the check itself failed. */
  static void sayFailed(Context context, Throwable unexpected) {
    new Notices(context).warn(new CompilerDialect().said(FailureText.of(unexpected)));
  }

  /** What a check says at declarations. */
  Placements placements(Check check) {
    return placements.getOrDefault(check, Placements.NONE);
  }

  /** Counts what a check says at declarations. */
  DiagnosticLimit limit(Check check) {
    return limits.get(check);
  }
}
