package io.github.wiretime.measurements.bytes;

import io.github.wiretime.measurements.codec.Codec;
import io.github.wiretime.measurements.dtos.Sample;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** What a value is after it was written and read; empty text for the same value. */
final class RoundTrip {
  private final Codec codec;
  private final Sample sample;

  RoundTrip(Codec codec, Sample sample) {
    this.codec = codec;
    this.sample = sample;
  }

  /** The value as a message of its own. */
  String alone() {
    Object value = sample.value(0);
    return outcome(value, sample.fieldType(), read -> Difference.between(value, read));
  }

  /** The value in a DTO's field. */
  String field() {
    Object value = sample.value(0);
    return outcome(
        sample.dtoOf(value),
        sample.dtoClass(),
        read -> Difference.between(value, sample.valueOf(read)));
  }

  /** The same object in the fields of two DTOs of one message: that of the second. */
  String shared() {
    Object value = sample.value(0);
    List<Object> dtos = new ArrayList<>(List.of(sample.dtoOf(value), sample.dtoOf(value)));
    return outcome(
        dtos,
        List.class,
        read -> Difference.between(value, sample.valueOf(((List<?>) read).get(1))));
  }

  private String outcome(Object message, Class<?> expected, Judge judge) {
    byte[] bytes;
    try {
      bytes = codec.write(message);
    } catch (IOException | RuntimeException | StackOverflowError e) {
      return rootName(e) + " when written";
    }
    try {
      return judge.difference(codec.read(bytes, expected));
    } catch (IOException | ClassNotFoundException | RuntimeException | StackOverflowError e) {
      return rootName(e) + " when read";
    }
  }

  private static String rootName(Throwable failure) {
    Throwable root = failure;
    while (root.getCause() != null && root.getCause() != root) {
      root = root.getCause();
    }
    return root.getClass().getSimpleName();
  }

  /** Says what became of the value that was read. */
  private interface Judge {
    String difference(Object read);
  }
}
