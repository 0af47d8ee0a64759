package io.github.wiretime.measurements.serializers;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * The protocol Triple: frames of HTTP/2, whose data are messages of gRPC (a byte, four bytes of
 * length, a Protocol Buffers message). The first field of Dubbo's wrappers names the serializer.
 */
final class TripleMessages implements Messages {

  private static final byte[] PREFACE =
      "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".getBytes(StandardCharsets.US_ASCII);
  private static final int FRAME_HEADER = 9;
  private static final int DATA = 0;
  private static final int PADDED = 8;
  private static final int GRPC_HEADER = 5;

  /** Field 1, length-delimited. */
  private static final int FIRST_TEXT = 0x0a;

  private final boolean isRequest;
  private final Consumer<Sent> sent;
  private final Map<Integer, ByteArrayOutputStream> streams = new HashMap<>();
  private byte[] pending = {};

  TripleMessages(boolean isRequest, Consumer<Sent> sent) {
    this.isRequest = isRequest;
    this.sent = sent;
  }

  @Override
  public void add(byte[] bytes, int length) {
    int before = pending.length;
    pending = Arrays.copyOf(pending, before + length);
    System.arraycopy(bytes, 0, pending, before, length);
    if (pending.length >= PREFACE.length
        && Arrays.equals(Arrays.copyOf(pending, PREFACE.length), PREFACE)) {
      drop(PREFACE.length);
    }
    while (pending.length >= FRAME_HEADER && pending.length >= FRAME_HEADER + payloadLength()) {
      int end = FRAME_HEADER + payloadLength();
      frame(Arrays.copyOf(pending, end));
      drop(end);
    }
  }

  private void drop(int count) {
    pending = Arrays.copyOfRange(pending, count, pending.length);
  }

  private int payloadLength() {
    return ((pending[0] & 0xff) << 16) | ((pending[1] & 0xff) << 8) | (pending[2] & 0xff);
  }

  private void frame(byte[] frame) {
    if (frame[3] != DATA) {
      return;
    }
    boolean isPadded = (frame[4] & PADDED) != 0;
    int start = FRAME_HEADER + (isPadded ? 1 : 0);
    int padding = isPadded ? frame[FRAME_HEADER] & 0xff : 0;
    int stream = ByteBuffer.wrap(frame).getInt(5) & Integer.MAX_VALUE;
    ByteArrayOutputStream data =
        streams.computeIfAbsent(stream, unused -> new ByteArrayOutputStream());
    data.write(frame, start, frame.length - padding - start);
    byte[] all = data.toByteArray();
    if (all.length >= GRPC_HEADER) {
      int length = ByteBuffer.wrap(all).getInt(1);
      if (all.length >= GRPC_HEADER + length) {
        streams.remove(stream);
        wrapper(Arrays.copyOfRange(all, GRPC_HEADER, GRPC_HEADER + length));
      }
    }
  }

  private void wrapper(byte[] message) {
    String text = new String(message, StandardCharsets.ISO_8859_1);
    if (message.length > 2 && message[0] == FIRST_TEXT && text.contains(OrderSources.MARK)) {
      sent.accept(new Sent(isRequest, text.substring(2, 2 + message[1]), message.length));
    }
  }
}
