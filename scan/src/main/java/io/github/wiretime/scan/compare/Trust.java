package io.github.wiretime.scan.compare;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import java.util.BitSet;
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

  private final ImmutableList<WireService> all;
  private final WireBuild build;
  private final Map<String, BitSet> covering = new HashMap<>();

  /** By the name with dots only; asked of no build whose peers refuse nothing. */
  private final Supplier<Map<String, BitSet>> trusted = Suppliers.memoize(this::trusted);

  /** What each of some services makes trusted in a build. */
  Trust(ImmutableList<WireService> all, WireBuild build) {
    this.all = all;
    this.build = build;
  }

  /** The services, by number, that make a class trusted, by the beginning of its name. */
  BitSet covering(String type) {
    return covering.computeIfAbsent(
        type,
        unused -> {
          BitSet covering = new BitSet();
          String name = dotted(type);
          for (int end = 1; end <= name.length(); end++) {
            BitSet some = trusted.get().get(name.substring(0, end));
            if (some != null) {
              covering.or(some);
            }
          }
          return covering;
        });
  }

  private Map<String, BitSet> trusted() {
    Map<String, BitSet> services = new HashMap<>();
    for (int i = 0; i < all.size(); i++) {
      for (String name : named(all.get(i))) {
        services.computeIfAbsent(name, unused -> new BitSet()).set(i);
      }
    }
    passOn(services);
    Map<String, BitSet> trusted = new HashMap<>();
    services.forEach(
        (name, bits) -> trusted.computeIfAbsent(dotted(name), unused -> new BitSet()).or(bits));
    return trusted;
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

  private void passOn(Map<String, BitSet> services) {
    Map<String, Set<String>> below = new HashMap<>();
    Set<String> pending = new LinkedHashSet<>(services.keySet());
    while (!pending.isEmpty()) {
      String name = pending.iterator().next();
      pending.remove(name);
      for (String next : below.computeIfAbsent(name, this::namedBy)) {
        BitSet bits = services.computeIfAbsent(next, unused -> new BitSet());
        int before = bits.cardinality();
        bits.or(services.get(name));
        if (bits.cardinality() > before) {
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
