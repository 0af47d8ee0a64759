package io.github.wiretime.measurements.codec;

import java.io.IOException;

/** One serializer, configured as an RPC framework configures it. Instances are thread-safe. */
public interface Codec {

  /** The bytes of a stream that holds this one object. */
  byte[] write(Object value) throws IOException;

  /** The object that such a stream holds, for a parameter or result of the given type. */
  Object read(byte[] bytes, Class<?> expected) throws IOException, ClassNotFoundException;

  /**
   * Bytes that a field with its default value takes, which a measurement by subtraction has to add
   * again.
   */
  default int emptyFieldBytes(Class<?> type) {
    return 1;
  }
}
