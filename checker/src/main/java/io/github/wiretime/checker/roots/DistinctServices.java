package io.github.wiretime.checker.roots;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Ordering;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.negotiation.HessianUse;
import io.github.wiretime.checker.roots.ServiceCollector.Found;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Joins the declarations of each service. If the provider of a service is known, its declaration
 * decides what writes the calls.
 */
final class DistinctServices {

  private static final Comparator<ServiceRoot> ORDER =
      Comparator.comparing((ServiceRoot root) -> root.service().tsym.flatName().toString())
          .thenComparing(root -> root.anchor().rank())
          .thenComparing(root -> root.anchor().text());

  private final Types types;
  private final Map<ClassSymbol, HessianUse> provided = new HashMap<>();

  /** Joins the declarations of one analysis. */
  DistinctServices(List<Found> found, Types types) {
    this.types = types;
    for (Found each : found) {
      if (!each.declaration().isReference()) {
        provided.merge(
            each.root().serviceClass(),
            each.declaration().verdict().hessian(),
            Ordering.<HessianUse>natural()::min);
      }
    }
  }

  /** The services by name, each interface with the same type arguments once. */
  ImmutableList<ServiceRoot> of(List<Found> found) {
    List<ServiceRoot> distinct = new ArrayList<>();
    for (ServiceRoot root : found.stream().map(this::known).sorted(ORDER).toList()) {
      int same = indexOfSame(root, distinct);
      if (same < 0) {
        distinct.add(root);
      } else {
        distinct.set(same, distinct.get(same).with(root));
      }
    }
    return ImmutableList.copyOf(distinct);
  }

  private ServiceRoot known(Found found) {
    HessianUse hessian = found.declaration().verdict().hessian();
    if (hessian != HessianUse.PROVIDER_DECIDES && hessian != HessianUse.UNLESS_SET) {
      return found.root().with(hessian);
    }
    return found
        .root()
        .with(
            Optional.ofNullable(provided.get(found.root().serviceClass()))
                .map(provider -> called(hessian, provider))
                .orElse(hessian));
  }

  /**
   * What writes the calls between a consumer and a provider. A consumer older than Dubbo 3.2 does
   * not ask what the provider prefers.
   */
  private static HessianUse called(HessianUse consumer, HessianUse provider) {
    return consumer == HessianUse.UNLESS_SET && provider == HessianUse.OLDER_PEERS
        ? HessianUse.ALWAYS
        : provider;
  }

  /** Searches the end only, because those of one interface follow each other. */
  private int indexOfSame(ServiceRoot root, List<ServiceRoot> distinct) {
    for (int i = distinct.size() - 1; i >= 0; i--) {
      ServiceRoot known = distinct.get(i);
      if (known.service().tsym != root.service().tsym) {
        return -1;
      }
      if (types.isSameType(known.service(), root.service())) {
        return i;
      }
    }
    return -1;
  }
}
