package io.github.wiretime.scan.application;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.checker.options.Serializers;
import io.github.wiretime.checker.roots.Transport;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What the settings of one module say of services that name neither protocol nor serializer. Dubbo
 * exports them by all protocols.
 *
 * @param stated the serializer, or the protocol if that does without; empty if no setting says it
 * @param doubtful a list of serializers of which Hessian is not the first: Dubbo takes the first
 *     one that both sides have
 * @param unknown settings whose value only the running application knows
 */
record Transports(
    Optional<String> stated, Optional<String> doubtful, ImmutableList<String> unknown) {

  private static final String PROVIDER = "dubbo.provider";

  /**
   * Of settings by their keys, such as {@code dubbo.protocol.preferserialization}.
   *
   * @param settings as they were written
   */
  static Transports in(Map<String, String> settings) {
    Map<String, String> known = new TreeMap<>();
    ImmutableList.Builder<String> unknown = ImmutableList.builder();
    new TreeMap<>(settings)
        .forEach(
            (key, value) ->
                Placeholders.resolved(value)
                    .ifPresentOrElse(
                        text -> known.put(key, text),
                        () -> unknown.add(key + " = '" + value + "'")));
    known.values().removeIf(String::isEmpty);
    ImmutableSet<String> owners =
        known.keySet().stream()
            .map(key -> key.substring(0, key.lastIndexOf('.')))
            .filter(owner -> !owner.equals(PROVIDER))
            .collect(toImmutableSet());
    ImmutableList<Optional<String>> stated =
        (owners.isEmpty() ? ImmutableSet.of(PROVIDER) : owners)
            .stream().map(owner -> stated(owner, known)).collect(toImmutableList());
    return new Transports(
        stated.stream().allMatch(Optional::isPresent) ? hessianOrFirst(stated) : Optional.empty(),
        known.entrySet().stream()
            .filter(setting -> setting.getKey().endsWith(".preferserialization"))
            .map(Map.Entry::getValue)
            .filter(Transport::isHessianBehindOthers)
            .findFirst(),
        unknown.build());
  }

  /** Protocols override providers. */
  private static Optional<String> stated(String owner, Map<String, String> settings) {
    return Transport.ofAll(
        Optional.ofNullable(settings.get(owner + ".name")),
        first("preferserialization", owner, settings),
        first("serialization", owner, settings));
  }

  private static Optional<String> first(String what, String owner, Map<String, String> settings) {
    return Optional.ofNullable(settings.get(owner + "." + what))
        .or(() -> Optional.ofNullable(settings.get(PROVIDER + "." + what)));
  }

  /** One protocol with Hessian is enough. */
  private static Optional<String> hessianOrFirst(ImmutableList<Optional<String>> stated) {
    return stated.stream()
        .flatMap(Optional::stream)
        .filter(Serializers::isHessian)
        .findFirst()
        .or(() -> stated.get(0));
  }
}
