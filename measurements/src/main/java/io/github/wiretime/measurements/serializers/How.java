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
  /** A Spring file whose provider has the service inside. */
  NESTED,
  /** A Spring file whose provider has another service inside, and not the service. */
  BESIDE,
  /** Attributes of {@code @DubboService} and {@code @DubboReference}. */
  ANNOTATION,
  /** Beans of Spring that code makes, for a service with an annotation that sets nothing. */
  BEAN,
  /** Objects that code passes to Dubbo's bootstrap, for such a service. */
  BOOTSTRAP,
  /** Spring Boot's {@code application.properties} or {@code application.yml}. */
  BOOT;

  /** The name in the result file. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
