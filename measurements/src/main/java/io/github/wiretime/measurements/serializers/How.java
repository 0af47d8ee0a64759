package io.github.wiretime.measurements.serializers;

import java.util.Locale;

/** With what an application is configured. */
public enum How {
  /** Dubbo's configuration objects. */
  API,
  /** {@code dubbo.properties}, beside objects without settings. */
  PROPERTIES,
  /** A Spring file. */
  XML,
  /** Attributes of {@code @DubboService} and {@code @DubboReference}. */
  ANNOTATION,
  /** Spring Boot's {@code application.properties} or {@code application.yml}. */
  BOOT;

  /** The name in the result file. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
