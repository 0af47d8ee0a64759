package io.github.wiretime.checker.negotiation;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Iterables;
import io.github.wiretime.checker.options.Serializers;
import java.util.Map;
import java.util.Optional;

/**
 * What one level says of serializers: a service, a provider, a protocol, a reference or a consumer.
 *
 * @param preferred names in order, {@code preferSerialization}
 * @param plain one name, {@code serialization}
 * @param parameters what {@code parameters} has under the keys that Dubbo's URLs have
 */
public record Stated(
    Optional<String> preferred, Optional<String> plain, ImmutableMap<String, String> parameters) {

  /** Nothing. */
  public static final Stated NOTHING =
      new Stated(Optional.empty(), Optional.empty(), ImmutableMap.of());

  static final String PREFERRED = "prefer.serialization";
  static final String PLAIN = "serialization";
  private static final Splitter NAMES = Splitter.on(',').trimResults().omitEmptyStrings();

  /** What attributes and parameters say; blank texts and unknown placeholders say nothing. */
  public static Stated of(
      Optional<String> preferred, Optional<String> plain, Map<String, String> parameters) {
    return new Stated(known(preferred), known(plain), ImmutableMap.copyOf(parameters));
  }

  private static Optional<String> known(Optional<String> text) {
    return text.flatMap(Placeholders::resolved).filter(resolved -> !resolved.isEmpty());
  }

  /** One name for all. */
  static Stated plain(String name) {
    return new Stated(Optional.empty(), Optional.of(name), ImmutableMap.of());
  }

  /** The same without a plain name. */
  Stated onlyPreferred() {
    return new Stated(preferred, Optional.empty(), parameters);
  }

  /** The same without parameters, which services do not inherit from Dubbo 3.2 on. */
  Stated withoutParameters() {
    return new Stated(preferred, plain, ImmutableMap.of());
  }

  /** What consumers are offered that obey preferences, the best first; empty if it says nothing. */
  ImmutableList<String> offered(InstalledDubbo dubbo) {
    Optional<String> order =
        dubbo.knowsPreferences() ? preferred.or(() -> parameter(PREFERRED)) : Optional.empty();
    return ImmutableList.copyOf(NAMES.split(order.or(() -> plain(dubbo)).orElse("")));
  }

  /** What the others are told. Parameters stopped to count with Dubbo 3.2. */
  Optional<String> plain(InstalledDubbo dubbo) {
    return dubbo.knowsPreferences() ? plain : plain.or(() -> parameter(PLAIN));
  }

  /** What a consumer asks for, which has nothing but parameters to say it. */
  ImmutableList<String> asked(InstalledDubbo dubbo) {
    return ImmutableList.copyOf(
        NAMES.split(parameter(dubbo.knowsPreferences() ? PREFERRED : PLAIN).orElse("")));
  }

  /** Whether HSF, which has no levels, uses Hessian; it does where nothing is said. */
  boolean isHessianForHsf() {
    Iterable<String> names = NAMES.split(preferred.or(() -> plain).orElse(""));
    return Serializers.isHessian(Iterables.getFirst(names, "hessian2"));
  }

  private Optional<String> parameter(String key) {
    return Optional.ofNullable(parameters.get(key)).filter(text -> !text.isBlank());
  }
}
