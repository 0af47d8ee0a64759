package io.github.wiretime.measurements.serializers;

import com.google.common.collect.ImmutableList;
import java.util.Locale;

/** Where Dubbo takes settings; a consumer may have a protocol of its own as well. */
public enum Level {
  SERVICE,
  PROVIDER,
  PROTOCOL,
  /** The protocol besides, of a provider that has two. */
  PROTOCOL2,
  REFERENCE,
  CONSUMER;

  /** Those of a provider's protocols, in their order. */
  static final ImmutableList<Level> PROTOCOLS = ImmutableList.of(PROTOCOL, PROTOCOL2);

  /** The name in the result file. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Level of(String text) {
    return valueOf(text.toUpperCase(Locale.ROOT));
  }
}
