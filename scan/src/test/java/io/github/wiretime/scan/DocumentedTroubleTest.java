package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.build.Markdown;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the page on trouble says that a scan prints, and its exit codes. */
final class DocumentedTroubleTest {

  private static final Markdown PAGE = Markdown.read("docs/troubleshooting.md");

  @TempDir private Path folder;
  private Path dubbo;
  private Path shop;

  @BeforeEach
  void build() {
    dubbo = Built.classes(folder.resolve("dubbo"), List.of(), Built.DUBBO);
    shop =
        Built.classes(
            folder.resolve("shop"),
            List.of(dubbo),
            "package com.acme.shop; public class OrderDto { java.time.Instant placedAt; }",
            "package com.acme.shop; public interface OrderService { OrderDto find(); }",
            """
            package com.acme.shop;
            @org.apache.dubbo.config.annotation.DubboService
            public class OrderProvider implements OrderService {
              public OrderDto find() { return null; }
            }
            """);
  }

  @Test
  void aClassOfTheApplicationIsMissing() throws IOException {
    Files.delete(shop.resolve("com/acme/shop/OrderDto.class"));

    Command scan = Command.run(shop, "--class-path", dubbo);

    assertThat(scan.exitCode()).isEqualTo(3);
    assertThat(PAGE.blocks("text")).contains(scan.errors() + scan.out());
  }

  @Test
  void aClassIsDamaged() throws IOException {
    Path dto = shop.resolve("com/acme/shop/OrderDto.class");
    Files.write(dto, List.of("cut off"));

    Command scan = Command.run(shop, "--class-path", dubbo);

    assertThat(scan.exitCode()).isEqualTo(3);
    assertThat(PAGE.blocks("text"))
        .contains(scan.errors().lines().findFirst().orElseThrow() + "\n");
  }

  @Test
  void aLibraryIsMissing() {
    Command scan = Command.run(shop);

    assertThat(scan.exitCode()).isEqualTo(0);
    assertThat(scan.out()).contains(", 1 class missing");
    assertThat(PAGE.blocks("text")).contains(scan.errors());
  }

  @Test
  void anInputIsMissing() {
    Command scan = Command.run("nosuch.jar");

    assertThat(scan.exitCode()).isEqualTo(3);
    assertThat(PAGE.text()).contains("\n" + scan.errors());
  }

  @Test
  void aPatternMatchesNothing() {
    Command scan =
        Command.run(shop, "--class-path", dubbo, "--service-interfaces", "com.acme.*Service");

    assertThat(PAGE.text()).contains(scan.errors().strip());
  }
}
