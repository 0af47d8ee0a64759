package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;
import static java.util.stream.Collectors.joining;

import com.google.common.base.Ascii;
import io.github.wiretime.build.Markdown;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.scan.words.ScanTexts;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the page on trouble says that a scan prints, and its exit codes. */
final class DocumentedTroubleTest {

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

  @ParameterizedTest
  @EnumSource
  void aClassOfTheApplicationIsMissing(Language language) throws IOException {
    Files.delete(shop.resolve("com/acme/shop/OrderDto.class"));

    Command scan = run(language, shop, "--class-path", dubbo);

    assertThat(scan.exitCode()).isEqualTo(3);
    assertThat(page(language).blocks("text")).contains(scan.errors() + scan.out());
  }

  @ParameterizedTest
  @EnumSource
  void aLibraryIsMissing(Language language) {
    Command scan = run(language, shop);

    assertThat(scan.exitCode()).isEqualTo(0);
    assertThat(scan.out()).contains(ScanTexts.counted("console.missing", 1, "").in(language));
    assertThat(page(language).blocks("text")).contains(scan.errors());
  }

  @ParameterizedTest
  @EnumSource
  void anInputIsMissing(Language language) {
    Command scan = run(language, "nosuch.jar");

    assertThat(scan.exitCode()).isEqualTo(3);
    assertThat(page(language).text()).contains("\n" + scan.errors());
  }

  @ParameterizedTest
  @EnumSource
  void anArchiveInsideIsDamaged(Language language) throws IOException {
    byte[] text = Built.text("no jar");
    Path pom = Files.write(folder.resolve("parent-1.0.pom"), text);
    Path jar =
        Built.jar(
            folder.resolve("app.jar"),
            Built.below("BOOT-INF/classes/", Built.files(shop)),
            Map.of("BOOT-INF/lib/broken.jar", text));

    Command scan = run(language, jar, "--class-path", dubbo + File.pathSeparator + pom);

    assertThat(scan.exitCode()).isEqualTo(3);
    String said = scan.errors().replace(folder + File.separator, "");
    assertThat(page(language).blocks("text"))
        .contains(said.lines().limit(2).map(line -> line + "\n").collect(joining()));
  }

  @ParameterizedTest
  @EnumSource
  void aPatternMatchesNothing(Language language) {
    Command scan =
        run(language, shop, "--class-path", dubbo, "--service-interfaces", "com.acme.*Service");

    assertThat(page(language).text()).contains(scan.errors().strip());
  }

  @ParameterizedTest
  @EnumSource
  void allIsAcceptedOrInTheBaseline(Language language) {
    ScanRun scan =
        ExampleScan.with(
            "--baseline", ExampleScan.FOLDER.resolve("costly-rpc-time.baseline"), option(language));

    assertThat(page(language).text())
        .contains("[INFO] " + scan.out().lines().findFirst().orElseThrow() + "\n");
  }

  @ParameterizedTest
  @EnumSource
  void settingsChooseAnotherProtocol(Language language) throws IOException {
    Built.classes(
        shop,
        List.of(dubbo),
        "package com.acme.shop; public interface StockService { OrderDto find(); }",
        """
        package com.acme.shop;
        @org.apache.dubbo.config.annotation.DubboService
        public class StockProvider implements StockService {
          public OrderDto find() { return null; }
        }
        """);
    Files.writeString(shop.resolve("application.yml"), "dubbo: {protocol: {name: rest}}");

    Command scan = run(language, shop, "--class-path", dubbo);

    assertThat(page(language).blocks("text"))
        .contains(scan.errors().replaceFirst("\\S+/shop/", "shop/"));
  }

  private static Command run(Language language, Object... arguments) {
    return Command.run(Stream.concat(Stream.of(option(language)), Stream.of(arguments)).toArray());
  }

  private static String option(Language language) {
    return "--lang=" + Ascii.toLowerCase(language.name());
  }

  private static Markdown page(Language language) {
    return Markdown.read(
        language == Language.EN ? "docs/troubleshooting.md" : "docs/zh/troubleshooting.md");
  }
}
