package io.github.wiretime.measurements.published;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.wiretime.measurements.codec.Codec;
import io.github.wiretime.measurements.codec.Codecs;
import io.github.wiretime.measurements.published.proto.SmallMessage;
import io.github.wiretime.measurements.stack.Profile;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** Ways to send the small object. */
@SuppressWarnings("ImmutableEnumChecker") // The functions have no state.
public enum SmallFormat {
  JAVA(Libraries.JAVA::write, bytes -> (SmallItem) Libraries.JAVA.read(bytes, SmallItem.class)),
  JACKSON(
      Libraries.JACKSON::writeValueAsBytes,
      bytes -> Libraries.JACKSON.readValue(bytes, SmallItem.class)),
  PROTOBUF(SmallFormat::toMessage, SmallFormat::fromMessage),
  BYTE_BUFFER(SmallFormat::toBuffer, SmallFormat::fromBuffer),
  /** What has taken the place of Unsafe. */
  VAR_HANDLE(SmallFormat::toArray, SmallFormat::fromArray);

  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.nativeOrder());
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.nativeOrder());
  private static final int LENGTH_AT = Integer.BYTES + Long.BYTES;
  private static final int TEXT_AT = LENGTH_AT + Integer.BYTES;

  private final Writer writer;
  private final Reader reader;

  SmallFormat(Writer writer, Reader reader) {
    this.writer = writer;
    this.reader = reader;
  }

  byte[] write(SmallItem object) throws IOException {
    return writer.write(object);
  }

  SmallItem read(byte[] bytes) throws IOException, ClassNotFoundException {
    return reader.read(bytes);
  }

  private static byte[] toMessage(SmallItem object) {
    return SmallMessage.newBuilder()
        .setA(object.a())
        .setB(object.b())
        .setC(object.c())
        .build()
        .toByteArray();
  }

  private static SmallItem fromMessage(byte[] bytes) throws IOException {
    SmallMessage message = SmallMessage.parseFrom(bytes);
    return new SmallItem(message.getA(), message.getB(), message.getC());
  }

  private static byte[] toBuffer(SmallItem object) {
    byte[] text = object.a().getBytes(StandardCharsets.UTF_8);
    return ByteBuffer.allocate(2 * Integer.BYTES + Long.BYTES + text.length)
        .putInt(object.b())
        .putLong(object.c())
        .putInt(text.length)
        .put(text)
        .array();
  }

  private static SmallItem fromBuffer(byte[] bytes) {
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    int b = buffer.getInt();
    long c = buffer.getLong();
    byte[] text = new byte[buffer.getInt()];
    buffer.get(text);
    return new SmallItem(new String(text, StandardCharsets.UTF_8), b, c);
  }

  private static byte[] toArray(SmallItem object) {
    byte[] text = object.a().getBytes(StandardCharsets.UTF_8);
    byte[] bytes = new byte[TEXT_AT + text.length];
    INTS.set(bytes, 0, object.b());
    LONGS.set(bytes, Integer.BYTES, object.c());
    INTS.set(bytes, LENGTH_AT, text.length);
    System.arraycopy(text, 0, bytes, TEXT_AT, text.length);
    return bytes;
  }

  private static SmallItem fromArray(byte[] bytes) {
    int length = (int) INTS.get(bytes, LENGTH_AT);
    String a = new String(bytes, TEXT_AT, length, StandardCharsets.UTF_8);
    return new SmallItem(a, (int) INTS.get(bytes, 0), (long) LONGS.get(bytes, Integer.BYTES));
  }

  private interface Writer {
    byte[] write(SmallItem object) throws IOException;
  }

  private interface Reader {
    SmallItem read(byte[] bytes) throws IOException, ClassNotFoundException;
  }

  private static final class Libraries {
    static final Codec JAVA = Codecs.of(Profile.JAVA);
    static final ObjectMapper JACKSON = new ObjectMapper();
  }
}
