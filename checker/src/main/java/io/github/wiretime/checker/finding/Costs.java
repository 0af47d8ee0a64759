package io.github.wiretime.checker.finding;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.checker.cost.CostlyTypes;
import io.github.wiretime.checker.cost.Release;
import io.github.wiretime.checker.cost.Release.User;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.roots.DeclaredServices;
import io.github.wiretime.checker.roots.Framework;
import io.github.wiretime.checker.roots.ServiceRoot;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * What is costly for the services of each framework. SOFARPC sends with a Hessian of its own, in an
 * application with services of Dubbo as well. Nothing is looked up before it is asked for, because
 * that takes longer than all else if nothing is sent.
 */
public final class Costs {

  private final Supplier<CostlyTypes> main;
  private final Supplier<CostlyTypes> sofa;
  private final Supplier<ImmutableList<CostlyTypes>> all;

  /**
   * The costs of one application.
   *
   * @param release of a framework
   */
  Costs(Options options, DeclaredServices services, Function<User, Release> release) {
    User most = services.areOf(Framework.SOFA) ? User.SOFARPC : User.DUBBO;
    this.main = Suppliers.memoize(() -> CostlyTypes.of(options, release.apply(most)));
    this.sofa = Suppliers.memoize(() -> ofSofa(options, release.apply(User.SOFARPC)));
    this.all =
        Suppliers.memoize(
            () ->
                Stream.concat(
                        Stream.of(main()),
                        Stream.of(services.roots(), services.forOlderPeers())
                            .flatMap(ImmutableList::stream)
                            .map(this::of))
                    .distinct()
                    .collect(toImmutableList()));
  }

  /**
   * Those of Dubbo, or of SOFARPC if all services are; they are those of classes that only the user
   * names.
   */
  public CostlyTypes main() {
    return main.get();
  }

  /** Those of a service. */
  public CostlyTypes of(ServiceRoot service) {
    return service.framework() == Framework.SOFA ? sofa.get() : main();
  }

  /** All that services have, the main ones first. */
  public ImmutableList<CostlyTypes> all() {
    return all.get();
  }

  /** The releases of Hessian that nothing tells. */
  public ImmutableSet<HessianLite> assumed() {
    return all().stream()
        .map(CostlyTypes::release)
        .filter(Release::assumed)
        .map(Release::hessian)
        .collect(toImmutableSet());
  }

  /** Where both frameworks send with one release, one walk is enough. */
  private CostlyTypes ofSofa(Options options, Release release) {
    return release.hessian() == main().release().hessian()
        ? main()
        : CostlyTypes.of(options, release);
  }
}
