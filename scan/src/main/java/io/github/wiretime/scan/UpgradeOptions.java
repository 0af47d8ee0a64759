package io.github.wiretime.scan;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.CaseFormat;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.DubboLine;
import io.github.wiretime.scan.words.ScanTexts;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;

/** The lines of Dubbo between which a scan compares the application. */
final class UpgradeOptions {

  private static final String NAME = "Upgrade";

  /** What a comparison does not do. */
  private static final ImmutableList<String> LEFT_OUT =
      ImmutableList.of(
          "--allow-list",
          "--baseline",
          "--baseline-mode",
          "--fix",
          "--hessian-lite",
          "--markdown",
          "--sarif");

  @Option(
      names = "--upgrade",
      paramLabel = "FROM:TO",
      description = "what changes between two lines of Dubbo, such as 3.2:3.3, and no findings")
  private String lines;

  /** Whether a comparison is asked for. */
  boolean isAsked() {
    return lines != null;
  }

  /**
   * What is wrong with it.
   *
   * @param dialect of the user
   */
  Optional<String> problem(Dialect dialect) {
    ImmutableList<DubboLine> known = known();
    return !isAsked() || (split().size() == 2 && known.size() == 2 && known.get(0) != known.get(1))
        ? Optional.empty()
        : Optional.of(
            dialect.refused(
                NAME,
                "'"
                    + lines
                    + "' does not name two different lines among "
                    + String.join(", ", DubboLine.ids())
                    + ", such as 3.2:3.3"));
  }

  private List<String> split() {
    return Splitter.on(':').trimResults().splitToList(lines);
  }

  private ImmutableList<DubboLine> known() {
    return isAsked()
        ? split().stream().flatMap(id -> DubboLine.of(id).stream()).collect(toImmutableList())
        : ImmutableList.of();
  }

  /** The line before the upgrade. */
  DubboLine from() {
    return known().get(0);
  }

  /** The line after it, which may be an older one. */
  DubboLine to() {
    return known().get(1);
  }

  /**
   * A sentence about options that are of no use here.
   *
   * @param line what the user gave
   */
  static Optional<String> leftOut(ParseResult line, Dialect dialect) {
    ImmutableList<String> names =
        LEFT_OUT.stream()
            .filter(line::hasMatchedOption)
            .map(name -> CaseFormat.LOWER_HYPHEN.to(CaseFormat.UPPER_CAMEL, name.substring(2)))
            .map(dialect::spelled)
            .collect(toImmutableList());
    return names.isEmpty()
        ? Optional.empty()
        : Optional.of(
            dialect.text(
                ScanTexts.of("upgrade.without", dialect.spelled(NAME), String.join(", ", names))));
  }
}
