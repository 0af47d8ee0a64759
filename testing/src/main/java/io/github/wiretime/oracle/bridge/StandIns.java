package io.github.wiretime.oracle.bridge;

import com.alibaba.com.caucho.hessian.io.AbstractHessianOutput;
import com.alibaba.com.caucho.hessian.io.AbstractSerializerFactory;
import com.alibaba.com.caucho.hessian.io.Deserializer;
import com.alibaba.com.caucho.hessian.io.Serializer;
import java.io.IOException;
import java.time.chrono.ChronoLocalDate;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * Writes the content of what Hessian refuses, so that a graph which declares such a shape can be
 * judged beyond it: the content of {@link Optional} and {@link CompletableFuture}, and the text of
 * a non-ISO date, which overflows the stack of hessian-lite 3.2.13.
 */
final class StandIns extends AbstractSerializerFactory {

  @Override
  @SuppressWarnings("rawtypes") // The signature of the library.
  public Serializer getSerializer(Class type) {
    if (type == Optional.class) {
      return (value, out) -> out.writeObject(((Optional<?>) value).orElse(null));
    }
    if (type == CompletableFuture.class) {
      return (value, out) -> out.writeObject(((CompletableFuture<?>) value).join());
    }
    if (ChronoLocalDate.class.isAssignableFrom(type) && type != java.time.LocalDate.class) {
      return StandIns::writeText;
    }
    return null;
  }

  @Override
  @SuppressWarnings("rawtypes") // The signature of the library.
  public Deserializer getDeserializer(Class type) {
    return null;
  }

  private static void writeText(Object value, AbstractHessianOutput out) throws IOException {
    out.writeString(value.toString());
  }
}
