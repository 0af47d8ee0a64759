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

  /** javac says the same of them in sources. */
  @Test
  void whatDoesNotArriveInOneIsReportedAsInOthers() {
    Path app =
        Built.classes(
            folder.resolve("app"),
            List.of(),
            "package com.acme; public interface OrderService { Event find(); }",
            "package com.acme; public abstract class Event implements java.io.Serializable {}",
            """
            package com.acme;
            public class Events {
              static Event anonymous() {
                return new Event() { float rate; };
              }
              static Event local() {
                class Local extends Event { float price; }
                return new Local();
              }
            }
            """);

    String out = Command.run(app, "--service-interfaces=com.acme.OrderService").out();

    assertThat(out).contains("Events$1.rate is a primitive float and crashes the receiver");
    assertThat(out).contains("Events$1Local.price is a primitive float and crashes the receiver");
  }
}
