package io.github.wiretime.checker.finding;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import io.github.wiretime.checker.options.NamePatterns;
import io.github.wiretime.checker.roots.TypeRoot;
import io.github.wiretime.checker.wire.Names;
import io.github.wiretime.checker.wire.WireEntries;
import io.github.wiretime.checker.wiremap.WireMap;
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
      add(source, false, "-XepOpt:CostlyRpcTime:WireTypes names the class");
    }
    serviceOf(WireEntries.written(source))
        .ifPresent(service -> add(source, false, because(service)));
    serviceOf(WireEntries.withSubclasses(source))
        .ifPresent(service -> add(source, true, because(service)));
    for (Type parameter : source.type.allparams()) {
      serviceOf(WireEntries.openParameter(source, parameter.tsym))
          .ifPresent(
              service ->
                  roots.add(
                      new TypeRoot(source, false, Optional.of(parameter.tsym), because(service))));
    }
  }

  private void add(ClassSymbol source, boolean withSubclasses, String because) {
    roots.add(new TypeRoot(source, withSubclasses, Optional.empty(), because));
  }

  private Optional<String> serviceOf(String entry) {
    return map.flatMap(known -> known.serviceOf(entry));
  }

  private static String because(String service) {
    return "sent by '" + service.substring(service.lastIndexOf('.') + 1) + "' as the wire map says";
  }
}
