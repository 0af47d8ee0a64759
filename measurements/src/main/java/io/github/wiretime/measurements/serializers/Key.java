package io.github.wiretime.measurements.serializers;

import java.util.stream.Stream;

/** What is set on a level. */
public enum Key {
  SERIALIZATION("serialization"),
  /** {@code prefer-serialization}. */
  PREFER("prefer"),
  /** Whether a provider counts for all services. */
  DEFAULT("default"),
  PARAMETERS_SERIALIZATION("parameters.serialization"),
  PARAMETERS_PREFER("parameters.prefer.serialization"),
  /** The query of a reference's own URL. */
  URL("url"),
  /** Which of two protocols a service uses, by id: {@code first} or {@code second}. */
  PROTOCOL("protocol");

  private static final String PARAMETERS = "parameters.";

  private final String text;

  Key(String text) {
    this.text = text;
  }

  /** The name in the result file. */
  @Override
  public String toString() {
    return text;
  }

  /** True for a key of a level's {@code parameters}. */
  boolean isParameter() {
    return text.startsWith(PARAMETERS);
  }

  /** The key inside {@code parameters}. */
  String parameter() {
    return text.substring(PARAMETERS.length());
  }

  static Key of(String text) {
    return Stream.of(values()).filter(key -> key.text.equals(text)).findFirst().orElseThrow();
  }
}
