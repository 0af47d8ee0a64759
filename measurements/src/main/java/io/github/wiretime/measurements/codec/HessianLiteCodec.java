package io.github.wiretime.measurements.codec;

import com.alibaba.com.caucho.hessian.io.Hessian2Input;
import com.alibaba.com.caucho.hessian.io.Hessian2Output;
import com.alibaba.com.caucho.hessian.io.SerializerFactory;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

/** The hessian-lite that is on the class path: new streams per message, one factory, like Dubbo. */
final class HessianLiteCodec implements Codec {
  private final SerializerFactory factory = new SerializerFactory();

  @Override
  public byte[] write(Object value) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Hessian2Output out = new Hessian2Output(bytes);
    out.setSerializerFactory(factory);
    out.writeObject(value);
    out.flushBuffer();
    return bytes.toByteArray();
  }

  @Override
  public Object read(byte[] bytes, Class<?> expected) throws IOException {
    Hessian2Input in = new Hessian2Input(new ByteArrayInputStream(bytes));
    in.setSerializerFactory(factory);
    return in.readObject(expected);
  }
}
