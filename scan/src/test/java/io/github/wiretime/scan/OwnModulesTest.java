package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;
import static io.github.wiretime.scan.Built.below;
import static io.github.wiretime.scan.Built.files;
import static io.github.wiretime.scan.Built.jar;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ObjectArrays;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
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
    build(MAIN);
  }

  private void build(String... classes) throws IOException {
    Path compiled =
        Built.classes(folder.resolve("m" + Arrays.hashCode(classes)), List.of(), classes);
    main = below("BOOT-INF/classes/", files(compiled));
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

  /** {@code com.github} says no more than {@code com} does. */
  @Test
  void areNotThoseThatShareAHost() throws IOException {
    build("package com.github.acme; class Main {}");

    assertThat(scanWith(service("com.github.acme")).out()).contains("what Orders.at() returns");
    assertThat(scanWith(service("com.github.other")).out()).isEmpty();
  }

  /** Own is what the inputs have, class by class: the library of a patched class is none. */
  @Test
  void areNotLibrariesOfWhichAClassIsPatched() throws IOException {
    String patched = "package com.other.rpc; public class RpcException {}";
    build(MAIN, patched);

    Command scan = scanWith(service("com.other"), patched);

    assertThat(scan.out()).isEmpty();
    assertThat(scanWith(service("com.acme")).out()).contains("what Orders.at() returns");
  }

  @Test
  void areNotThoseBesideAStrayClass() throws IOException {
    String[] classes = new String[10];
    for (int i = 0; i < classes.length; i++) {
      classes[i] = "package com.acme.app; class C%d {}".formatted(i);
    }
    classes[9] = "package com.other.rpc; class Extension {}";
    build(classes);
    assertThat(scanWith(service("com.other")).out()).contains("what Orders.at() returns");

    build(ObjectArrays.concat(classes, "package com.acme.app; class More {}"));
    assertThat(scanWith(service("com.other")).out()).isEmpty();
  }

  /** As in Dubbo's own samples. */
  @Test
  void areNotTheFrameworkItself() throws IOException {
    build("package org.apache.dubbo.samples; class Main {}");
    dubbo = Built.classes(folder.resolve("d"), List.of(), Built.DUBBO, service("org.apache.dubbo"));

    assertThat(scanWith("package com.other; class Other {}").out()).isEmpty();
    assertThat(scanWith(service("org.apache.dubbo.samples")).out())
        .contains("what Orders.at() returns");
  }

  /** What is missing of a library is not missing of the application that patched a class of it. */
  @Test
  void areNotMissedBesideAPatchedClass() throws IOException {
    Path other =
        Built.classes(
            folder.resolve("other"),
            List.of(),
            "package com.other; public class Base {}",
            "package com.other.rpc; public class RpcException {}");
    String[] classes = new String[12];
    for (int i = 2; i < classes.length; i++) {
      classes[i] = "package com.acme.app; class C%d {}".formatted(i);
    }
    classes[0] = service("com.acme").replace("java.time.Instant", "com.other.Base");
    classes[1] = "package com.other.rpc; public class RpcException {}";
    Path app = Built.classes(folder.resolve("a"), List.of(dubbo, other), classes);

    Command scan = Command.run(app, "--class-path", dubbo);

    assertThat(scan.errors()).contains("missing: com.other.Base");
    assertThat(scan.exitCode()).isEqualTo(0);
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
    Path classes = folder.resolve("c" + Arrays.hashCode(sources));
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
