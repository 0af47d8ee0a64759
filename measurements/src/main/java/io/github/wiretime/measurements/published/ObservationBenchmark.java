package io.github.wiretime.measurements.published;

import com.alibaba.com.caucho.hessian.io.Hessian2Input;
import com.alibaba.com.caucho.hessian.io.Hessian2Output;
import com.alibaba.com.caucho.hessian.io.SerializerFactory;
import io.github.wiretime.measurements.codec.Codec;
import io.github.wiretime.measurements.codec.Codecs;
import io.github.wiretime.measurements.stack.Effort;
import io.github.wiretime.measurements.stack.Profile;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Date;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.runner.RunnerException;

/**
 * The original observation's round trips of single values of the present, on four threads, with the
 * hessian-lite on the class path and with Java serialization.
 */
@State(Scope.Benchmark)
public class ObservationBenchmark {
  private static final int THREADS = 4;

  /** The value's type. */
  @Param({"Date", "Instant", "LocalDateTime"})
  public String variant;

  private final SerializerFactory factory = new SerializerFactory();
  private final Codec java = Codecs.of(Profile.JAVA);

  /** Takes what stands before the names of results, the method, the effort, the file to write. */
  public static void main(String[] args) throws RunnerException {
    Pace pace = Pace.of(Effort.valueOf(args[2]));
    JmhRows.run(args[0], pace.throughput(ObservationBenchmark.class, args[1], THREADS))
        .write(Path.of(args[3]));
  }

  /** With one factory of serializers for all messages, as a connection of Dubbo has it. */
  @Benchmark
  public Object sharedFactory() throws IOException {
    return roundTrip(now(), factory, factory);
  }

  /** With streams as their constructors leave them: each has a factory of its own. */
  @Benchmark
  public Object factoryPerStream() throws IOException {
    return roundTrip(now(), new SerializerFactory(), new SerializerFactory());
  }

  /** With Java's own serialization. */
  @Benchmark
  public Object javaSerialization() throws IOException, ClassNotFoundException {
    return java.read(java.write(now()), Object.class);
  }

  @SuppressWarnings("JavaUtilDate") // It is what is measured.
  private Object now() {
    return switch (variant) {
      case "Date" -> new Date();
      case "Instant" -> Instant.now();
      default -> LocalDateTime.now(ZoneId.systemDefault());
    };
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
