package io.github.wiretime.scan.upgrade;

import static com.google.common.collect.ImmutableMap.toImmutableMap;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.wiretime.checker.cost.Release;
import io.github.wiretime.checker.finding.Analysis;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.options.DubboLine;
import io.github.wiretime.checker.roots.Framework;
import io.github.wiretime.checker.roots.Sender;
import io.github.wiretime.checker.roots.ServiceRoot;
import io.github.wiretime.checker.roots.SkippedService;
import io.github.wiretime.checker.walk.Occurrence;
import io.github.wiretime.checker.words.Language;
import java.util.Optional;

/** The application with one line of Dubbo. */
public final class Side {

  private final DubboLine line;
  private final Analysis analysis;
  private final ImmutableMap<String, Finding> findings;

  /** The services that Hessian writes, at least for those consumers of which nothing is known. */
  private final ImmutableSet<String> services;

  /** Why Hessian writes others for nobody, by name. */
  private final ImmutableMap<String, String> others;

  /**
   * What the engine found for a line.
   *
   * @param language of those who read what other serializers are called
   */
  public Side(DubboLine line, Analysis analysis, Language language) {
    this.line = line;
    this.analysis = analysis;
    this.findings =
        analysis.findings().values().stream()
            .filter(Side::counts)
            .collect(toImmutableMap(Finding::key, finding -> finding, (one, again) -> one));
    this.services =
        analysis.services().stream()
            .filter(service -> service.framework() == Framework.DUBBO)
            .map(service -> TypeNames.of(service.serviceClass()))
            .collect(toImmutableSet());
    this.others =
        analysis.skipped().stream()
            .collect(
                toImmutableMap(
                    SkippedService::name,
                    service -> service.reason().in(language),
                    (one, again) -> one));
  }

  /** An upgrade of Dubbo changes nothing for HSF and SOFARPC. */
  private static boolean counts(Finding finding) {
    return !finding.isAccepted()
        && !finding.isMigrating()
        && !finding.isReportedElsewhere()
        && finding
            .occurrence()
            .path()
            .root()
            .asService()
            .map(ServiceRoot::framework)
            .filter(framework -> framework != Framework.DUBBO)
            .isEmpty();
  }

  public DubboLine line() {
    return line;
  }

  /** How many services are of HSF and SOFARPC. */
  public int uncompared() {
    return (int)
        analysis.services().stream()
            .filter(service -> service.framework() != Framework.DUBBO)
            .map(ServiceRoot::serviceClass)
            .distinct()
            .count();
  }

  /** The Hessian that it brings. */
  public Release hessian() {
    return analysis.costs().main().release();
  }

  /**
   * Whether consumers of another line get by Hessian what they get by something else from providers
   * of their own line, and read it with another Hessian.
   */
  public boolean surprises(Side consumers) {
    return hessian().hessian() != consumers.hessian().hessian()
        && !consumers.services.containsAll(services);
  }

  /** What is costly, or does not arrive, by key. */
  ImmutableMap<String, Finding> findings() {
    return findings;
  }

  /** What becomes here of a member that is costly, or broken, here or on the other side. */
  MemberOutcome fateOf(Finding finding) {
    Finding here = findings.get(finding.key());
    if (here != null) {
      return MemberOutcome.of(here);
    }
    return other(finding.occurrence())
        .map(serializer -> MemberOutcome.of(serializer, finding))
        .orElseGet(
            () ->
                MemberOutcome.ofHessian(
                    finding.breakage().isPresent()
                        ? Optional.empty()
                        : analysis.costs().main().costOf(finding.occurrence().type())));
  }

  /** What writes a member here, if Hessian writes none of the services that send it. */
  private Optional<String> other(Occurrence occurrence) {
    ImmutableSet<String> senders =
        occurrence.reachedBy().all().stream().map(Sender::service).collect(toImmutableSet());
    return occurrence.path().root().asService().isEmpty()
            || !Sets.intersection(senders, services).isEmpty()
        ? Optional.empty()
        : senders.stream().findFirst().map(this::writerOf);
  }

  /** What writes a service for consumers from Dubbo 3.2 on. */
  String writerOf(String service) {
    return services.contains(service)
        ? DefaultSerializers.HESSIAN
        : others.getOrDefault(service, Fastjson2.NAME);
  }

  /** The services that Hessian writes. */
  ImmutableSet<String> services() {
    return services;
  }
}
