package io.github.wiretime.checker.roots;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.negotiation.InstalledDubbo;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Every service that a compilation provides or consumes.
 *
 * @param roots those that Hessian writes, by name
 * @param forOlderPeers those that it writes for older consumers and direct addresses only
 * @param ofFastjson2 those that only Dubbo's fastjson2 writes
 * @param skipped those that it does not write
 * @param dubbo what is on the class path; asked only if there is a service
 * @param warnings what could not be resolved
 * @param notes what needs no action if it is meant so
 */
public record DeclaredServices(
    ImmutableList<ServiceRoot> roots,
    ImmutableList<ServiceRoot> forOlderPeers,
    ImmutableList<ServiceRoot> ofFastjson2,
    ImmutableList<SkippedService> skipped,
    Supplier<InstalledDubbo> dubbo,
    ImmutableList<String> warnings,
    ImmutableList<String> notes) {

  /** Whether Hessian writes none at all. */
  public boolean areNone() {
    return roots.isEmpty() && forOlderPeers.isEmpty();
  }

  /** Whether all services are of one framework. */
  public boolean areOf(Framework framework) {
    return !areNone()
        && Stream.of(roots, forOlderPeers)
            .flatMap(List::stream)
            .allMatch(root -> root.framework() == framework);
  }
}
