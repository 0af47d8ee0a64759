package io.github.wiretime.measurements.serializers;

import com.google.common.collect.ImmutableMap;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Set;
import java.util.function.Consumer;

/**
 * The protocol dubbo: 16 bytes of header (0xdabb, flags, status, id of the request, length), then
 * the body. The low five bits of the flags are the id of the serializer.
 */
final class DubboMessages implements Messages {

  private static final int HEADER = 16;
  private static final int FLAGS = 2;
  private static final int ID = 4;
  private static final int LENGTH = 12;
  private static final int REQUEST = 0x80;
  private static final int EVENT = 0x20;
  private static final int SERIALIZER = 0x1f;

  /** {@code org.apache.dubbo.common.serialize.Constants} of Dubbo 2.7.23 to 3.3.6. */
  private static final ImmutableMap<Integer, String> SERIALIZERS =
      ImmutableMap.of(
          2,
          "hessian2",
          3,
          "java",
          4,
          "compactedjava",
          6,
          "fastjson",
          7,
          "nativejava",
          8,
          "kryo",
          23,
          "fastjson2");

  private final Set<Long> requests;
  private final Consumer<Sent> sent;
  private byte[] pending = {};

  /**
   * Of a connection.
   *
   * @param requests the ids of those that are of the service, common to both directions
   */
  DubboMessages(Set<Long> requests, Consumer<Sent> sent) {
    this.requests = requests;
    this.sent = sent;
  }

  @Override
  public void add(byte[] bytes, int length) {
    int before = pending.length;
    pending = Arrays.copyOf(pending, before + length);
    System.arraycopy(bytes, 0, pending, before, length);
    while (pending.length >= HEADER && pending.length >= HEADER + bodyLength()) {
      int end = HEADER + bodyLength();
      message(Arrays.copyOf(pending, end));
      pending = Arrays.copyOfRange(pending, end, pending.length);
    }
  }

  private int bodyLength() {
    return ByteBuffer.wrap(pending).getInt(LENGTH);
  }

  private void message(byte[] message) {
    int flags = message[FLAGS] & 0xff;
    long id = ByteBuffer.wrap(message).getLong(ID);
    boolean isRequest = (flags & REQUEST) != 0;
    if ((flags & EVENT) != 0) {
      return; // a heartbeat
    }
    if (isRequest && isOfService(message)) {
      requests.add(id);
    }
    if (requests.contains(id)) {
      int serializer = flags & SERIALIZER;
      sent.accept(
          new Sent(
              isRequest,
              SERIALIZERS.getOrDefault(serializer, "id " + serializer),
              message.length - HEADER));
    }
  }

  private static boolean isOfService(byte[] message) {
    return new String(message, StandardCharsets.ISO_8859_1).contains(OrderSources.MARK);
  }
}
