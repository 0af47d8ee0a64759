package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
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
                + " services of classes that have these annotations are found,"
                + " those of subclasses that inherit them are not;"
                + " give their jars with --class-path\n");
  }

  @Test
  void isTheInterfaceOfAService() {
    assertThat(Command.run(app(Built.PROVIDER), "--class-path", dubbo).errors())
        .contains("missing: com.acme.api.OrderService; the report lacks their members");
  }

  /** No jar has the class of a newer JDK, so that nobody is asked for one. */
  @Test
  void isWhatOnlyANewerJdkHas() throws IOException {
    Path app =
        Built.classes(
            folder.resolve("newer"),
            List.of(),
            "package lava.util; public interface Later<T> {}",
            """
            package com.acme.api;
            public interface OrderService { lava.util.Later<java.time.Instant> later(); }
            """);
    Path service = app.resolve("com/acme/api/OrderService.class");
    String text = Files.readString(service, StandardCharsets.ISO_8859_1);
    Files.writeString(service, text.replace("lava/", "java/"), StandardCharsets.ISO_8859_1);

    Command scan = Command.run(app, "--service-interfaces", "com.acme.api.OrderService");

    assertThat(scan.errors())
        .isEqualTo(
            "wiretime-scan: missing: java.util.Later; JDK "
                + Runtime.version().feature()
                + ", which runs this scan, has no such classes, so the report lacks their members,"
                + " but their type arguments are checked;"
                + " scan with the JDK that compiles the application\n");
    assertThat(scan.out()).contains("1 class missing");
    assertThat(scan.out()).contains("Instant");
  }

  /** JDK 8 is too old to scan, so that only a jar helps. */
  @Test
  void isWhatAJdkNoLongerHas() throws IOException {
    Path app =
        Built.classes(
            folder.resolve("older"),
            List.of(),
            """
            package com.acme.api;
            public interface OrderService { javax.xml.bind.JAXBElement<String> element(); }
            """);

    Command scan = Command.run(app, "--service-interfaces", "com.acme.api.OrderService");

    assertThat(scan.errors()).contains("missing: javax.xml.bind.JAXBElement; the report lacks");
    assertThat(scan.errors()).contains("--class-path");
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

  /** Nor what a class of one's own extends. */
  @Test
  void isNothingWhereAConfigurationOfOnesOwnNamesTheService() {
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
            class OwnConfig<T> extends org.apache.dubbo.config.ServiceConfig<T> {}
            """,
            """
            package com.acme.app;
            class Exports {{ new OwnConfig<>().setInterface(com.acme.api.OrderService.class); }}
            """);

    assertThat(Command.run(app, api).errors()).isEmpty();
    assertThat(Command.run(app, api).out()).contains(Built.FINDING);
  }

  @Test
  void isTheTypeOfAMember() throws IOException {
    Path app = app(Built.PROVIDER);
    Files.delete(api.resolve("com/acme/api/OrderDto.class"));

    assertThat(Command.run(api, app, "--class-path", dubbo).errors())
        .contains("missing: com.acme.api.OrderDto; the report lacks their members");
  }

  /** Below {@code javax} are packages that the JDK does not have. */
  @Test
  void isAClassOfAnotherLibraryBelowJavax() {
    Path money =
        Built.classes(
            folder.resolve("money"),
            List.of(),
            "package javax.money; public class Price { java.time.Instant at; }");
    Path app =
        Built.classes(
            folder.resolve("app"),
            List.of(money, dubbo),
            "package com.acme.app; public interface Orders { javax.money.Price price(); }",
            """
            package com.acme.app;
            @org.apache.dubbo.config.annotation.DubboService
            public abstract class OrdersProvider implements Orders {}
            """);

    assertThat(Command.run(app, "--class-path", dubbo).errors())
        .contains("missing: javax.money.Price; the report lacks their members");
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
        .contains("missing: com.acme.api.Base; the report lacks their members");
    assertThat(scan.errors()).contains("not complete: a part of the application is missing");
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
    Path app =
        Built.classes(
            folder.resolve("app"),
            List.of(library, reference(), api),
            """
            package com.acme.app;
            class Client %s {
              @org.apache.dubbo.config.annotation.DubboReference com.acme.api.OrderService orders;
            }
            """
                .formatted(parent));

    assertThat(Command.run(api, app, "--class-path", reference()).out()).contains(Built.FINDING);
  }

  /** A wrapper nearly always, whose type arguments the signatures name. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "interface OrderService { org.lib.Page<OrderDto> find(); }",
        "interface OrderService { java.util.List<org.lib.Page<? extends OrderDto>> find(); }",
        "interface OrderService { Orders find(); class Orders extends org.lib.Page<OrderDto> {} }",
        "interface OrderService { Orders find(); class Orders { org.lib.Page<OrderDto[]> page; } }",
        "interface OrderService { Result<OrderDto> find();"
            + " class Result<T> { Inner<T> inner; } class Inner<E> extends org.lib.Page<E> {} }",
        "interface OrderService { org.lib.Pair<String, org.lib.Page<OrderDto>> find(); }",
        "interface OrderService { Node<OrderDto> find();"
            + " class Node<T> extends org.lib.Page<Node<Node<T>>> { T value; } }",
      })
  void isTakenToHoldItsTypeArguments(String service) throws IOException {
    Command scan = withLibrary(service);

    assertThat(scan.out()).contains(Built.FINDING);
    assertThat(scan.errors()).contains("missing: org.lib.Pa");
    assertThat(scan.errors()).contains(", but their type arguments are checked; give their");
    assertThat(scan.exitCode()).isEqualTo(0);
    assertThat(Files.readString(folder.resolve("report.html"))).contains("id=\"calls-title\"");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "interface OrderService { org.lib.Page<?> find(); }",
        "interface OrderService { org.lib.Page find(); }",
        "interface OrderService extends org.lib.Crud<OrderDto> { String find(); }",
        "interface OrderService { Orders find();"
            + " class Orders { transient org.lib.Page<OrderDto> page; } }",
        "interface OrderService { Orders find(); class Orders { Tag<org.lib.Page<OrderDto>> tag; }"
            + " class Tag<T> { String name; } }",
      })
  void isNotTakenToHoldMore(String service) {
    assertThat(withLibrary(service).out()).doesNotContain(Built.FINDING);
  }

  /** Nothing of it is followed, and the line says nothing else. */
  @Test
  void isTheInterfaceThatAServiceExtends() {
    String errors =
        withLibrary("interface OrderService extends org.lib.Crud<OrderDto> { String find(); }")
            .errors();

    assertThat(errors)
        .contains(
            "missing: org.lib.Crud; services extend these, and what methods that are declared there"
                + " send is not in the report; ");
    assertThat(errors).doesNotContain("type arguments");
  }

  private Command withLibrary(String service) {
    Path lib =
        Built.classes(
            folder.resolve("lib"),
            List.of(),
            "package org.lib; public class Page<T> {}",
            "package org.lib; public class Pair<A, B> {}",
            "package org.lib; public interface Crud<T> {}");
    api =
        Built.classes(
            folder.resolve("wrapped"),
            List.of(lib),
            Built.DTO,
            "package com.acme.api; public " + service);
    return Command.run(
        api,
        "--service-interfaces",
        "com.acme.api.OrderService",
        "--html",
        folder.resolve("report.html"));
  }

  /** A reference to it is a service, too. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "@Ref Gone gone;",
        "@Ref void set(Gone gone) {}",
        "void use(@Ref Gone gone) {}",
        "@Ref @org.springframework.context.annotation.Bean Gone gone() { return null; }",
      })
  void isTheInterfaceOfAReference(String member) throws IOException {
    Path app =
        Built.classes(
            folder.resolve("app"),
            List.of(reference()),
            "package com.acme.app; class Client { %s }"
                .formatted(
                    member
                        .replace("@Ref", "@org.apache.dubbo.config.annotation.DubboReference")
                        .replace("Gone", "com.acme.app.Gone")),
            "package org.springframework.context.annotation; public @interface Bean {}",
            "package com.acme.app; interface Gone {}");
    Files.delete(app.resolve("com/acme/app/Gone.class"));

    Command scan = Command.run(app, "--class-path", reference());

    assertThat(scan.errors())
        .contains("missing: com.acme.app.Gone; the report lacks their members");
    assertThat(scan.exitCode()).isEqualTo(3);
  }

  /** Only what is on the way of a call. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "class OrderDto implements org.lib.Base { java.time.Instant placedAt; }",
        "class OrderDto { static org.lib.Base base; java.time.Instant placedAt; }",
        "class OrderDto { transient org.lib.Base base; java.time.Instant placedAt; }",
        "class OrderDto { org.lib.Base base() { return null; } java.time.Instant placedAt; }",
      })
  void isNotWhatNoCallSends(String dto) {
    Path lib =
        Built.classes(
            folder.resolve("lib"),
            List.of(),
            "package org.lib; public interface Base {}",
            "package org.lib; public class ServiceImpl {}");
    api =
        Built.classes(
            folder.resolve("other"),
            List.of(lib),
            "package com.acme.api; public " + dto,
            Built.SERVICE);
    Path app =
        Built.classes(
            folder.resolve("app"),
            List.of(lib, api, dubbo, reference()),
            Built.PROVIDER.replace("implements", "extends org.lib.ServiceImpl implements"),
            "package com.acme.app; class Client extends org.lib.ServiceImpl implements org.lib.Base"
                + " { @org.apache.dubbo.config.annotation.DubboReference com.acme.api.OrderService"
                + " orders; }");

    Command scan = Command.run(api, app, "--class-path", dubbo, "--class-path", reference());

    assertThat(scan.out()).contains(Built.FINDING);
    assertThat(scan.errors()).isEmpty();
  }

  /** Nobody can tell which interface is exported. */
  @Test
  void isTheSuperclassOfAProviderWithoutInterface() {
    Path lib =
        Built.classes(
            folder.resolve("lib"),
            List.of(api),
            "package org.lib; public abstract class Base implements com.acme.api.OrderService {}");
    Path app =
        Built.classes(
            folder.resolve("app"),
            List.of(lib, api, dubbo),
            Built.PROVIDER.replace("implements com.acme.api.OrderService", "extends org.lib.Base"));

    assertThat(Command.run(api, app, "--class-path", dubbo).errors())
        .contains("missing: org.lib.Base; ");
  }

  private Path reference() {
    return Built.classes(
        folder.resolve("reference"),
        List.of(),
        "package org.apache.dubbo.config.annotation; public @interface DubboReference {}");
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

  /** Nobody named the file, so that no option is wrong; what else is known is reported. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "<dubbo:nothing>",
        "<dubbo:service interface='com.acme.api.OrderService'/><broken>",
        "<!-- \u00e9 -->",
      })
  void isWhatABrokenSpringFileDeclares(String content) throws IOException {
    Path app = app(Built.PROVIDER);
    Files.writeString(
        app.resolve("beans.xml"),
        "<beans xmlns:dubbo='http://dubbo.apache.org/schema/dubbo'>\n" + content + "\n",
        StandardCharsets.ISO_8859_1);

    Command scan = Command.run(api, app, "--class-path", dubbo);

    assertThat(scan.out()).contains(Built.FINDING);
    assertThat(scan.errors()).contains(app.resolve("beans.xml") + ":");
    assertThat(scan.errors()).contains("; services that it declares from there on are not seen\n");
    assertThat(scan.errors()).contains("not complete: ");
    assertThat(scan.errors()).doesNotContain("--spring-config");
    assertThat(scan.exitCode()).isEqualTo(3);
  }

  @Test
  void isNothingOfABrokenSpringFileThatAnOptionNames() throws IOException {
    Path file = Files.writeString(folder.resolve("beans.xml"), "<beans>");

    Command scan =
        Command.run(api, app(Built.PROVIDER), "--class-path", dubbo, "--spring-config", file);

    assertThat(scan.errors()).startsWith("wiretime-scan: --spring-config: " + file + ":1:");
    assertThat(scan.exitCode()).isEqualTo(2);
  }
}
