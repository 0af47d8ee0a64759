package io.github.wiretime.checker.finding;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Type;
import io.github.wiretime.checker.files.Sender;
import io.github.wiretime.checker.files.WireMap;
import io.github.wiretime.checker.javac.Names;
import io.github.wiretime.checker.options.NamePatterns;
import io.github.wiretime.checker.roots.TypeRoot;
import io.github.wiretime.checker.walk.WireEntries;
import java.util.List;
import java.util.Optional;

/** The classes of this compilation that cross the wire because a wire map or the user says so. */
final class MappedTypes {

  private final ImmutableList.Builder<TypeRoot> roots = ImmutableList.builder();
  private final Optional<WireMap> map;
  private final NamePatterns wireTypes;

  private MappedTypes(Optional<WireMap> map, NamePatterns wireTypes) {
    this.map = map;
    this.wireTypes = wireTypes;
  }

  static ImmutableList<TypeRoot> among(
      List<ClassSymbol> sources, Optional<WireMap> map, NamePatterns wireTypes) {
    MappedTypes types = new MappedTypes(map, wireTypes);
    if (map.isPresent() || !wireTypes.isEmpty()) {
      sources.forEach(types::add);
    }
    return types.roots.build();
  }

  private void add(ClassSymbol source) {
    if (wireTypes.match(Names.of(source))) {
      roots.add(new TypeRoot(source, false, Optional.empty(), ImmutableSet.of()));
    }
    if (map.isEmpty()) {
      return;
    }
    add(WireEntries.written(source), source, false, Optional.empty());
    add(WireEntries.withSubclasses(source), source, true, Optional.empty());
    for (Type parameter : source.type.allparams()) {
      String entry = WireEntries.openParameter(source, parameter.tsym);
      add(entry, source, false, Optional.of(parameter.tsym));
    }
  }

  private void add(
      String entry, ClassSymbol source, boolean withSubclasses, Optional<TypeSymbol> parameter) {
    ImmutableSet<Sender> senders = map.orElseThrow().sendersOf(entry);
    if (!senders.isEmpty()) {
      roots.add(new TypeRoot(source, withSubclasses, parameter, senders));
    }
  }
}
