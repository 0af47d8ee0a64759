package io.github.wiretime.measurements.serializers;

import java.util.List;

/** Code that makes Dubbo's configuration objects and hands them to its bootstrap. */
final class ConfigCode {
  private final StringBuilder objects = new StringBuilder();
  private final StringBuilder bootstrap = new StringBuilder("DubboBootstrap.getInstance()");

  /** Makes an object of a class and hands it over by the method that has its name. */
  ConfigCode add(String type, String name, String arguments) {
    return add(type, name, name, arguments);
  }

  /** The same with another name for the method. */
  ConfigCode add(String type, String method, String name, String arguments) {
    line("%s %s = new %s(%s)".formatted(type, name, diamond(type), arguments));
    bootstrap.append(".%s(%s)".formatted(method, name));
    return this;
  }

  private static String diamond(String type) {
    int arguments = type.indexOf('<');
    return arguments < 0 ? type : type.substring(0, arguments) + "<>";
  }

  /** Calls a method of an object. */
  ConfigCode call(String name, String method, String argument) {
    return line("%s.%s(%s)".formatted(name, method, argument));
  }

  /** Makes all settings of one level; the last key of {@code parameters} comes with the others. */
  ConfigCode set(Level level, List<Setting> settings) {
    List<Setting> parameters =
        settings.stream().filter(setting -> setting.key().isParameter()).toList();
    if (!parameters.isEmpty()) {
      String map = level + "Parameters";
      line("Map<String, String> %s = new HashMap<>()".formatted(map));
      parameters.forEach(
          one -> call(map, "put", quoted(one.key().parameter()) + ", " + quoted(one.value())));
      call(level.toString(), "setParameters", map);
    }
    for (Setting setting : settings) {
      switch (setting.key()) {
        case SERIALIZATION -> call(level.toString(), "setSerialization", quoted(setting.value()));
        case PREFER -> call(level.toString(), "setPreferSerialization", quoted(setting.value()));
        case DEFAULT -> call(level.toString(), "setDefault", setting.value());
        case PROTOCOL -> call(level.toString(), "setProtocolIds", quoted(setting.value()));
        case PARAMETERS_SERIALIZATION, PARAMETERS_PREFER, URL -> {
          // All parameters are set at once; the URL needs an address.
        }
      }
    }
    return this;
  }

  /** What was added, as statements. */
  String statements() {
    return objects.toString();
  }

  /** What hands over what was added, as an expression. */
  String bootstrap() {
    return bootstrap.toString();
  }

  private ConfigCode line(String statement) {
    objects.append("    ").append(statement).append(";\n");
    return this;
  }

  static String quoted(String text) {
    return '"' + text + '"';
  }

  /** A class whose main method starts what was added. */
  String provider() {
    return main("provider", "DubboBootstrap start()", bootstrap + ".start()");
  }

  /** A class whose main method starts what was added and calls. */
  String consumer() {
    line(bootstrap + ".start()");
    return main("consumer", "OrderService start()", "reference.get()");
  }

  private String main(String side, String method, String result) {
    return """
    package com.acme.orders;

    import java.util.HashMap;
    import java.util.Map;
    import org.apache.dubbo.config.ApplicationConfig;
    import org.apache.dubbo.config.ConsumerConfig;
    import org.apache.dubbo.config.ProtocolConfig;
    import org.apache.dubbo.config.ProviderConfig;
    import org.apache.dubbo.config.ReferenceConfig;
    import org.apache.dubbo.config.RegistryConfig;
    import org.apache.dubbo.config.ServiceConfig;
    import org.apache.dubbo.config.bootstrap.DubboBootstrap;

    public final class %s {
      public static void main(String[] args) {
        Reported.%s(%s::start);
      }

      private static %s throws Exception {
    %s    return %s;
      }
    }
    """
        .formatted(name(side), side, name(side), method, objects, result);
  }

  private static String name(String side) {
    return Character.toUpperCase(side.charAt(0)) + side.substring(1);
  }
}
