package io.github.wiretime.checker.roots;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What code says about how the calls of a configuration are sent: constants only. */
final class ConfiguredTransports {

  private final Set<Object> generic = new HashSet<>();
  private final Map<Object, String> preferred = new HashMap<>();
  private final Map<Object, String> protocols = new HashMap<>();
  private final Map<Object, String> serializers = new HashMap<>();

  /** {@code config.setProtocol(rest)} by the object that {@code rest} stands for. */
  private final Map<Object, Object> protocolObjects = new HashMap<>();

  /**
   * Takes notice of a setter.
   *
   * @param configuration the object that is set
   * @param text the constant that is passed
   */
  void note(Object configuration, String setter, String text) {
    switch (setter) {
      case "generic", "setGeneric" -> {
        // The compiler keeps a boolean as a number.
        if (!text.equals("false") && !text.equals("0")) {
          generic.add(configuration);
        }
      }
      case "setPreferSerialization", "preferSerialization", "setPreferSerializeType" ->
          preferred.put(configuration, text);
      case "setSerialization", "serialization", "setSerializeType" ->
          serializers.put(configuration, text);
      case "setProtocol", "protocol", "setName", "name" -> protocols.put(configuration, text);
      default -> {}
    }
  }

  /** Takes notice that a {@code ProtocolConfig} is the protocol of a configuration. */
  void link(Object configuration, Object protocol) {
    protocolObjects.put(configuration, protocol);
  }

  boolean isHessian(Object configuration, Transport transport) {
    return !generic.contains(configuration)
        && transport.isHessian(
            said(protocols, configuration).stream().toList(), serializer(configuration));
  }

  /** The serializer that is set. */
  Optional<String> serializer(Object configuration) {
    return Transport.serializer(said(preferred, configuration), said(serializers, configuration));
  }

  /** What was said of the configuration itself, else of its protocol. */
  private Optional<String> said(Map<Object, String> values, Object configuration) {
    return Optional.ofNullable(values.get(configuration))
        .or(() -> Optional.ofNullable(protocolObjects.get(configuration)).map(values::get));
  }
}
