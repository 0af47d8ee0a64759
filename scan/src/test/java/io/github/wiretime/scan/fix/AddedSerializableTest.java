package io.github.wiretime.scan.fix;

import static com.google.common.truth.Truth.assertWithMessage;

import io.github.wiretime.twins.Serializer;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** One release may bring {@code Serializable} and release 1: nothing was sent before that one. */
final class AddedSerializableTest {

  private static final String ORDER =
      """
      package app;
      public class Order {
        java.time.Instant at;
      }
      """;

  private static final String REFUSED = "refused";

  private static Object sent(Serializer serializer, Path sender, Path receiver) throws Exception {
    ClassLoader from = serializer.with(sender);
    Class<?> type = from.loadClass("app.Order");
    Object order = type.getConstructor().newInstance();
    at(type).set(order, Instant.EPOCH);
    ClassLoader before = Thread.currentThread().getContextClassLoader();
    try {
      byte[] bytes = serializer.write(order, from);
      Object arrived = serializer.read(bytes, serializer.with(receiver));
      return arrived instanceof Map ? REFUSED : at(arrived.getClass()).get(arrived);
    } catch (InvocationTargetException refused) {
      return REFUSED;
    } finally {
      Thread.currentThread().setContextClassLoader(before);
    }
  }

  private static Field at(Class<?> type) throws ReflectiveOperationException {
    Field at = type.getDeclaredField("at");
    at.setAccessible(true);
    return at;
  }

  @Test
  void comesWithTheFirstRelease() throws Exception {
    FixedModule module = FixedModule.create();
    module.write("package app; public interface Orders { Order find(); }");
    module.write(ORDER);
    Path old = module.build();
    module.write(ORDER.replace("Order {", "Order implements java.io.Serializable {"));
    Path reads = module.step(module.build(), 1);
    Path sends = module.step(reads, 2);

    for (Serializer serializer : List.of(Serializer.LITE_3_2_13, Serializer.SOFA_3_5_6)) {
      for (Path sender : List.of(reads, sends)) {
        for (Path receiver : List.of(reads, sends)) {
          assertWithMessage("%s", serializer)
              .that(sent(serializer, sender, receiver))
              .isEqualTo(Instant.EPOCH);
        }
      }
      assertWithMessage("%s", serializer).that(sent(serializer, old, reads)).isEqualTo(REFUSED);
      assertWithMessage("%s", serializer).that(sent(serializer, old, old)).isEqualTo(REFUSED);
      // A class that is not Serializable is read as a map, whatever has been done to the sender's.
      assertWithMessage("%s", serializer)
          .that(sent(serializer, reads, old))
          .isEqualTo(serializer == Serializer.SOFA_3_5_6 ? Instant.EPOCH : REFUSED);
    }
  }
}
