package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Anonymous classes have no name but that of their class file. */
final class AnonymousClassTest {

  @TempDir private Path folder;

  /** The class file of an anonymous class in a field names no method around it. */
  @Test
  void inAFieldHasTheNameOfItsClassFile() {
    Path dubbo = Built.classes(folder.resolve("dubbo"), List.of(), Built.DUBBO);
    Path app =
        Built.classes(
            folder.resolve("app"),
            List.of(dubbo),
            "package com.acme; public class OrderDto {}",
            "package com.acme; public interface OrderService { OrderDto find(); }",
            """
            package com.acme;
            @org.apache.dubbo.config.annotation.DubboService
            public class OrderProvider implements OrderService {
              static final OrderDto NONE = new OrderDto() { java.time.Instant at; };
              public OrderDto find() { return NONE; }
            }
            """);

    assertThat(Command.run(app, "--class-path", dubbo).out()).contains("OrderProvider$1");
  }
}
