package io.github.wiretime.scan;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.wiretime.build.Repository;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands of the page for an API, and DTOs, in another repository than the services. */
final class TwoRepositoriesTest {

  private static final String FIRST = "java -jar wiretime-scan.jar ";

  @TempDir private Path folder;

  @BeforeEach
  void buildBoth() throws IOException {
    Path dubbo = Built.classes(folder.resolve("dubbo"), List.of(), Built.DUBBO);
    Path dto =
        Built.classes(
            folder.resolve("dto"),
            List.of(),
            "package com.acme.order.dto; public class Receipt { java.time.LocalDate day; }",
            "package com.acme.order; public class Money { java.time.Instant paidAt; }",
            "package com.acme.order; public class Refund extends Money { java.time.Instant at; }");
    Path api =
        Built.classes(
            folder.resolve("api"),
            List.of(),
            "package com.acme.order.api; public interface OrderService { Order find(); }",
            "package com.acme.order.api; public class Order implements java.io.Serializable {"
                + " public java.time.Instant placedAt; }");
    Path app =
        Built.classes(
            folder.resolve("app"),
            List.of(dubbo, api),
            """
            package com.acme.app;
            @org.apache.dubbo.config.annotation.DubboService
            public class OrderProvider implements com.acme.order.api.OrderService {
              public com.acme.order.api.Order find() { return new LateOrder(); }
            }
            """,
            """
            package com.acme.app;
            public class LateOrder extends com.acme.order.api.Order { java.time.LocalDate due; }
            """);
    Built.jar(folder.resolve("order-dto.jar"), Built.files(dto));
    Built.jar(folder.resolve("order-api.jar"), Built.files(api));
    Built.jar(folder.resolve("app.jar"), Built.files(app), Built.files(dubbo));
  }

  @Test
  void thatOfTheApiReportsWhatItsInterfacesSend() {
    String found = scan(command("order-api.jar"));

    assertThat(found).contains("Order.placedAt");
    assertThat(found).contains("1 costly member");
  }

  @Test
  void namesNeedNoPattern() {
    String found = scan(command("order-dto.jar"));

    assertThat(found).contains("Receipt.day");
    assertThat(found).contains("Money.paidAt");
    assertThat(found).contains("2 costly members");
  }

  @Test
  void thatOfTheServicesReportsOnlyWhatItAdds() {
    String found = scan(command("app.jar --class-path"));

    assertThat(found).contains("LateOrder.due");
    assertThat(found).contains("2 costly members (1 reported by their own modules)");
    assertThat(found).doesNotContain("Order.placedAt");
  }

  @Test
  void withoutTheOptionThatOfTheServicesReportsBoth() {
    String found =
        scan(
            command("app.jar --class-path").stream()
                .limit(3) // the input and its class path
                .collect(toImmutableList()));

    assertThat(found).contains("LateOrder.due");
    assertThat(found).contains("Order.placedAt");
    assertThat(found).contains("2 costly members;");
  }

  /** The arguments of the one command of the page that begins so. */
  private static ImmutableList<String> command(String start) {
    String line =
        Iterables.getOnlyElement(
            Repository.read("docs/scan.md")
                .lines()
                .filter(each -> each.startsWith(FIRST + start))
                .toList());
    return Splitter.on(' ')
        .splitToStream(line.substring(FIRST.length()).replace("'", ""))
        .collect(toImmutableList());
  }

  private String scan(List<String> arguments) {
    Command scan =
        Command.run(
            arguments.stream()
                .map(each -> each.endsWith(".jar") ? folder.resolve(each).toString() : each)
                .toArray());
    assertThat(scan.errors()).doesNotContain("not complete");
    assertThat(scan.exitCode()).isEqualTo(0);
    return scan.out();
  }
}
