package io.github.wiretime.measurements.serializers;

import static java.util.stream.Collectors.joining;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Dubbo's settings of an application in a property file. */
record PropertyFile(Map<String, String> entries) {

  /**
   * An application's whole configuration.
   *
   * @param settings those of the cell that belong into the file
   */
  static PropertyFile of(Side side, Cell cell, Addresses addresses, List<Setting> settings) {
    PropertyNames names = new PropertyNames(cell.settings().form());
    List<String> protocols = cell.wire().protocols();
    boolean byId = cell.settings().form().byId() || protocols.size() > 1;
    Map<String, String> entries = new LinkedHashMap<>();
    entries.put("dubbo.application.name", "orders-" + side.text());
    if (side == Side.PROVIDER || !cell.wire().byUrl()) {
      entries.put("dubbo.registry.address", addresses.registry());
    }
    if (side == Side.PROVIDER) {
      for (int i = 0; i < protocols.size(); i++) {
        String protocol = PropertyNames.prefix(Level.PROTOCOLS.get(i), byId);
        entries.put(protocol + ".name", protocols.get(i));
        entries.put(protocol + ".port", addresses.ports().get(i).toString());
      }
    }
    settings.forEach(setting -> entries.putAll(names.entry(setting, byId)));
    return new PropertyFile(entries);
  }

  /** With the reference's own URL, if the cell says so. */
  PropertyFile withUrl(Side side, Cell cell, Addresses addresses) {
    if (side == Side.PROVIDER || !cell.wire().byUrl()) {
      return this;
    }
    Map<String, String> more = new LinkedHashMap<>(entries);
    more.put(PropertyNames.prefix(Level.REFERENCE, false) + ".url", addresses.url(cell).get());
    return new PropertyFile(more);
  }

  /** Without levels that stand elsewhere. */
  PropertyFile without(List<Level> levels) {
    Map<String, String> fewer = new LinkedHashMap<>(entries);
    levels.forEach(
        level ->
            fewer
                .keySet()
                .removeIf(key -> key.startsWith(PropertyNames.prefix(level, false) + '.')));
    return new PropertyFile(fewer);
  }

  /** As {@link java.util.Properties} reads it. */
  String properties() {
    return entries.entrySet().stream()
        .map(entry -> entry.getKey() + '=' + entry.getValue() + '\n')
        .collect(joining());
  }

  /** As YAML, with a level for each part of a name. */
  String yml() {
    return yml(new TreeMap<>(entries), "");
  }

  private static String yml(Map<String, String> entries, String indentation) {
    Map<String, Map<String, String>> byFirst = new TreeMap<>();
    StringBuilder text = new StringBuilder();
    entries.forEach(
        (key, value) -> {
          int dot = key.indexOf('.');
          if (dot < 0) {
            text.append("%s%s: \"%s\"\n".formatted(indentation, key, value));
          } else {
            byFirst
                .computeIfAbsent(key.substring(0, dot), first -> new TreeMap<>())
                .put(key.substring(dot + 1), value);
          }
        });
    byFirst.forEach(
        (first, rest) ->
            text.append("%s%s:\n".formatted(indentation, first))
                .append(yml(rest, indentation + "  ")));
    return text.toString();
  }
}
