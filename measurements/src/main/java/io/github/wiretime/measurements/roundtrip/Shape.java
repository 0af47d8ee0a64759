package io.github.wiretime.measurements.roundtrip;

import io.github.wiretime.measurements.dtos.Sample;
import java.util.List;
import java.util.Locale;

/** What a message of a round trip holds. */
public enum Shape {
  /** Nothing but the value. */
  ALONE,
  /** One DTO with the value in its only field. */
  DTO,
  /** A list of 100 DTOs, each with a value of its own. */
  LIST;

  private static final int LENGTH = 100;

  /** The name in result files. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  Object message(Sample sample) {
    return switch (this) {
      case ALONE -> sample.value(0);
      case DTO -> sample.dto(0);
      case LIST -> sample.dtos(LENGTH);
    };
  }

  Class<?> expected(Sample sample) {
    return switch (this) {
      case ALONE -> sample.fieldType();
      case DTO -> sample.dtoClass();
      case LIST -> List.class;
    };
  }
}
