package io.github.wiretime.scan.upgrade;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.options.DubboLine;

/**
 * Providers of one line with consumers of the other. The Hessian of those who read decides which
 * values arrive, so that providers read parameters as among their own, and only results differ.
 *
 * @param results what consumers read of the providers
 * @param consumers their line
 */
public record MixedPeers(Side results, DubboLine consumers) {

  /** The line of the providers. */
  public DubboLine providers() {
    return results.line();
  }

  /** The results that do not arrive, though they do before the upgrade and after it. */
  ImmutableList<Difference> differences(Side before, Side after) {
    return results.findings().values().stream()
        .filter(finding -> finding.breakage().isPresent())
        .filter(finding -> arrives(finding, before) && arrives(finding, after))
        .map(
            finding ->
                new Difference(
                    finding,
                    Change.BREAKS_MEANWHILE,
                    before.fateOf(finding),
                    after.fateOf(finding)))
        .collect(toImmutableList());
  }

  private static boolean arrives(Finding finding, Side side) {
    return side.fateOf(finding).effect().isEmpty();
  }
}
