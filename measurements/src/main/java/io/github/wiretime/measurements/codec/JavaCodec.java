package io.github.wiretime.measurements.codec;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;

/** Java's own serialization. */
final class JavaCodec implements Codec {

  @Override
  public byte[] write(Object value) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(value);
    }
    return bytes.toByteArray();
  }

  @Override
  @SuppressWarnings("BanSerializableRead") // The bytes are our own, a moment old.
  public Object read(byte[] bytes, Class<?> expected) throws IOException, ClassNotFoundException {
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
      return in.readObject();
    }
  }

  @Override
  public int emptyFieldBytes(Class<?> type) {
    if (type == long.class) {
      return Long.BYTES;
    }
    return type == int.class ? Integer.BYTES : 1;
  }
}
