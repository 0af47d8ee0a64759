package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;
import static io.github.wiretime.scan.Built.below;
import static io.github.wiretime.scan.Built.files;
import static io.github.wiretime.scan.Built.jar;

import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which of the jars inside a Spring Boot jar are searched for services. */
final class OwnModulesTest {

  private static final String MAIN = "package com.acme.app; class Main {}";

  @TempDir private Path folder;
  private Path dubbo;
  private Map<String, byte[]> main;

  @BeforeEach
  void build() throws IOException {
    dubbo = Built.classes(folder.resolve("dubbo"), List.of(), Built.DUBBO);
    main = below("BOOT-INF/classes/", files(Built.classes(folder.resolve("m"), List.of(), MAIN)));
  }

  @Test
  void areThoseWhosePackagesBeginAsItsOwn() throws IOException {
    assertThat(scanWith(service("com.acme")).out()).contains("what Orders.at() returns");
  }

  @Test
  void areNotThoseOfOthers() throws IOException {
    assertThat(scanWith(service("com.other")).out()).isEmpty();
    assertThat(scanWith(service("org.acme")).out()).isEmpty();
  }

  /** A library that brings a copy of one class is not a module. */
  @Test
  void areNotThoseWithAStrayClass() throws IOException {
    assertThat(scanWith(service("com.other"), "package com.acme.app; class Copy {}").out())
        .isEmpty();
  }

  @Test
  void areNotOnTheClassPathOfTheUser() throws IOException {
    Path module = module(service("com.acme"));

    assertThat(
            Command.run(
                    jar(folder.resolve("app.jar"), main),
                    "--class-path",
                    module,
                    "--class-path",
                    dubbo)
                .out())
        .isEmpty();
  }

  private Command scanWith(String... sources) throws IOException {
    Path library = jar(folder.resolve("library.jar"), files(dubbo));
    Map<String, byte[]> nested =
        ImmutableMap.of(
            "BOOT-INF/lib/dubbo.jar", Files.readAllBytes(library),
            "BOOT-INF/lib/orders.jar", Files.readAllBytes(module(sources)));
    return Command.run(jar(folder.resolve("app.jar"), main, nested));
  }

  private Path module(String... sources) throws IOException {
    Path classes = folder.resolve("c" + sources[0].hashCode());
    return jar(
        folder.resolve("module.jar"), files(Built.classes(classes, List.of(dubbo), sources)));
  }

  private static String service(String root) {
    return """
        package %s.orders;
        @org.apache.dubbo.config.annotation.DubboService
        public class Orders { public java.time.Instant at() { return null; } }
        """
        .formatted(root);
  }
}
