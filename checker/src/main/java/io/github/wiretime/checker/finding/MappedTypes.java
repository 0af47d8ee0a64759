package io.github.wiretime.checker.finding;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Type;
import io.github.wiretime.checker.javac.Names;
import io.github.wiretime.checker.options.NamePatterns;
import io.github.wiretime.checker.roots.MappedServices;
import io.github.wiretime.checker.roots.TypeRoot;
import io.github.wiretime.checker.serializer.HessianUse;
import io.github.wiretime.checker.walk.WireEntries;
import io.github.wiretime.checker.wiremap.Sender;
import io.github.wiretime.checker.wiremap.WireMap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The classes of this compilation that cross the wire because a wire map or the user says so.
 *
 * @param sent those that Hessian writes
 * @param forOlderPeers those that it writes for older consumers and direct addresses only
 */
record MappedTypes(ImmutableList<TypeRoot> sent, ImmutableList<TypeRoot> forOlderPeers) {

  static MappedTypes among(
      List<ClassSymbol> sources, Optional<WireMap> map, NamePatterns wireTypes) {
    if (map.isEmpty() && wireTypes.isEmpty()) {
      return new MappedTypes(ImmutableList.of(), ImmutableList.of());
    }
    Search search = new Search(map, wireTypes);
    sources.forEach(search::add);
    return new MappedTypes(byName(search.sent), byName(search.forOlderPeers));
  }

  /**
   * Sorts by name, because javac keeps classes in no order, and of two classes that reach a third
   * with equally many steps the first one is on its path.
   */
  private static ImmutableList<TypeRoot> byName(List<TypeRoot> roots) {
    return ImmutableList.sortedCopyOf(
        Comparator.comparing((TypeRoot root) -> Names.of(root.type())), roots);
  }

  /** Whether nothing of this compilation is sent in this way. */
  boolean areNone() {
    return sent.isEmpty() && forOlderPeers.isEmpty();
  }

  private static final class Search {
    private final List<TypeRoot> sent = new ArrayList<>();
    private final List<TypeRoot> forOlderPeers = new ArrayList<>();
    private final Optional<WireMap> map;
    private final MappedServices services;
    private final NamePatterns wireTypes;

    private Search(Optional<WireMap> map, NamePatterns wireTypes) {
      this.map = map;
      this.services = new MappedServices(map);
      this.wireTypes = wireTypes;
    }

    private void add(ClassSymbol source) {
      if (wireTypes.match(Names.of(source))) {
        sent.add(new TypeRoot(source, false, Optional.empty(), ImmutableSet.of()));
      }
      if (map.isEmpty()) {
        return;
      }
      add(WireEntries.written(source), source, false, Optional.empty());
      add(WireEntries.withSubclasses(source), source, true, Optional.empty());
      for (Type parameter : source.type.getTypeArguments()) {
        String entry = WireEntries.unboundParameter(source, parameter.tsym);
        add(entry, source, false, Optional.of(parameter.tsym));
      }
    }

    private void add(
        String entry, ClassSymbol source, boolean withSubclasses, Optional<TypeSymbol> parameter) {
      ImmutableSet<Sender> all =
          map.orElseThrow().sendersOf(entry).stream()
              .filter(sender -> services.hessianUseOf(sender.service()).isAny())
              .collect(toImmutableSet());
      if (all.isEmpty()) {
        return;
      }
      ImmutableSet<Sender> senders =
          all.stream()
              .filter(sender -> services.hessianUseOf(sender.service()) == HessianUse.ALWAYS)
              .collect(toImmutableSet());
      if (senders.isEmpty()) {
        forOlderPeers.add(new TypeRoot(source, withSubclasses, parameter, all));
      } else {
        sent.add(new TypeRoot(source, withSubclasses, parameter, senders));
      }
    }
  }
}
