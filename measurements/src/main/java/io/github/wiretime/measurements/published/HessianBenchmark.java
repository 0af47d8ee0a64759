package io.github.wiretime.measurements.published;

import com.alibaba.com.caucho.hessian.io.Hessian2Input;
import com.alibaba.com.caucho.hessian.io.Hessian2Output;
import com.alibaba.com.caucho.hessian.io.SerializerFactory;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Round trips of single values of the present, with the hessian-lite on the class path. */
public class HessianBenchmark {
  /** What one connection of Dubbo shares among its messages, for either direction. */
  @State(Scope.Benchmark)
  public static class Shared {
    final SerializerFactory factory = new SerializerFactory();
  }

  /** With one factory of serializers for all messages. */
  @Benchmark
  public Object sharedFactory(ObservedValue value, Shared shared) throws IOException {
    return roundTrip(value.now(), shared.factory, shared.factory);
  }

  /** With streams as their constructors leave them: each has a factory of its own. */
  @Benchmark
  public Object factoryPerStream(ObservedValue value) throws IOException {
    return roundTrip(value.now(), new SerializerFactory(), new SerializerFactory());
  }

  private static Object roundTrip(
      Object value, SerializerFactory writing, SerializerFactory reading) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Hessian2Output out = new Hessian2Output(bytes);
    out.setSerializerFactory(writing);
    out.writeObject(value);
    out.flush();
    Hessian2Input in = new Hessian2Input(new ByteArrayInputStream(bytes.toByteArray()));
    in.setSerializerFactory(reading);
    return in.readObject();
  }
}
