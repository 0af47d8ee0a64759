package io.github.wiretime.measurements.bytes;

import io.github.wiretime.measurements.codec.Codec;
import io.github.wiretime.measurements.dtos.Form;
import io.github.wiretime.measurements.dtos.Sample;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Bytes that the fields of a DTO take, measured by subtraction: the message with the values minus
 * the same message with the fields' defaults.
 *
 * @param dto the DTO with the nth values
 * @param empty the DTO with defaults, whatever the number
 * @param defaults the bytes that the defaults take
 */
record Sizes(Codec codec, IntFunction<Object> dto, IntFunction<Object> empty, int defaults) {
  private static final int MANY = 1000;

  static Sizes of(Codec codec, Sample sample) {
    int defaults = codec.emptyFieldBytes(sample.fieldType());
    return new Sizes(codec, sample::dto, unused -> sample.empty(), defaults);
  }

  static Sizes of(Codec codec, Form form) {
    int defaults = form.fieldTypes().stream().mapToInt(codec::emptyFieldBytes).sum();
    return new Sizes(codec, form::dto, unused -> form.empty(), defaults);
  }

  /** The values as the first ones in a message. */
  int first() throws IOException {
    return codec.write(dto.apply(0)).length - codec.write(empty.apply(0)).length + defaults;
  }

  /** Each further DTO's values in a list: the mean of 1000, to one decimal. */
  BigDecimal further() throws IOException {
    return BigDecimal.valueOf(values(MANY + 1) - values(1))
        .divide(BigDecimal.valueOf(MANY))
        .setScale(1, RoundingMode.HALF_UP)
        .stripTrailingZeros();
  }

  /** So many values in a list of DTOs. */
  int values(int number) throws IOException {
    return list(number) - list(number, empty) + number * defaults;
  }

  /** A whole message of a list of DTOs. */
  int list(int length) throws IOException {
    return list(length, dto);
  }

  private int list(int length, IntFunction<Object> element) throws IOException {
    List<Object> dtos = IntStream.range(0, length).mapToObj(element).toList();
    return codec.write(new ArrayList<>(dtos)).length;
  }
}
