package io.github.wiretime.measurements.serializers;

import com.google.common.collect.ImmutableList;
import java.util.Locale;

/** An application's part in a cell. */
enum Side {
  PROVIDER("Provider", Level.SERVICE),
  CONSUMER("Consumer", Level.REFERENCE);

  private final String main;
  private final Level interfaceLevel;

  Side(String main, Level interfaceLevel) {
    this.main = main;
    this.interfaceLevel = interfaceLevel;
  }

  /** The simple name of its main class. */
  String main() {
    return main;
  }

  /** The path of its main class. */
  String path() {
    return OrderSources.path(main);
  }

  /** The name in sources and names. */
  String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The level that is about one interface. */
  Level interfaceLevel() {
    return interfaceLevel;
  }

  String release(Cell cell) {
    return this == PROVIDER ? cell.peers().provider() : cell.peers().consumer();
  }

  boolean lacksFastjson2(Cell cell) {
    Lack lack = cell.peers().lack();
    return this == PROVIDER ? lack.ofProvider() : lack.ofConsumer();
  }

  ImmutableList<Setting> settings(Cell cell) {
    return this == PROVIDER ? cell.settings().provider() : cell.settings().consumer();
  }

  ImmutableList<Setting> settings(Cell cell, Level level) {
    return settings(cell).stream()
        .filter(setting -> setting.level() == level)
        .collect(ImmutableList.toImmutableList());
  }
}
