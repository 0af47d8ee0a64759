package io.github.wiretime.scan.compare;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import io.github.wiretime.checker.broken.Effect;
import io.github.wiretime.checker.options.HessianLite;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What two builds send, compared in both directions.
 *
 * @param changes those that break
 * @param services how many services both have
 * @param classes how many classes of the application they send
 * @param added the services that only the new build has
 */
public record Comparison(
    ImmutableList<BreakingChange> changes, int services, int classes, ImmutableList<String> added) {

  /** How a build reads. */
  record Reader(HessianLite release, boolean isStrict) {}

  private record Place(BreakingRule rule, String key) {}

  /** Compares a build with the one before it. */
  public static Comparison of(ReadBuild old, ReadBuild current) {
    WireBuild before = old.wire();
    WireBuild after = current.wire();
    ImmutableList.Builder<BreakingChange> changes = ImmutableList.builder();
    ImmutableList.Builder<String> added = ImmutableList.builder();
    for (WireService service : before.services().values()) {
      if (after.find(service.name()).isEmpty()) {
        changes.add(removed(service));
      }
    }
    Set<String> classes = new HashSet<>();
    int services = 0;
    for (boolean ofSofa : new boolean[] {false, true}) {
      ImmutableList.Builder<String> both = ImmutableList.builder();
      for (WireService service : after.services().values()) {
        if (service.isOfSofa() != ofSofa) {
          continue;
        }
        if (before.service(service.name()).isPresent()) {
          both.add(service.name());
          services++;
        } else {
          added.add(service.title());
        }
      }
      changes.addAll(
          of(before, after, both.build(), old.reader(ofSofa), current.reader(ofSofa), classes));
    }
    return new Comparison(changes.build(), services, classes.size(), added.build());
  }

  /** A service that consumers of the old build call in vain. */
  private static BreakingChange removed(WireService service) {
    return new BreakingChange(
        BreakingRule.SERVICE,
        service.name() + "#<class>",
        service.title(),
        "",
        ImmutableMap.of(
            Direction.NEW_TO_OLD, new Verdict(Effect.FAILS_READING, /* isRefused= */ false, "")),
        ImmutableList.of(),
        service.methods().values().stream()
            .map(WireService.Method::title)
            .collect(toImmutableList()),
        /* isInResult= */ true,
        /* isInParameter= */ false);
  }

  /**
   * The changes that break, nearest to a service first.
   *
   * @param services the names of those to compare, which both builds have
   * @param old how peers of the old build read
   * @param current how those of the new one do
   * @param classes gets the names of those that the new build sends
   */
  static ImmutableList<BreakingChange> of(
      WireBuild before,
      WireBuild after,
      Iterable<String> services,
      Reader old,
      Reader current,
      Set<String> classes) {
    Map<Place, Map<Direction, List<Break>>> found = new LinkedHashMap<>();
    Transfer.Peers oldPeers = Transfer.Peers.of(before, services);
    Transfer.Peers newPeers = Transfer.Peers.of(after, services);
    new Transfer(oldPeers, newPeers, false, current)
        .run()
        .forEach(each -> add(found, each, Direction.OLD_TO_NEW));
    Transfer back = new Transfer(newPeers, oldPeers, true, old);
    back.run().forEach(each -> add(found, each, Direction.NEW_TO_OLD));
    classes.addAll(back.classes());
    return found.entrySet().stream()
        .map(each -> change(each.getKey(), each.getValue()))
        .collect(toImmutableList());
  }

  private static void add(
      Map<Place, Map<Direction, List<Break>>> found, Break each, Direction direction) {
    found
        .computeIfAbsent(
            new Place(each.rule(), each.key()), unused -> new EnumMap<>(Direction.class))
        .computeIfAbsent(direction, unused -> new ArrayList<>())
        .add(each);
  }

  private static BreakingChange change(Place place, Map<Direction, List<Break>> breaks) {
    ImmutableSet<Start.Sender> senders =
        breaks.values().stream()
            .flatMap(List::stream)
            .map(Break::senders)
            .distinct()
            .flatMap(Set::stream)
            .collect(toImmutableSet());
    Break shown = breaks.values().iterator().next().get(0);
    return new BreakingChange(
        place.rule,
        place.key,
        shown.was(),
        shown.is(),
        verdicts(breaks),
        shown.path(),
        senders.stream().map(Start.Sender::method).distinct().collect(toImmutableList()),
        !senders.stream().allMatch(Start.Sender::isParameter),
        senders.stream().anyMatch(Start.Sender::isParameter));
  }

  private static ImmutableMap<Direction, Verdict> verdicts(Map<Direction, List<Break>> breaks) {
    return Maps.immutableEnumMap(
        Maps.transformValues(
            breaks,
            each ->
                each.stream()
                    .map(one -> new Verdict(one.effect(), one.isRefused(), one.values()))
                    .reduce(Verdict::worse)
                    .orElseThrow()));
  }
}
