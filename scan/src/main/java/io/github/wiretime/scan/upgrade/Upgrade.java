package io.github.wiretime.scan.upgrade;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableListMultimap.flatteningToImmutableListMultimap;
import static com.google.common.collect.ImmutableSortedMap.toImmutableSortedMap;
import static java.util.Comparator.naturalOrder;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.Multimaps;
import com.google.common.collect.Sets;
import io.github.wiretime.checker.finding.Finding;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What changes for an application.
 *
 * @param differences one for each member that is costly, or does not arrive, before or after; what
 *     needs most care comes first
 * @param meanwhile the members that break only while some peers have one line and some the other
 */
public record Upgrade(
    Side before,
    Side after,
    ImmutableList<Difference> differences,
    ImmutableListMultimap<MixedPeers, Finding> meanwhile) {

  /** Compares the application with itself. */
  public static Upgrade of(Side before, Side after, ImmutableList<MixedPeers> mixes) {
    Map<String, Finding> findings = new LinkedHashMap<>(before.findings());
    findings.putAll(after.findings());
    ImmutableListMultimap<MixedPeers, Difference> meanwhile =
        mixes.stream()
            .collect(
                flatteningToImmutableListMultimap(
                    mix -> mix, mix -> mix.differences(before, after).stream()));
    return new Upgrade(
        before,
        after,
        Stream.concat(
                findings.values().stream().map(finding -> Difference.of(finding, before, after)),
                meanwhile.values().stream())
            .sorted(Difference.MOST_CARE_FIRST)
            .collect(toImmutableList()),
        ImmutableListMultimap.copyOf(Multimaps.transformValues(meanwhile, Difference::finding)));
  }

  /** Those that a table lists. */
  public ImmutableList<Difference> listed() {
    return differences.stream()
        .filter(difference -> difference.change().isListed())
        .collect(toImmutableList());
  }

  /** The members that one change befalls. */
  public ImmutableList<Finding> with(Change change) {
    return differences.stream()
        .filter(difference -> difference.change() == change)
        .map(Difference::finding)
        .collect(toImmutableList());
  }

  /** The members that a rule breaks afterwards, each of which Hessian writes then. */
  public ImmutableList<Finding> brokenByHessian() {
    return differences.stream()
        .filter(difference -> difference.change() == Change.BREAKS)
        .filter(difference -> difference.after().isOfHessian())
        .map(Difference::finding)
        .filter(finding -> finding.breakage().isPresent())
        .collect(toImmutableList());
  }

  /** Whether a value does not arrive any more. */
  public boolean breaks() {
    return !with(Change.BREAKS).isEmpty();
  }

  /** The services that another serializer writes after than before, with both. */
  public ImmutableSortedMap<String, String> movedServices() {
    return Sets.symmetricDifference(before.services(), after.services()).stream()
        .collect(
            toImmutableSortedMap(
                naturalOrder(),
                service -> service,
                service -> before.writerOf(service) + " -> " + after.writerOf(service)));
  }
}
