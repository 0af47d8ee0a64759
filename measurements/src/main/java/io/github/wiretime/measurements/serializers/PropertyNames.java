package io.github.wiretime.measurements.serializers;

import java.util.LinkedHashMap;
import java.util.Map;

/** How Dubbo's settings are called in property files. */
record PropertyNames(Form form) {

  /** The name of a configuration that is one of several. */
  static String id(Level level) {
    return switch (level) {
      case PROTOCOL -> "first";
      case PROTOCOL2 -> "second";
      default -> "main";
    };
  }

  /** What is before the keys of a level. */
  static String prefix(Level level, boolean byId) {
    return switch (level) {
      case SERVICE, REFERENCE -> "dubbo." + level + '.' + OrderSources.SERVICE;
      case PROTOCOL, PROTOCOL2 -> byId ? "dubbo.protocols." + id(level) : "dubbo.protocol";
      case PROVIDER, CONSUMER -> byId ? "dubbo." + level + "s." + id(level) : "dubbo." + level;
    };
  }

  /** A setting as it stands in the file. */
  Map<String, String> entry(Setting setting, boolean byId) {
    String prefix = prefix(setting.level(), byId) + '.';
    Key key = setting.key();
    Map<String, String> entry = new LinkedHashMap<>();
    if (key.isParameter()) {
      if (form.spelling() == Form.Spelling.LIST) {
        entry.put(prefix + "parameters", "[{%s:%s}]".formatted(key.parameter(), setting.value()));
      } else {
        entry.put(prefix + "parameters." + key.parameter(), setting.value());
      }
    } else if (key != Key.URL) {
      entry.put(prefix + name(key), setting.value());
    }
    return entry;
  }

  private String name(Key key) {
    boolean camel = form.spelling() == Form.Spelling.CAMEL;
    return switch (key) {
      case PREFER -> camel ? "preferSerialization" : "prefer-serialization";
      case PROTOCOL -> camel ? "protocolIds" : "protocol-ids";
      default -> key.toString();
    };
  }
}
