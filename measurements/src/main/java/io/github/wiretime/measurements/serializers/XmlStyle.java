package io.github.wiretime.measurements.serializers;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.List;
import java.util.Map;

/** A Spring file with Dubbo's elements. */
record XmlStyle(Side side, Cell cell, Addresses addresses) {

  private static final String FILE = "orders.xml";

  /** An interface and a class that need no source. */
  private static final String OTHER_SERVICE =
      "  <dubbo:service interface=\"java.lang.Runnable\" ref=\"other\"/>\n";

  private static final String OTHER_BEAN = "  <bean id=\"other\" class=\"java.lang.Thread\"/>\n";

  Map<String, String> files() {
    return ImmutableMap.<String, String>builder()
        .put(
            side.path(),
            new SpringMain(side, "", "new ClassPathXmlApplicationContext(\"orders.xml\")", "")
                .code())
        .put(OrderSources.implementationPath(), OrderSources.implementation())
        .put(FILE, side == Side.PROVIDER ? provider() : consumer())
        .buildOrThrow();
  }

  private String provider() {
    StringBuilder beans = new StringBuilder();
    beans.append(element("application", "name=\"orders-provider\"", ImmutableList.of()));
    beans.append(registry());
    List<String> protocols = cell.wire().protocols();
    for (int i = 0; i < protocols.size(); i++) {
      Level level = Level.PROTOCOLS.get(i);
      beans.append(
          element(
              "protocol",
              "id=\"%s\" name=\"%s\" port=\"%d\""
                  .formatted(PropertyNames.id(level), protocols.get(i), addresses.ports().get(i)),
              settings(level)));
    }
    beans.append("  <bean id=\"target\" class=\"com.acme.orders.DefaultOrderService\"/>\n");
    String service =
        element(
            "service",
            "interface=\"%s\" ref=\"target\"".formatted(OrderSources.SERVICE),
            settings(Level.SERVICE));
    beans.append(
        switch (cell.settings().form().how()) {
          case NESTED -> providerAround(service);
          case BESIDE -> providerAround(OTHER_SERVICE) + OTHER_BEAN + service;
          default -> ifSet(Level.PROVIDER, "") + service;
        });
    return beans(beans);
  }

  private String providerAround(String service) {
    return element("provider", "", settings(Level.PROVIDER), service);
  }

  private String consumer() {
    StringBuilder beans = new StringBuilder();
    beans.append(element("application", "name=\"orders-consumer\"", ImmutableList.of()));
    if (!cell.wire().byUrl()) {
      beans.append(registry());
    }
    beans.append(ifSet(Level.PROTOCOL, "name=\"dubbo\""));
    beans.append(ifSet(Level.PROVIDER, ""));
    beans.append(ifSet(Level.CONSUMER, ""));
    beans.append(
        element(
            "reference",
            "id=\"orders\" interface=\"%s\"".formatted(OrderSources.SERVICE)
                + addresses.url(cell).map(" url=\"%s\""::formatted).orElse(""),
            settings(Level.REFERENCE)));
    return beans(beans);
  }

  private String registry() {
    return element(
        "registry", "address=\"%s\"".formatted(addresses.registry()), ImmutableList.of());
  }

  private String ifSet(Level level, String attributes) {
    List<Setting> settings = settings(level);
    return settings.isEmpty() ? "" : element(level.toString(), attributes, settings);
  }

  private List<Setting> settings(Level level) {
    return side.settings(cell, level);
  }

  private static String element(String name, String attributes, List<Setting> settings) {
    return element(name, attributes, settings, "");
  }

  private static String element(
      String name, String attributes, List<Setting> settings, String elements) {
    String own =
        settings.stream()
            .filter(setting -> !setting.key().isParameter() && setting.key() != Key.URL)
            .map(setting -> " %s=\"%s\"".formatted(attribute(setting.key()), setting.value()))
            .collect(joining());
    String content =
        settings.stream()
            .filter(setting -> setting.key().isParameter())
            .map(
                setting ->
                    "    <dubbo:parameter key=\"%s\" value=\"%s\"/>\n"
                        .formatted(setting.key().parameter(), setting.value()))
            .collect(joining("", "", elements));
    String start = "  <dubbo:%s %s%s".formatted(name, attributes, own);
    return content.isEmpty()
        ? start + "/>\n"
        : "%s>\n%s  </dubbo:%s>\n".formatted(start, content, name);
  }

  private static String attribute(Key key) {
    return key == Key.PREFER ? "prefer-serialization" : key.toString();
  }

  private static String beans(CharSequence content) {
    return """
    <beans xmlns="http://www.springframework.org/schema/beans"
        xmlns:dubbo="http://dubbo.apache.org/schema/dubbo"
        xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
        xsi:schemaLocation="http://www.springframework.org/schema/beans
            http://www.springframework.org/schema/beans/spring-beans.xsd
            http://dubbo.apache.org/schema/dubbo http://dubbo.apache.org/schema/dubbo/dubbo.xsd">
    %s</beans>
    """
        .formatted(content);
  }
}
