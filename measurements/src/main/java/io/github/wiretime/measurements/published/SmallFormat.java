package io.github.wiretime.measurements.published;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.wiretime.measurements.published.proto.SmallMessage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** Ways to send the small object. */
@SuppressWarnings("ImmutableEnumChecker") // A configured mapper never changes.
public enum SmallFormat {
  JAVA {
    @Override
    byte[] write(SmallObject object) throws IOException {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
        out.writeObject(object);
      }
      return bytes.toByteArray();
    }

    @Override
    @SuppressWarnings("BanSerializableRead") // The bytes are our own, a moment old.
    SmallObject read(byte[] bytes) throws IOException, ClassNotFoundException {
      try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
        return (SmallObject) in.readObject();
      }
    }
  },
  JACKSON {
    private final ObjectMapper mapper = new ObjectMapper();

    @Override
    byte[] write(SmallObject object) throws IOException {
      return mapper.writeValueAsBytes(object);
    }

    @Override
    SmallObject read(byte[] bytes) throws IOException {
      return mapper.readValue(bytes, SmallObject.class);
    }
  },
  PROTOBUF {
    @Override
    byte[] write(SmallObject object) {
      return SmallMessage.newBuilder()
          .setA(object.a())
          .setB(object.b())
          .setC(object.c())
          .build()
          .toByteArray();
    }

    @Override
    SmallObject read(byte[] bytes) throws IOException {
      SmallMessage message = SmallMessage.parseFrom(bytes);
      return new SmallObject(message.getA(), message.getB(), message.getC());
    }
  },
  BYTE_BUFFER {
    @Override
    byte[] write(SmallObject object) {
      byte[] text = object.a().getBytes(StandardCharsets.UTF_8);
      return ByteBuffer.allocate(2 * Integer.BYTES + Long.BYTES + text.length)
          .putInt(object.b())
          .putLong(object.c())
          .putInt(text.length)
          .put(text)
          .array();
    }

    @Override
    SmallObject read(byte[] bytes) {
      ByteBuffer buffer = ByteBuffer.wrap(bytes);
      int b = buffer.getInt();
      long c = buffer.getLong();
      byte[] text = new byte[buffer.getInt()];
      buffer.get(text);
      return new SmallObject(new String(text, StandardCharsets.UTF_8), b, c);
    }
  },
  /** What has taken the place of Unsafe. */
  VAR_HANDLE {
    @Override
    byte[] write(SmallObject object) {
      byte[] text = object.a().getBytes(StandardCharsets.UTF_8);
      byte[] bytes = new byte[TEXT_AT + text.length];
      INTS.set(bytes, 0, object.b());
      LONGS.set(bytes, Integer.BYTES, object.c());
      INTS.set(bytes, LENGTH_AT, text.length);
      System.arraycopy(text, 0, bytes, TEXT_AT, text.length);
      return bytes;
    }

    @Override
    SmallObject read(byte[] bytes) {
      int length = (int) INTS.get(bytes, LENGTH_AT);
      String a = new String(bytes, TEXT_AT, length, StandardCharsets.UTF_8);
      return new SmallObject(a, (int) INTS.get(bytes, 0), (long) LONGS.get(bytes, Integer.BYTES));
    }
  };

  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.nativeOrder());
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.nativeOrder());
  private static final int LENGTH_AT = Integer.BYTES + Long.BYTES;
  private static final int TEXT_AT = LENGTH_AT + Integer.BYTES;

  abstract byte[] write(SmallObject object) throws IOException;

  abstract SmallObject read(byte[] bytes) throws IOException, ClassNotFoundException;
}
