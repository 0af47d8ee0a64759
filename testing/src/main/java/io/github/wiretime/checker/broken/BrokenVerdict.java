package io.github.wiretime.checker.broken;

import static com.google.common.collect.ImmutableSortedMap.toImmutableSortedMap;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.Maps;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.compilation.SourceApplication;
import io.github.wiretime.checker.finding.AllAcceptances;
import io.github.wiretime.checker.finding.Analysis;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.OptionsParser;
import io.github.wiretime.oracle.Compilation;
import io.github.wiretime.oracle.InMemoryCompiler;
import java.util.Arrays;
import java.util.Comparator;

/** What the check finds that does not arrive, in sources that the real javac analyzed once. */
public final class BrokenVerdict {

  private BrokenVerdict() {}

  /**
   * What becomes of the values in each release of Hessian, by the keys of findings: {@code
   * com.acme.Dto#rate BrokenRpcValue.float}.
   */
  public static ImmutableMap<HessianLite, ImmutableSortedMap<String, Effect>> of(
      Compilation compilation) {
    return InMemoryCompiler.analyze(
        compilation,
        context ->
            Maps.toMap(Arrays.asList(HessianLite.values()), release -> effects(context, release)));
  }

  /** What becomes of the values in one release, by the keys of findings. */
  public static ImmutableSortedMap<String, Effect> of(
      Compilation compilation, HessianLite release) {
    return InMemoryCompiler.analyze(compilation, context -> effects(context, release));
  }

  private static ImmutableSortedMap<String, Effect> effects(Context context, HessianLite release) {
    try {
      return Analysis.of(
              context,
              new SourceApplication(context),
              OptionsParser.parse(ImmutableMap.of("HessianLite", release.id())),
              AllAcceptances.ofSources())
          .findings()
          .get(Check.BROKEN_RPC_VALUE)
          .stream()
          .collect(
              toImmutableSortedMap(
                  Comparator.naturalOrder(),
                  Finding::key,
                  finding -> finding.breakage().orElseThrow().effect()));
    } catch (InvalidOptionException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
