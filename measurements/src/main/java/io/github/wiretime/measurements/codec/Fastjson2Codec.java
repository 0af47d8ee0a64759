package io.github.wiretime.measurements.codec;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.apache.dubbo.common.URL;
import org.apache.dubbo.common.serialize.ObjectOutput;
import org.apache.dubbo.common.serialize.fastjson2.FastJson2Serialization;
import org.apache.dubbo.rpc.model.ApplicationModel;

/**
 * Dubbo's own fastjson2 serialization: JSONB with Dubbo's features, four bytes of length in front.
 */
final class Fastjson2Codec implements Codec {
  private static final URL URL_WITHOUT_OPTIONS = URL.valueOf("dubbo://127.0.0.1/measurements");

  private final FastJson2Serialization serialization = new FastJson2Serialization();

  Fastjson2Codec() {
    // A module loads the allow list, without which Dubbo reads no DTO.
    ApplicationModel.defaultModel().getDefaultModule();
  }

  @Override
  public byte[] write(Object value) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ObjectOutput out = serialization.serialize(URL_WITHOUT_OPTIONS, bytes);
    out.writeObject(value);
    out.flushBuffer();
    return bytes.toByteArray();
  }

  @Override
  public Object read(byte[] bytes, Class<?> expected) throws IOException, ClassNotFoundException {
    return serialization
        .deserialize(URL_WITHOUT_OPTIONS, new ByteArrayInputStream(bytes))
        .readObject(expected);
  }

  /** Fields with their default are left out. */
  @Override
  public int emptyFieldBytes(Class<?> type) {
    return 0;
  }
}
