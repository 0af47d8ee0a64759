package io.github.wiretime.benchmarks.bytes;

import io.github.wiretime.benchmarks.codec.Codec;
import io.github.wiretime.benchmarks.sample.Sample;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/**
 * Bytes that values take. What a field takes is measured by subtraction: the message with the value
 * minus the same message with the field's default.
 */
final class Sizes {
  private static final int MANY = 1000;

  private final Codec codec;
  private final Sample sample;

  Sizes(Codec codec, Sample sample) {
    this.codec = codec;
    this.sample = sample;
  }

  /** A message that is nothing but the value. */
  int alone() throws IOException {
    return size(sample.value(0));
  }

  /** The value as the first one in a message, in a DTO's field. */
  int first() throws IOException {
    return size(sample.dto(sample.value(0))) - size(sample.dto(null)) + emptyField();
  }

  /** Each further value in a list of DTOs: the mean of 1000, to one decimal. */
  BigDecimal further() throws IOException {
    int values = size(sample.dtos(MANY + 1)) - size(sample.dtos(1));
    int defaults = size(sample.emptyDtos(MANY + 1)) - size(sample.emptyDtos(1));
    return BigDecimal.valueOf(values - defaults)
        .divide(BigDecimal.valueOf(MANY))
        .add(BigDecimal.valueOf(emptyField()))
        .setScale(1, RoundingMode.HALF_UP)
        .stripTrailingZeros();
  }

  /** A whole message of a list of DTOs. */
  int list(int length) throws IOException {
    return size(sample.dtos(length));
  }

  private int emptyField() {
    return codec.emptyFieldBytes(sample.fieldType());
  }

  private int size(List<Object> dtos) throws IOException {
    return codec.write(new ArrayList<>(dtos)).length;
  }

  private int size(Object value) throws IOException {
    return codec.write(value).length;
  }
}
