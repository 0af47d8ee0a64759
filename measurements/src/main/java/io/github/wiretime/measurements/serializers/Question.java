package io.github.wiretime.measurements.serializers;

import java.util.Locale;

/** What a cell is an answer to. */
public enum Question {
  /** Two releases without a setting. */
  PAIRS,
  /** References with a URL of their own. */
  URL,
  /** The protocol {@code tri}. */
  TRIPLE,
  /** A side without fastjson2. */
  MISSING,
  /** One setting that asks for what is not the default. */
  ALONE,
  /** A setting of a provider or protocol, by where that is declared. */
  PLACES,
  /** Two settings of a provider that disagree. */
  LEVELS,
  /** Settings of a consumer, or of both sides, that disagree. */
  SIDES,
  /** Providers with two protocols. */
  PROTOCOLS,
  /** A provider's setting for consumers of other releases. */
  PEERS,
  /** Bytes of the body of a call. */
  BODY;

  /** The name in the result file. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
