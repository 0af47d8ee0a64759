package io.github.wiretime.scan.compare;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableSet;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The names of classes that Dubbo trusts because a service names them, as {@code
 * allowlist.TrustedTypes} has them of javac: what its methods declare, and below each such class
 * what it extends and what its fields declare; of an array no elements.
 */
final class Trust {

  private final String service;
  private final WireBuild build;
  private final Set<String> trusted = new HashSet<>();
  private final Set<String> dotted = new HashSet<>();
  private final Deque<String> pending = new ArrayDeque<>();

  private Trust(String service, WireBuild build) {
    this.service = service;
    this.build = build;
  }

  /** What a service makes trusted in a build. */
  static Trust of(WireService service, WireBuild build) {
    Trust trust = new Trust(service.name(), build);
    trust.add(WireType.of(service.name()));
    service
        .methods()
        .values()
        .forEach(
            method ->
                Stream.of(
                        method.parameters().stream(),
                        Stream.of(method.result()),
                        method.thrown().stream())
                    .flatMap(types -> types)
                    .forEach(trust::add));
    while (!trust.pending.isEmpty()) {
      trust.addBelow(trust.pending.remove());
    }
    return trust;
  }

  /** All, without the interface, which nobody sends. */
  ImmutableSet<String> classes() {
    return trusted.stream().filter(name -> !name.equals(service)).collect(toImmutableSet());
  }

  /** Whether a class is trusted, by the beginning of its name. */
  boolean covers(String type) {
    String name = dotted(type);
    for (int end = 1; end <= name.length(); end++) {
      if (dotted.contains(name.substring(0, end))) {
        return true;
      }
    }
    return false;
  }

  private static String dotted(String name) {
    return name.replace('$', '.');
  }

  private void add(WireType type) {
    if (type.isArray()) {
      WireType element = type.argument(0);
      if (!element.isClass() || !element.arguments().isEmpty()) {
        add(element);
      }
      return;
    }
    type.arguments().forEach(this::add);
    if (type.isClass() && trusted.add(type.name())) {
      dotted.add(dotted(type.name()));
      pending.add(type.name());
    }
  }

  private void addBelow(String name) {
    if (WireBuild.isJdk(name)) {
      return;
    }
    build
        .find(name)
        .ifPresent(
            type -> {
              type.above().forEach(this::add);
              type.fields().stream()
                  .filter(field -> !field.isTransient())
                  .forEach(field -> add(field.type()));
            });
  }
}
