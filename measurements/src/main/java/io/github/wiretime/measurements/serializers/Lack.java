package io.github.wiretime.measurements.serializers;

import java.util.Locale;

/** Which side has no jar of fastjson2. */
public enum Lack {
  NONE,
  PROVIDER,
  CONSUMER,
  BOTH;

  /** The name in the result file. */
  @Override
  public String toString() {
    return this == NONE ? "" : name().toLowerCase(Locale.ROOT);
  }

  boolean ofProvider() {
    return this == PROVIDER || this == BOTH;
  }

  boolean ofConsumer() {
    return this == CONSUMER || this == BOTH;
  }
}
