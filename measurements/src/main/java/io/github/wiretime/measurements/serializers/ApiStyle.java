package io.github.wiretime.measurements.serializers;

import static io.github.wiretime.measurements.serializers.ConfigCode.quoted;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.List;
import java.util.Map;

/** Dubbo's configuration objects. */
record ApiStyle(Side side, Cell cell, Addresses addresses) {

  Map<String, String> files() {
    return side == Side.PROVIDER
        ? ImmutableMap.of(
            side.path(),
            provider(),
            OrderSources.implementationPath(),
            OrderSources.implementation())
        : ImmutableMap.of(side.path(), consumer());
  }

  private String provider() {
    ConfigCode code = new ConfigCode();
    code.add("ApplicationConfig", "application", quoted("orders-provider"));
    code.add("RegistryConfig", "registry", quoted(addresses.registry()));
    List<String> protocols = cell.wire().protocols();
    for (int i = 0; i < protocols.size(); i++) {
      Level level = Level.PROTOCOLS.get(i);
      code.add(
          "ProtocolConfig",
          "protocol",
          level.toString(),
          quoted(protocols.get(i)) + ", " + addresses.ports().get(i));
      if (protocols.size() > 1) {
        code.call(level.toString(), "setId", quoted(PropertyNames.id(level)));
      }
      code.set(level, settings(level));
    }
    addIfSet(code, Level.PROVIDER, "ProviderConfig", "");
    code.add("ServiceConfig<OrderService>", "service", "");
    code.call("service", "setInterface", "OrderService.class");
    code.call("service", "setRef", "new DefaultOrderService()");
    code.set(Level.SERVICE, settings(Level.SERVICE));
    return code.provider();
  }

  private String consumer() {
    ConfigCode code = new ConfigCode();
    code.add("ApplicationConfig", "application", quoted("orders-consumer"));
    if (!cell.wire().byUrl()) {
      code.add("RegistryConfig", "registry", quoted(addresses.registry()));
    }
    addIfSet(code, Level.PROTOCOL, "ProtocolConfig", quoted("dubbo"));
    addIfSet(code, Level.PROVIDER, "ProviderConfig", "");
    addIfSet(code, Level.CONSUMER, "ConsumerConfig", "");
    code.add("ReferenceConfig<OrderService>", "reference", "");
    code.call("reference", "setInterface", "OrderService.class");
    addresses.url(cell).ifPresent(url -> code.call("reference", "setUrl", quoted(url)));
    code.set(Level.REFERENCE, settings(Level.REFERENCE));
    return code.consumer();
  }

  private void addIfSet(ConfigCode code, Level level, String type, String arguments) {
    ImmutableList<Setting> settings = settings(level);
    if (!settings.isEmpty()) {
      code.add(type, level.toString(), arguments).set(level, settings);
    }
  }

  private ImmutableList<Setting> settings(Level level) {
    return side.settings(cell, level);
  }
}
