package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a scan says that finds no service of Hessian. */
final class NoServicesTest {

  @TempDir private Path folder;

  @Test
  void whatWasSkippedAndWhy() {
    Path dubbo =
        Built.classes(
            folder.resolve("dubbo"),
            List.of(),
            Built.DUBBO,
            "package org.apache.dubbo.rpc.model; public interface DubboStub {}");
    Path app =
        Built.classes(
            folder.resolve("app"),
            List.of(dubbo),
            service("A", "", "implements org.apache.dubbo.rpc.model.DubboStub"),
            service("B", "", "implements org.apache.dubbo.rpc.model.DubboStub"),
            service("C", "(protocol = \"rest\")", ""));

    Command scan = Command.run(app, "--class-path", dubbo);

    assertThat(scan.exitCode()).isEqualTo(0);
    assertThat(scan.out()).isEmpty();
    assertThat(scan.errors())
        .isEqualTo(
            "wiretime-scan: the inputs declare or use 3 services of which Hessian writes nothing, so"
                + " there is nothing to report: A, B (Protocol Buffers), C (protocol 'rest')\n");
  }

  /** What a file rules out is told apart, and once. */
  @Test
  void whatAFileRulesOutAsWell() throws IOException {
    Path dubbo =
        Built.classes(
            folder.resolve("dubbo"),
            List.of(),
            Built.DUBBO,
            "package org.apache.dubbo.rpc.model; public interface DubboStub {}");
    Path app =
        Built.classes(
            folder.resolve("app"),
            List.of(dubbo),
            service("A", "", "implements org.apache.dubbo.rpc.model.DubboStub"),
            service("B", "", ""));
    Files.writeString(app.resolve("application.properties"), "dubbo.protocol.name=rest");

    String errors = Command.run(app, "--class-path", dubbo).errors();

    assertThat(errors).contains("declare or use 1 service of which Hessian writes nothing");
    assertThat(errors).contains("report: A (Protocol Buffers)\n");
    assertThat(errors).contains("protocol 'rest', so nothing is reported of B; ");
  }

  /** The class of the client comes first. */
  @Test
  void whyAProviderWasSkippedThatIsCalledGenerically() throws IOException {
    Path dubbo =
        Built.classes(
            folder.resolve("dubbo"),
            List.of(),
            Built.DUBBO,
            """
            package org.apache.dubbo.config.annotation;
            public @interface DubboReference {
              Class<?> interfaceClass();
              boolean generic();
            }
            """);
    Path app =
        Built.classes(
            folder.resolve("app"),
            List.of(dubbo),
            service("B", "", ""),
            """
            package app;
            class A {
              @org.apache.dubbo.config.annotation.DubboReference(interfaceClass = B.class, generic = true)
              Object b;
            }
            """);
    Files.writeString(app.resolve("application.properties"), "dubbo.protocol.name=rest");

    assertThat(Command.run(app, "--class-path", dubbo).errors())
        .contains("protocol 'rest', so nothing is reported of B; ");
  }

  /** Dubbo 3.2 prefers fastjson2, so there may be nothing to report of what it provides. */
  @Test
  void thatOtherPeersThanOlderOnesGetFastjson2() throws IOException {
    Path dubbo = Built.classes(folder.resolve("dubbo"), List.of(), Built.DUBBO);
    Path app =
        Built.classes(
            folder.resolve("app"),
            List.of(dubbo),
            service("A", "", "").replace("java.time.Instant", "String"),
            service("B", "", "").replace("java.time.Instant", "String"));
    Files.writeString(
        app.resolve("application.properties"),
        "dubbo.provider.prefer-serialization=fastjson2,hessian2");

    Command scan = Command.run(app, "--class-path", dubbo);

    assertThat(scan.errors())
        .contains(
            "2 services prefer another serializer, such as fastjson2, and use Hessian only for older"
                + " consumers, direct addresses and peers without it: there is nothing more to"
                + " report of them");
    assertThat(scan.errors()).doesNotContain("no class of the inputs");
    assertThat(Command.run(app, "--class-path", dubbo, "--serialization=hessian2").errors())
        .doesNotContain("prefer");
  }

  @Test
  void thatThereIsNothingAtAll() {
    Path app = Built.classes(folder.resolve("app"), List.of(), "package app; class Empty {}");

    assertThat(Command.run(app).errors())
        .startsWith("wiretime-scan: no class of the inputs declares or uses a service");
  }

  /** Another module of the build may have the services, and what it skips it skips here as well. */
  @Test
  void onlyWhatWasSkippedOfAPart() {
    Path dubbo = Built.classes(folder.resolve("dubbo"), List.of(), Built.DUBBO);
    Path empty = Built.classes(folder.resolve("empty"), List.of(), "package app; class Empty {}");
    Path rest =
        Built.classes(
            folder.resolve("rest"), List.of(dubbo), service("C", "(protocol = \"rest\")", ""));

    assertThat(Command.run(empty, "--part-of-build").errors()).isEmpty();
    assertThat(Command.run(rest, "--class-path", dubbo, "--part-of-build").errors())
        .contains("declare or use 1 service of which Hessian writes nothing");
  }

  private static String service(String name, String attributes, String header) {
    return """
    package app;
    @org.apache.dubbo.config.annotation.DubboService%2$s
    public class %1$s %3$s { public java.time.Instant at() { return null; } }
    """
        .formatted(name, attributes, header);
  }
}
