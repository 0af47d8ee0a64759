package io.github.wiretime.scan.fix;

import static com.google.common.truth.Truth.assertThat;

import java.lang.reflect.Field;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import org.apache.dubbo.common.utils.PojoUtils;
import org.junit.jupiter.api.Test;

/**
 * Dubbo's {@code GenericFilter} makes a map of a result by {@link PojoUtils}, before Hessian writes
 * anything.
 */
final class GenericCallTest {

  @Test
  void aGatewayGetsTheValueUnderItsOldName() throws Exception {
    FixedModule module = FixedModule.create();
    module.write("package app; public interface Orders { Order find(); }");
    module.write(
        """
        package app;
        public class Order implements java.io.Serializable {
          private java.time.Instant at;
          public java.time.Instant getAt() { return at; }
        }
        """);
    Path sends = module.step(module.step(module.build(), 1), 2);

    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {sends.toUri().toURL()}, getClass().getClassLoader())) {
      Class<?> type = loader.loadClass("app.Order");
      Object order = type.getConstructor().newInstance();
      Field at = type.getDeclaredField("at");
      at.setAccessible(true);
      at.set(order, Instant.EPOCH);

      assertThat(type.getDeclaredMethod("writeReplace")).isNotNull();
      Map<?, ?> map = (Map<?, ?>) PojoUtils.generalize(order);
      assertThat(map.keySet()).containsExactly("class", "at");
      assertThat(map.get("at")).isEqualTo(PojoUtils.generalize(Instant.EPOCH));
      assertThat(map.get("at")).isNotNull();
    }
  }
}
