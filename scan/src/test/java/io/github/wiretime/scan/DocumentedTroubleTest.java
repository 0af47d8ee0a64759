package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;
import static java.util.stream.Collectors.joining;

import io.github.wiretime.build.Markdown;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
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
  void anArchiveInsideIsDamaged() throws IOException {
    byte[] text = Built.text("no jar");
    Path pom = Files.write(folder.resolve("parent-1.0.pom"), text);
    Path jar =
        Built.jar(
            folder.resolve("app.jar"),
            Built.below("BOOT-INF/classes/", Built.files(shop)),
            Map.of("BOOT-INF/lib/broken.jar", text));

    Command scan = Command.run(jar, "--class-path", dubbo + File.pathSeparator + pom);

    assertThat(scan.exitCode()).isEqualTo(3);
    String said = scan.errors().replace(folder + File.separator, "");
    assertThat(PAGE.blocks("text"))
        .contains(said.lines().limit(2).map(line -> line + "\n").collect(joining()));
  }

  @Test
  void aSpringFileIsDamaged() throws IOException {
    Path file = shop.resolve("provider.xml");
    Files.writeString(file, "<beans>dubbo\n<!-- \u00e9 -->", StandardCharsets.ISO_8859_1);

    Command scan = Command.run(shop, "--class-path", dubbo);

    assertThat(scan.exitCode()).isEqualTo(3);
    String said = scan.errors().replace(folder + File.separator, "");
    assertThat(PAGE.blocks("text")).contains(said.lines().findFirst().orElseThrow() + "\n");
  }

  @Test
  void aPatternMatchesNothing() {
    Command scan =
        Command.run(shop, "--class-path", dubbo, "--service-interfaces", "com.acme.*Service");

    assertThat(PAGE.text()).contains(scan.errors().strip());
  }
}
