package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A scan that cannot see everything says so. */
final class MissingTest {

  @TempDir private Path folder;
  private Path dubbo;
  private Path api;

  @BeforeEach
  void build() {
    dubbo = Built.classes(folder.resolve("dubbo"), List.of(), Built.DUBBO);
    api = Built.classes(folder.resolve("api"), List.of(), Built.DTO, Built.SERVICE);
  }

  private Path app(String... sources) {
    return Built.classes(folder.resolve("app"), List.of(dubbo, api), sources);
  }

  @Test
  void isNothingWhereAllIsThere() {
    assertThat(Command.run(api, app(Built.PROVIDER), "--class-path", dubbo).errors()).isEmpty();
  }

  @Test
  void isTheAnnotationThatDeclaresServices() {
    assertThat(Command.run(api, app(Built.PROVIDER)).errors())
        .isEqualTo(
            "wiretime-scan: missing: org.apache.dubbo.config.annotation.DubboService;"
                + " what they say is read without them, but not which classes inherit them;"
                + " give their jars with --class-path\n");
  }

  @Test
  void isTheInterfaceOfAService() {
    assertThat(Command.run(app(Built.PROVIDER), "--class-path", dubbo).errors())
        .contains("missing: com.acme.api.OrderService; what services send through them");
  }

  /** Dubbo's own classes need not be there: their names say all. */
  @Test
  void isTheInterfaceThatCodeExports() {
    Path config =
        Built.classes(
            folder.resolve("config"),
            List.of(),
            """
            package org.apache.dubbo.config;
            public class ServiceConfig<T> { public void setInterface(Class<?> type) {} }
            """);
    Path app =
        Built.classes(
            folder.resolve("app"),
            List.of(config, api),
            """
            package com.acme.app;
            class Exports {{
              new org.apache.dubbo.config.ServiceConfig<>()
                  .setInterface(com.acme.api.OrderService.class);
            }}
            """);

    assertThat(Command.run(app).errors()).contains("missing: com.acme.api.OrderService;");
    assertThat(Command.run(app, api).errors()).isEmpty();
    assertThat(Command.run(app, api).out()).contains(Built.FINDING);
  }

  @Test
  void isTheTypeOfAMember() throws IOException {
    Path app = app(Built.PROVIDER);
    Files.delete(api.resolve("com/acme/api/OrderDto.class"));

    assertThat(Command.run(api, app, "--class-path", dubbo).errors())
        .contains("missing: com.acme.api.OrderDto; what services send through them");
  }

  @Test
  void isTheSuperclassOfWhatIsSent() throws IOException {
    api =
        Built.classes(
            folder.resolve("inherited"),
            List.of(),
            "package com.acme.api; public class Base { java.time.Instant changedAt; }",
            "package com.acme.api; public class OrderDto extends Base {}",
            Built.SERVICE);
    Path app = app(Built.PROVIDER);
    Files.delete(api.resolve("com/acme/api/Base.class"));

    Command scan = Command.run(api, app, "--class-path", dubbo);

    assertThat(scan.errors())
        .contains("missing: com.acme.api.Base; what services send through them");
    assertThat(scan.errors()).contains("not complete: classes of the application itself");
    assertThat(scan.exitCode()).isEqualTo(3);
  }

  /** A scan without a library says so, and is as good as it can be. */
  @Test
  void isALibraryThatFailsNothing() {
    Path library =
        Built.classes(folder.resolve("lib"), List.of(), "package org.lib; public class Base {}");
    Path app =
        Built.classes(
            folder.resolve("app"),
            List.of(library),
            "package com.acme.app; public interface Lines { Line find(); }",
            "package com.acme.app; public class Line extends org.lib.Base { java.time.Year year;"
                + " }");

    Command scan = Command.run(app, "--service-interfaces", "com.acme.**");

    assertThat(scan.out()).contains("1 costly member, 1 class missing; hessian-lite");
    assertThat(scan.errors()).contains("missing: org.lib.Base; ");
    assertThat(scan.errors()).doesNotContain("not complete");
    assertThat(scan.exitCode()).isEqualTo(0);
  }

  /** What is above a class says nothing about the annotations of its members. */
  @ParameterizedTest
  @ValueSource(strings = {"extends org.lib.Base", "implements org.lib.Runner"})
  void doesNotHideReferences(String parent) {
    Path library =
        Built.classes(
            folder.resolve("lib"),
            List.of(),
            "package org.lib; public class Base {}",
            "package org.lib; public interface Runner {}");
    Path reference =
        Built.classes(
            folder.resolve("reference"),
            List.of(),
            "package org.apache.dubbo.config.annotation; public @interface DubboReference {}");
    Path app =
        Built.classes(
            folder.resolve("app"),
            List.of(library, reference, api),
            """
            package com.acme.app;
            class Client %s {
              @org.apache.dubbo.config.annotation.DubboReference com.acme.api.OrderService orders;
            }
            """
                .formatted(parent));

    assertThat(Command.run(api, app, "--class-path", reference).out()).contains(Built.FINDING);
  }

  /** Neither other annotations nor what is never sent. */
  @Test
  void isNotWhatDoesNotMatter() throws IOException {
    Path app =
        app(
            Built.PROVIDER
                .replace("@org", "@Marked @org")
                .replace("public com", "Parent mapper; void map() throws Failed {} public com"),
            "package com.acme.app; class Failed extends Exception {}",
            "package com.acme.app; @interface Marked {}",
            "package com.acme.app; class Parent {}",
            "package com.acme.app; class Child extends Parent { Parent parent; }");
    Files.delete(app.resolve("com/acme/app/Marked.class"));
    Files.delete(app.resolve("com/acme/app/Parent.class"));
    Files.delete(app.resolve("com/acme/app/Failed.class"));

    assertThat(Command.run(api, app, "--class-path", dubbo).errors()).isEmpty();
  }

  @Test
  void isSaidOfInputsWithoutServices() {
    assertThat(Command.run(api).errors())
        .startsWith("wiretime-scan: no class of the inputs declares or uses a service");
    assertThat(Command.run(api, "--service-interfaces", "com.acme.**").errors()).isEmpty();
  }

  @Test
  void isSaidOfInputsWithoutClasses() throws IOException {
    Path empty = Files.createDirectory(folder.resolve("empty"));

    Command scan = Command.run(empty);

    assertThat(scan.errors())
        .isEqualTo(
            "wiretime-scan: "
                + empty
                + ": no class is in it\nwiretime-scan: the inputs: no class is in them\n");
    assertThat(scan.exitCode()).isEqualTo(3);
  }

  @Test
  void isWhatABrokenSpringFileDeclares() throws IOException {
    Files.writeString(
        api.resolve("beans.xml"),
        "<beans xmlns:dubbo='http://dubbo.apache.org/schema/dubbo'><dubbo:nothing>");

    assertThat(Command.run(api).errors()).contains("beans.xml:1:");
  }
}
