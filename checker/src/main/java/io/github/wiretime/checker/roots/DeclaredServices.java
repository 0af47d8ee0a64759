package io.github.wiretime.checker.roots;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.application.Application;
import io.github.wiretime.checker.files.ModuleFolder;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.serializer.InstalledDubbo;
import io.github.wiretime.checker.wiremap.Offer;
import io.github.wiretime.checker.wiremap.WireMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Every service that a compilation provides or consumes.
 *
 * @param roots those that Hessian writes, by name
 * @param forOlderPeers those that it writes for older consumers and direct addresses only
 * @param ofFastjson2 those that only Dubbo's fastjson2 writes
 * @param skipped those that it does not write
 * @param offers what each of their providers offers, as far as the release of Dubbo is known
 * @param dubbo what is on the class path; asked only if there is a service
 * @param warnings what could not be resolved
 * @param notes what needs no action if it is meant so
 */
public record DeclaredServices(
    ImmutableList<ServiceRoot> roots,
    ImmutableList<ServiceRoot> forOlderPeers,
    ImmutableList<ServiceRoot> ofFastjson2,
    ImmutableList<SkippedService> skipped,
    ImmutableList<Offer> offers,
    Supplier<InstalledDubbo> dubbo,
    ImmutableList<String> warnings,
    ImmutableList<String> notes) {

  /**
   * Collects the services of every kind of declaration.
   *
   * @throws InvalidOptionException if a file that the options name cannot be used
   */
  public static DeclaredServices in(
      Application application,
      Options options,
      Optional<WireMap> map,
      ModuleFolder folder,
      Context context)
      throws InvalidOptionException {
    return new ServiceSearch(application, options, map, context).run(folder);
  }

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
