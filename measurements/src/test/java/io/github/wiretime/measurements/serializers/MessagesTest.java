package io.github.wiretime.measurements.serializers;

import static com.google.common.truth.Truth.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is read of bytes between consumer and provider. */
final class MessagesTest {

  private static final int REQUEST = 0x80;
  private static final int EVENT = 0x20;

  private final List<Sent> sent = new ArrayList<>();

  @ParameterizedTest
  @ValueSource(ints = {1, 7, 16, 1_000})
  void dubbosHeaderNamesTheSerializer(int piece) {
    Set<Long> requests = new HashSet<>();
    feed(
        new DubboMessages(requests, sent::add),
        piece,
        dubbo(REQUEST | 2, 1, OrderSources.SERVICE),
        dubbo(REQUEST | EVENT | 2, 2, OrderSources.SERVICE),
        dubbo(REQUEST | 23, 3, "org.apache.dubbo.metadata.MetadataService"),
        dubbo(REQUEST | 23, 4, OrderSources.SERVICE));
    feed(
        new DubboMessages(requests, sent::add), piece, dubbo(23, 3, "other"), dubbo(30, 4, "mine"));

    int length = OrderSources.SERVICE.length();
    assertThat(sent)
        .containsExactly(
            new Sent(true, "hessian2", length),
            new Sent(true, "fastjson2", length),
            new Sent(false, "id 30", 4))
        .inOrder();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 5, 1_000})
  void triplesWrapperNamesTheSerializer(int piece) {
    String wrapper = "\n\10hessian4" + OrderSources.MARK;
    String other = "\n\10hessian4 of another service";
    feed(
        new TripleMessages(true, sent::add),
        piece,
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".getBytes(StandardCharsets.US_ASCII),
        frame(4, 0, "settings"),
        frame(0, 1, grpc(wrapper).substring(0, 9)),
        frame(0, 3, grpc(other)),
        frame(0, 1, grpc(wrapper).substring(9)));

    assertThat(sent).containsExactly(new Sent(true, "hessian4", wrapper.length()));
  }

  @Test
  void nothingOfAnUnfinishedMessage() {
    byte[] whole = dubbo(REQUEST | 2, 1, OrderSources.SERVICE);
    new DubboMessages(new HashSet<>(), sent::add).add(whole, whole.length - 1);

    assertThat(sent).isEmpty();
  }

  private static void feed(Messages messages, int piece, byte[]... parts) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      all.write(part, 0, part.length);
    }
    ByteBuffer bytes = ByteBuffer.wrap(all.toByteArray());
    while (bytes.hasRemaining()) {
      byte[] next = new byte[Math.min(piece, bytes.remaining())];
      bytes.get(next);
      messages.add(next, next.length);
    }
  }

  private static byte[] dubbo(int flags, long id, String body) {
    return ByteBuffer.allocate(16 + body.length())
        .putShort((short) 0xdabb)
        .put((byte) flags)
        .put((byte) 20)
        .putLong(id)
        .putInt(body.length())
        .put(body.getBytes(StandardCharsets.ISO_8859_1))
        .array();
  }

  private static byte[] frame(int type, int stream, String payload) {
    return ByteBuffer.allocate(9 + payload.length())
        .put((byte) 0)
        .putShort((short) payload.length())
        .put((byte) type)
        .put((byte) 0)
        .putInt(stream)
        .put(payload.getBytes(StandardCharsets.ISO_8859_1))
        .array();
  }

  private static String grpc(String message) {
    return "\0\0\0\0" + (char) message.length() + message;
  }
}
