package io.github.wiretime.oracle;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Ordering;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.compilation.SourceApplication;
import io.github.wiretime.checker.finding.AllAcceptances;
import io.github.wiretime.checker.finding.Analysis;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.options.OptionsParser;
import java.util.Set;

/**
 * What the check finds in sources that the real javac analyzed, without any option set.
 *
 * @param release of Hessian, whose costs count
 */
public record CheckerVerdict(HessianLite release) implements Verdict {

  /** For the newest release. */
  public CheckerVerdict() {
    this(HessianLite.LITE_4_0_4);
  }

  @Override
  public Set<String> members(Compilation compilation) {
    return InMemoryCompiler.analyze(compilation, this::keys);
  }

  private Set<String> keys(Context context) {
    try {
      Options options = OptionsParser.parse(ImmutableMap.of("HessianLite", release.id()));
      return Analysis.of(
              context, new SourceApplication(context), options, AllAcceptances.ofSources())
          .findings()
          .get(Check.COSTLY_RPC_TIME)
          .stream()
          .map(Finding::key)
          .collect(ImmutableSortedSet.toImmutableSortedSet(Ordering.natural()));
    } catch (InvalidOptionException e) {
      throw new IllegalStateException(e);
    }
  }
}
