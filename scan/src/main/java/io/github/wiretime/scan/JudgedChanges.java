package io.github.wiretime.scan;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static com.google.common.collect.ImmutableSortedSet.toImmutableSortedSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import io.github.wiretime.checker.baseline.BaselineContent;
import io.github.wiretime.checker.broken.Breakage;
import io.github.wiretime.checker.finding.AllAcceptances;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.compare.BreakingChange;
import io.github.wiretime.scan.compare.ReadBuild;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** What acceptances and a baseline make of changes. */
record JudgedChanges(
    ImmutableList<ComparedChange> changes,
    Optional<UnaryOperator<ImmutableSortedSet<String>>> baselineChange,
    Optional<String> ofBaseline) {

  JudgedChanges(
      ImmutableList<BreakingChange> all,
      OldNames names,
      ReadBuild current,
      AllAcceptances acceptances,
      Optional<BaselineContent> baseline,
      Options options) {
    this(
        all.stream()
            .map(change -> ComparedChange.of(change, names.of(change.key()), current, acceptances))
            .collect(toImmutableList()),
        names,
        baseline,
        options);
  }

  private JudgedChanges(
      ImmutableList<ComparedChange> changes,
      OldNames names,
      Optional<BaselineContent> baseline,
      Options options) {
    this(
        changes,
        baseline.map(content -> result(changes, names, content, options)),
        baseline,
        options);
  }

  private JudgedChanges(
      ImmutableList<ComparedChange> changes,
      Optional<BaselineContent.Result> result,
      Optional<BaselineContent> baseline,
      Options options) {
    this(
        changes.stream()
            .map(
                change ->
                    change.baselined(
                        result.filter(known -> known.known().contains(change.line())).isPresent()))
            .collect(toImmutableList()),
        result.flatMap(BaselineContent.Result::change),
        result.flatMap(known -> said(known, baseline.orElseThrow().path(), options.dialect())));
  }

  private static Optional<String> said(BaselineContent.Result result, Path file, Dialect dialect) {
    if (result.isMissed()) {
      String write = dialect.setting(OptionTable.BASELINE_MODE, "write");
      return Optional.of(dialect.text(CheckTexts.of("baseline.missing", file, write)));
    }
    if (result.stale().isEmpty()) {
      return Optional.empty();
    }
    String lines = String.join("; ", result.stale());
    String prune = dialect.setting(OptionTable.BASELINE_MODE, "prune");
    return Optional.of(dialect.text(CheckTexts.of("baseline.stale", file, lines, prune)));
  }

  private static BaselineContent.Result result(
      ImmutableList<ComparedChange> changes,
      OldNames names,
      BaselineContent baseline,
      Options options) {
    ImmutableSortedSet<String> keys =
        changes.stream()
            .filter(change -> change.acceptance().isEmpty() && change.change().isForAny())
            .map(ComparedChange::line)
            .collect(toImmutableSortedSet(Comparator.naturalOrder()));
    return baseline.compare(
        options.get(OptionTable.BASELINE_MODE), keys, lines -> stale(lines, keys, names));
  }

  /** Lines about another build before, and about what does not break any more. */
  private static ImmutableSet<String> stale(
      ImmutableSet<String> lines, ImmutableSortedSet<String> found, OldNames names) {
    return lines.stream()
        .filter(line -> Breakage.checkOf(line) == Check.BREAKING_RPC_CHANGE)
        .filter(line -> !found.contains(line) && names.tell(line))
        .collect(toImmutableSet());
  }

  /** What lines of a baseline call the build before. */
  record OldNames(
      CompareInputs inputs, ImmutableList<Element> old, ImmutableList<Element> current) {

    String of(String key) {
      return inputs.oldName(old, className(key));
    }

    /**
     * Whether a line that was not found can be judged. What a part of a build does not have, or
     * does not send, another part may.
     */
    boolean tell(String line) {
      return !inputs.isPart()
          || (Stream.concat(old.stream(), current.stream())
                  .flatMap(element -> element.classes().stream())
                  .anyMatch(entry -> entry.className().equals(className(line)))
              && !line.endsWith(":" + ComparedChange.inLine(of(line))));
    }

    private static String className(String key) {
      return key.substring(0, key.indexOf('#'));
    }
  }
}
