package io.github.wiretime.measurements.serializers;

import com.google.common.collect.ImmutableMap;
import java.util.Map;

/** {@code dubbo.properties}, and objects that name the interface only. */
record PropertiesStyle(Side side, Cell cell, Addresses addresses) {

  static final String FILE = "dubbo.properties";

  Map<String, String> files() {
    return ImmutableMap.<String, String>builder()
        .put(side.path(), side == Side.PROVIDER ? provider() : consumer())
        .put(OrderSources.implementationPath(), OrderSources.implementation())
        .put(
            FILE,
            PropertyFile.of(side, cell, addresses, side.settings(cell))
                .withUrl(side, cell, addresses)
                .properties())
        .buildOrThrow();
  }

  private static String provider() {
    return new ConfigCode()
        .add("ServiceConfig<OrderService>", "service", "")
        .call("service", "setInterface", "OrderService.class")
        .call("service", "setRef", "new DefaultOrderService()")
        .provider();
  }

  private static String consumer() {
    return new ConfigCode()
        .add("ReferenceConfig<OrderService>", "reference", "")
        .call("reference", "setInterface", "OrderService.class")
        .consumer();
  }
}
