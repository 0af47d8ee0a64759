package io.github.wiretime.scan;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.finding.Judgement;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.options.NamePatterns;
import io.github.wiretime.scan.fix.Fix;
import io.github.wiretime.scan.fix.FixPlan;
import io.github.wiretime.scan.fix.FixRequest;
import io.github.wiretime.scan.fix.Peers;
import io.github.wiretime.scan.fix.Step;
import io.github.wiretime.scan.html.PageFixes;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The patches for what a scan found. */
record ScanFixes(Scan scan) {

  /**
   * Plans a patch for what nobody accepted.
   *
   * @param members which members, by the patterns of their names; empty for all
   * @param released the latest release
   * @param root the folder from which the patch will be applied
   */
  FixPlan plan(Step step, NamePatterns members, Peers peers, Peers released, Path root) {
    return Fix.plan(request(step, members, peers, released, root), notAccepted());
  }

  private FixRequest request(
      Step step, NamePatterns members, Peers peers, Peers released, Path root) {
    return new FixRequest(
        step,
        members,
        peers,
        released,
        scan.costs().all().stream()
            .map(costs -> costs.release().hessian())
            .collect(ImmutableSet.toImmutableSet()),
        scan.application().context(),
        scan.application(),
        scan.application().classFiles(),
        scan.places(),
        root,
        new FixWords(scan.dialect()).advice());
  }

  private ImmutableList<Finding> notAccepted() {
    return scan.judgements().get(Check.COSTLY_RPC_TIME).stream()
        .filter(judgement -> judgement.state() != Judgement.State.ACCEPTED)
        .map(Judgement::finding)
        .collect(ImmutableList.toImmutableList());
  }

  /** What could be patched in release 1, if a source of the application is at hand. */
  Optional<PageFixes> firstRelease() {
    boolean haveSources =
        scan.judgements().get(Check.COSTLY_RPC_TIME).stream()
            .map(judgement -> judgement.finding().member().owner().outermostClass())
            .filter(scan.application()::contains)
            .anyMatch(type -> scan.places().fileOf(type).isPresent());
    if (!haveSources) {
      return Optional.empty();
    }
    // From wherever the patch will be applied; the page does not know.
    Path root = Path.of("").toAbsolutePath().getRoot();
    Peers none = Peers.in(List.of());
    FixRequest all = request(Step.READ, NamePatterns.of(ImmutableSet.of()), none, none, root);
    return Optional.of(
        new PageFixes(
            Fix.rows(all, notAccepted()),
            new FixWords(scan.dialect()).firstRelease(),
            scan.dialect().language()));
  }
}
