package io.github.wiretime.checker.negotiation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.javac.InstalledTypes;
import io.github.wiretime.checker.options.DubboLine;
import java.util.Optional;

/**
 * The Dubbo on the class path, told by classes that only some releases have.
 *
 * @param line of which it is; a class path tells 3.1 from 3.0 by nothing. Empty if there is none,
 *     and the newest is assumed
 * @param defaults the serializers that a provider offers by default, the best first
 */
public record InstalledDubbo(Optional<DubboLine> line, ImmutableList<String> defaults) {

  private static final String HESSIAN = "hessian2";
  private static final String FASTJSON2 = "fastjson2";
  private static final String DUBBO = "org.apache.dubbo.";

  /** Looks at the class path of a compilation. */
  public static InstalledDubbo in(Context context) {
    InstalledTypes types = new InstalledTypes(context);
    Optional<DubboLine> line = line(types);
    boolean offersFastjson2 =
        line.equals(Optional.of(DubboLine.V3_2))
            && prefersFastjson2(types)
            && types.has(DUBBO + "common.serialize.fastjson2.FastJson2Serialization")
            && types.has("com.alibaba.fastjson2.JSONB");
    return new InstalledDubbo(
        line, offersFastjson2 ? ImmutableList.of(FASTJSON2, HESSIAN) : ImmutableList.of(HESSIAN));
  }

  /**
   * A release of which only the version is known: 3.2 is taken to have fastjson2, as Dubbo's own
   * jar and its starters bring it, and 3.1 counts as 3.0, as it does where classes tell the line.
   *
   * @param version such as {@code 3.2.5}, of Dubbo or of its starter for Spring Boot
   */
  public static InstalledDubbo ofVersion(String version) {
    DubboLine told = DubboLine.ofVersion(version);
    DubboLine line = told == DubboLine.V3_1 ? DubboLine.V3_0 : told;
    return new InstalledDubbo(
        Optional.of(line),
        line == DubboLine.V3_2 ? ImmutableList.of(FASTJSON2, HESSIAN) : ImmutableList.of(HESSIAN));
  }

  /** This one where it is of a line, else the line as far as its version tells. */
  public InstalledDubbo at(DubboLine other) {
    return line.equals(Optional.of(other)) ? this : ofVersion(other.id());
  }

  private static Optional<DubboLine> line(InstalledTypes types) {
    if (types.has(DUBBO + "config.nested.TripleConfig")) {
      return Optional.of(DubboLine.V3_3);
    }
    if (types.has(DUBBO + "common.serialization.PreferSerializationProvider")
        || preference(types).isPresent()) {
      return Optional.of(DubboLine.V3_2);
    }
    if (types.has(DUBBO + "common.stream.StreamObserver")) {
      return Optional.of(DubboLine.V3_0);
    }
    return types.has(DUBBO + "common.URL") || types.has("com.alibaba.dubbo.common.URL")
        ? Optional.of(DubboLine.V2_7)
        : Optional.empty();
  }

  /** The first 3.2 preferred Hessian, and said so in a constant that later ones dropped. */
  private static boolean prefersFastjson2(InstalledTypes types) {
    return preference(types).map(order -> order.startsWith(FASTJSON2)).orElse(true);
  }

  private static Optional<String> preference(InstalledTypes types) {
    return types.find(DUBBO + "common.constants.ProviderConstants").stream()
        .flatMap(type -> Streams.stream(type.members().getSymbols(VarSymbol.class::isInstance)))
        .filter(constant -> constant.name.contentEquals("DEFAULT_PREFER_SERIALIZATION"))
        .map(constant -> String.valueOf(((VarSymbol) constant).getConstValue()))
        .findFirst();
  }

  /** Whether consumers obey what a provider prefers; before 3.2 nobody knew preferences. */
  public boolean knowsPreferences() {
    return line.isEmpty() || line.get().compareTo(DubboLine.V3_2) >= 0;
  }
}
