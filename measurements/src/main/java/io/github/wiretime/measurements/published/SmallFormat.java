package io.github.wiretime.measurements.published;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.wiretime.measurements.codec.Codec;
import io.github.wiretime.measurements.codec.Codecs;
import io.github.wiretime.measurements.published.proto.SmallMessage;
import io.github.wiretime.measurements.stack.Profile;
import java.io.IOException;
import java.nio.ByteBuffer;
import org.apache.commons.lang3.function.FailableFunction;

/** Ways to send the small object. */
@SuppressWarnings("ImmutableEnumChecker") // The functions have no state.
public enum SmallFormat {
  JAVA(Libraries.JAVA::write, bytes -> (SmallItem) Libraries.JAVA.read(bytes, SmallItem.class)),
  JACKSON(
      Libraries.JACKSON::writeValueAsBytes,
      bytes -> Libraries.JACKSON.readValue(bytes, SmallItem.class)),
  PROTOBUF(SmallFormat::toMessage, SmallFormat::fromMessage),
  BYTE_BUFFER(SmallFormat::toBuffer, SmallFormat::fromBuffer),
  UNSAFE(UnsafeItems::write, UnsafeItems::read);

  private final FailableFunction<SmallItem, byte[], IOException> writer;
  private final FailableFunction<byte[], SmallItem, Exception> reader;

  SmallFormat(
      FailableFunction<SmallItem, byte[], IOException> writer,
      FailableFunction<byte[], SmallItem, Exception> reader) {
    this.writer = writer;
    this.reader = reader;
  }

  byte[] write(SmallItem object) throws IOException {
    return writer.apply(object);
  }

  SmallItem read(byte[] bytes) throws Exception {
    return reader.apply(bytes);
  }

  private static byte[] toMessage(SmallItem object) {
    return SmallMessage.newBuilder()
        .setA(object.a)
        .setB(object.b)
        .setC(object.c)
        .build()
        .toByteArray();
  }

  private static SmallItem fromMessage(byte[] bytes) throws IOException {
    SmallMessage message = SmallMessage.parseFrom(bytes);
    return new SmallItem(message.getA(), message.getB(), message.getC());
  }

  private static byte[] toBuffer(SmallItem object) {
    int length = object.a.length();
    ByteBuffer buffer =
        ByteBuffer.allocate(2 * Integer.BYTES + Long.BYTES + Character.BYTES * length)
            .putInt(object.b)
            .putLong(object.c)
            .putInt(length);
    for (int i = 0; i < length; i++) {
      buffer.putChar(object.a.charAt(i));
    }
    return buffer.array();
  }

  private static SmallItem fromBuffer(byte[] bytes) {
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    int b = buffer.getInt();
    long c = buffer.getLong();
    char[] text = new char[buffer.getInt()];
    for (int i = 0; i < text.length; i++) {
      text[i] = buffer.getChar();
    }
    return new SmallItem(new String(text), b, c);
  }

  private static final class Libraries {
    static final Codec JAVA = Codecs.of(Profile.JAVA);
    static final ObjectMapper JACKSON = new ObjectMapper();
  }
}
