package io.github.wiretime.checker.roots;

import com.google.common.collect.Ordering;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.application.ReportLocation;
import io.github.wiretime.checker.options.Serializers;
import io.github.wiretime.checker.serializer.HessianUse;
import io.github.wiretime.checker.serializer.Verdict;
import io.github.wiretime.checker.wiremap.Offer;
import io.github.wiretime.checker.wiremap.WireMap;
import java.util.Optional;

/**
 * Reads from a wire map what the providers of other compilations offer.
 *
 * @param map none if this compilation reads none
 */
public record MappedServices(Optional<WireMap> map) {

  /** Whether the map lists an interface as a service. */
  boolean contain(ClassSymbol type) {
    return lists(type.getQualifiedName().toString());
  }

  private boolean lists(String service) {
    return map.filter(known -> known.hasService(service)).isPresent();
  }

  /** The declaration of an interface that the map lists. */
  static Declaration declaration(ClassSymbol service) {
    return Declaration.of(
        new ReportLocation.Declaration(service),
        Verdict.PROVIDER_DECIDES,
        Framework.DUBBO,
        /* isReference= */ true);
  }

  Optional<HessianUse> hessianUseOf(ClassSymbol service) {
    String name = service.getQualifiedName().toString();
    return lists(name) || map.filter(known -> !known.offersOf(name).isEmpty()).isPresent()
        ? Optional.of(hessianUseOf(name))
        : Optional.empty();
  }

  /**
   * What writes the calls of a service that the map knows; Hessian where the map does not say what
   * the provider offers, because then an earlier release of the check wrote it.
   */
  public HessianUse hessianUseOf(String service) {
    return map.orElseThrow().offersOf(service).stream()
        .map(MappedServices::hessianUseOf)
        .min(Ordering.natural())
        .orElse(HessianUse.ALWAYS);
  }

  private static HessianUse hessianUseOf(Offer offer) {
    if (Serializers.isHessian(offer.serializers().get(0))) {
      return HessianUse.ALWAYS;
    }
    return offer.serializers().stream().anyMatch(Serializers::isHessian)
        ? HessianUse.OLDER_PEERS
        : HessianUse.without(offer.serializers());
  }
}
