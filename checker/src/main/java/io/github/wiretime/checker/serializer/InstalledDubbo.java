package io.github.wiretime.checker.serializer;

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
 * @param line of which it is
 * @param defaults the serializers that a provider offers by default, the best first
 */
public record InstalledDubbo(Line line, ImmutableList<String> defaults) {

  /** Releases that choose a serializer in the same way. */
  public enum Line {
    /** None is on the class path; the current one is assumed. */
    UNKNOWN(""),
    /** Dubbo 2.6 and 2.7, in which a protocol overrides a provider. */
    V2_7("2.7"),
    /** Dubbo 3.0 and 3.1. */
    V3_0("3.0"),
    /** Dubbo 3.2, in which consumers obey what providers prefer, fastjson2 by default. */
    V3_2("3.2"),
    /** Dubbo 3.3, which prefers Hessian. */
    V3_3("3.3");

    private final String id;

    Line(String id) {
      this.id = id;
    }

    /** The first release, as a wire map has it; empty for an unknown one. */
    public String id() {
      return id;
    }
  }

  private static final String HESSIAN = "hessian2";
  private static final String FASTJSON2 = "fastjson2";
  private static final String DUBBO = "org.apache.dubbo.";

  /** Looks at the class path of a compilation. */
  public static InstalledDubbo in(Context context) {
    InstalledTypes types = new InstalledTypes(context);
    Line line = line(types);
    boolean offersFastjson2 =
        line == Line.V3_2
            && prefersFastjson2(types)
            && types.has(DUBBO + "common.serialize.fastjson2.FastJson2Serialization")
            && types.has("com.alibaba.fastjson2.JSONB");
    return new InstalledDubbo(
        line, offersFastjson2 ? ImmutableList.of(FASTJSON2, HESSIAN) : ImmutableList.of(HESSIAN));
  }

  /**
   * A release of which only the version is known: 3.2 is taken to have fastjson2, as Dubbo's own
   * jar and its starters bring it.
   *
   * @param version such as {@code 3.2.5}, of Dubbo or of its starter for Spring Boot
   */
  public static InstalledDubbo ofVersion(String version) {
    Line line = line(version);
    return new InstalledDubbo(
        line, line == Line.V3_2 ? ImmutableList.of(FASTJSON2, HESSIAN) : ImmutableList.of(HESSIAN));
  }

  /** This one where it is of a line, else the line as far as its version tells. */
  public InstalledDubbo at(DubboLine other) {
    InstalledDubbo known = ofVersion(other.id());
    return known.line == line ? this : known;
  }

  private static Line line(String version) {
    if (version.matches("[012]\\..*")) { // the first starters for Spring Boot were 0.1 and 1.0
      return Line.V2_7;
    }
    if (version.matches("3\\.[01]\\b.*")) {
      return Line.V3_0;
    }
    return version.matches("3\\.2\\b.*") ? Line.V3_2 : Line.V3_3;
  }

  private static Line line(InstalledTypes types) {
    if (types.has(DUBBO + "config.nested.TripleConfig")) {
      return Line.V3_3;
    }
    if (types.has(DUBBO + "common.serialization.PreferSerializationProvider")
        || preference(types).isPresent()) {
      return Line.V3_2;
    }
    if (types.has(DUBBO + "common.stream.StreamObserver")) {
      return Line.V3_0;
    }
    return types.has(DUBBO + "common.URL") || types.has("com.alibaba.dubbo.common.URL")
        ? Line.V2_7
        : Line.UNKNOWN;
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

  /** Whether consumers obey what a provider prefers; before, nobody knew preferences. */
  public boolean knowsPreferences() {
    return line != Line.V2_7 && line != Line.V3_0;
  }
}
