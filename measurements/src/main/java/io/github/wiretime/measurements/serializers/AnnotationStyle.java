package io.github.wiretime.measurements.serializers;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Attributes of {@code @DubboService} and {@code @DubboReference}; {@code dubbo.properties} for the
 * levels that have no annotation, unless code has them.
 */
record AnnotationStyle(Side side, Cell cell, Addresses addresses) {

  Map<String, String> files() {
    List<Setting> others =
        side.settings(cell).stream()
            .filter(setting -> setting.level() != side.interfaceLevel())
            .toList();
    ImmutableMap.Builder<String, String> files = ImmutableMap.builder();
    SharedCode shared = new SharedCode(side, cell, addresses);
    files.put(
        PropertiesStyle.FILE,
        PropertyFile.of(side, cell, addresses, others).without(shared.levels()).properties());
    files.put(side.path(), shared.in(main()).code());
    if (side == Side.PROVIDER) {
      files.put(
          OrderSources.implementationPath(),
          OrderSources.implementation("@DubboService" + attributes() + '\n'));
    }
    return files.buildOrThrow();
  }

  private SpringMain main() {
    return SpringMain.annotated(
        side,
        "@Configuration\n@EnableDubbo(scanBasePackages = \"com.acme.orders\")\n",
        "new AnnotationConfigApplicationContext(%s.class)".formatted(side.main()),
        attributes());
  }

  private String attributes() {
    ImmutableList<Setting> settings = side.settings(cell, side.interfaceLevel());
    String parameters =
        settings.stream()
            .filter(setting -> setting.key().isParameter())
            .map(setting -> "\"%s\", \"%s\"".formatted(setting.key().parameter(), setting.value()))
            .collect(joining(", "));
    Stream<String> attributes =
        Stream.of(
                settings.stream()
                    .filter(setting -> !setting.key().isParameter() && setting.key() != Key.URL)
                    .map(setting -> attribute(setting.key(), setting.value())),
                side == Side.PROVIDER
                    ? Stream.<String>empty()
                    : addresses.url(cell).map(url -> "url = \"" + url + '"').stream(),
                parameters.isEmpty()
                    ? Stream.<String>empty()
                    : Stream.of("parameters = {" + parameters + '}'))
            .flatMap(some -> some);
    String text = attributes.collect(joining(", "));
    return text.isEmpty() ? "" : '(' + text + ')';
  }

  private static String attribute(Key key, String value) {
    return "%s = \"%s\"".formatted(key == Key.PREFER ? "preferSerialization" : key, value);
  }
}
