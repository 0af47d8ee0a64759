package io.github.wiretime.measurements.serializers;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where the parts of a cell find each other.
 *
 * @param registry the registry's URL
 * @param ports of the provider's protocols, the same on both addresses
 */
record Addresses(String registry, ImmutableList<Integer> ports) {

  /**
   * 127.0.0.1 as one number, where the provider listens. Dubbo takes every address that begins with
   * "127." as a mistake, and would use the machine's outer address.
   */
  static final String PROVIDER = "2130706433";

  /** 127.0.0.2, where the recorders listen and where the provider says that it is. */
  static final String RECORDER = "2130706434";

  /** What the reference has as its URL; empty if it asks the registry. */
  Optional<String> url(Cell cell) {
    if (!cell.wire().byUrl()) {
      return Optional.empty();
    }
    Stream<String> query =
        Side.CONSUMER.settings(cell, Level.REFERENCE).stream()
            .filter(setting -> setting.key() == Key.URL)
            .map(setting -> '?' + setting.value());
    return Optional.of(
        "%s://%s:%d/%s%s"
            .formatted(
                cell.wire().protocols().get(0),
                RECORDER,
                ports.get(0),
                OrderSources.SERVICE,
                query.findFirst().orElse("")));
  }
}
