package io.github.wiretime.scan.compare;

import com.google.common.collect.ImmutableList;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Which services make Dubbo trust a class because they name it, as {@code allowlist.TrustedTypes}
 * has it of javac: what their methods declare, and below each such class what it extends and what
 * its fields declare; of an array no elements. Services are bits, which classes pass on to those
 * that they name, so that each class is looked at once for all of them.
 */
final class Trust {

  private final WireBuild build;
  private final Map<String, BitSet> services = new HashMap<>();
  private final Map<String, BitSet> dotted = new HashMap<>();
  private final Map<String, BitSet> covering = new HashMap<>();

  private Trust(WireBuild build) {
    this.build = build;
  }

  /** What each of some services makes trusted in a build. */
  static Trust of(List<WireService> services, WireBuild build) {
    Trust trust = new Trust(build);
    for (int i = 0; i < services.size(); i++) {
      for (String name : named(services.get(i))) {
        trust.services.computeIfAbsent(name, unused -> new BitSet()).set(i);
      }
    }
    trust.passOn();
    trust.services.forEach(
        (name, bits) ->
            trust.dotted.computeIfAbsent(dotted(name), unused -> new BitSet()).or(bits));
    return trust;
  }

  /** The services, by number, that make a class trusted, by the beginning of its name. */
  BitSet covering(String type) {
    return covering.computeIfAbsent(
        type,
        unused -> {
          BitSet all = new BitSet();
          String name = dotted(type);
          for (int end = 1; end <= name.length(); end++) {
            BitSet some = dotted.get(name.substring(0, end));
            if (some != null) {
              all.or(some);
            }
          }
          return all;
        });
  }

  private static String dotted(String name) {
    return name.replace('$', '.');
  }

  private static Set<String> named(WireService service) {
    Set<String> names = new LinkedHashSet<>();
    names.add(service.name());
    for (WireService.Method method : service.methods().values()) {
      Stream.of(method.parameters(), ImmutableList.of(method.result()), method.thrown())
          .flatMap(List::stream)
          .forEach(type -> addTo(names, type));
    }
    return names;
  }

  private static void addTo(Set<String> names, WireType type) {
    if (type.isArray()) {
      WireType element = type.argument(0);
      if (!element.isClass() || !element.arguments().isEmpty()) {
        addTo(names, element);
      }
      return;
    }
    type.arguments().forEach(argument -> addTo(names, argument));
    if (type.isClass()) {
      names.add(type.name());
    }
  }

  private void passOn() {
    Map<String, Set<String>> below = new HashMap<>();
    Deque<String> pending = new ArrayDeque<>(services.keySet());
    Set<String> waiting = new LinkedHashSet<>(pending);
    while (!pending.isEmpty()) {
      String name = pending.remove();
      waiting.remove(name);
      for (String next : below.computeIfAbsent(name, this::namedBy)) {
        BitSet bits = services.computeIfAbsent(next, unused -> new BitSet());
        int before = bits.cardinality();
        bits.or(services.get(name));
        if (bits.cardinality() > before && waiting.add(next)) {
          pending.add(next);
        }
      }
    }
  }

  private Set<String> namedBy(String name) {
    Set<String> names = new LinkedHashSet<>();
    if (!WireBuild.isJdk(name)) {
      build
          .find(name)
          .ifPresent(
              type -> {
                type.above().forEach(each -> addTo(names, each));
                type.fields().stream()
                    .filter(field -> !field.isTransient())
                    .forEach(field -> addTo(names, field.type()));
              });
    }
    return names;
  }
}
