package io.github.wiretime.maven;

import static com.google.common.truth.Truth.assertWithMessage;

import io.github.wiretime.build.MavenBuild;
import io.github.wiretime.maven.compile.Exports;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checked while it is compiled, and compiled first: a module that calls what another provides. */
final class ConsumersIT {

  private static final String MENTION = "Orders receives or sends";
  private static final String MEMBER = " Order.created ";

  @TempDir private Path folder;
  private Shop shop;

  @BeforeEach
  void write() throws IOException {
    shop = new Shop(folder);
    shop.root("", "contract", "caller", "callee");
    shop.module("contract", "");
    shop.java("contract", "Order", "public class Order { private java.time.Instant created; }");
    shop.java("contract", "Orders", "public interface Orders { Order find(); }");
    String both = Shop.dependencies(Shop.DUBBO, Shop.dependency("shop", "contract", "1"));
    shop.module("caller", both);
    shop.java(
        "caller",
        "Caller",
        "class Caller { @org.apache.dubbo.config.annotation.DubboReference shop.contract.Orders orders; }");
    shop.module("callee", both);
    shop.java(
        "callee",
        "Callee",
        """
        import org.apache.dubbo.config.annotation.DubboService;
        import shop.contract.Order;
        import shop.contract.Orders;

        @DubboService
        public class Callee implements Orders {
          public Order find() {
            return null;
          }
        }
        """);
    shop.write(".mvn/extensions.xml", Shop.EXTENSION);
    shop.write(".mvn/jvm.config", String.join("\n", Exports.arguments()) + "\n");
  }

  private MavenBuild.Result run(int exitCode, String... arguments) throws IOException {
    MavenBuild.Result build = MavenBuild.in(folder).run(arguments);
    assertWithMessage(build.text()).that(build.exitCode()).isEqualTo(exitCode);
    return build;
  }

  private static void assertSays(MavenBuild.Result build, String text, int times) {
    assertWithMessage(build.text())
        .that(build.output().stream().filter(line -> line.contains(text)))
        .hasSize(times);
  }

  @Test
  void isSilentWhereTheSameBuildProvides() throws IOException {
    MavenBuild.Result build = run(0, "compile");

    assertSays(build, MENTION, 0);
    assertSays(build, MEMBER, 1);
  }

  @Test
  void doesNotStopTheBuildBeforeTheProviderListsTheMembers() throws IOException {
    MavenBuild.Result build = run(1, "compile", "-Dwiretime.severity=ERROR");

    assertSays(build, MENTION, 0);
    assertWithMessage(build.text()).that(build.text()).contains("on project callee:");
    assertWithMessage(build.text()).that(build.text()).contains(MEMBER);
  }

  @Test
  void givesAdviceThatWorksWhereNobodyProvides() throws IOException {
    MavenBuild.Result build = run(0, "compile", "-pl", "contract,caller");

    assertSays(build, MENTION, 1);
    assertSays(build, "here with -Dwiretime.references=full", 1);

    MavenBuild.Result full =
        run(0, "clean", "compile", "-pl", "contract,caller", "-Dwiretime.references=full");
    assertSays(full, MEMBER, 1);
  }

  @Test
  void listsTheMembersWhereItStopsTheBuild() throws IOException {
    MavenBuild.Result build =
        run(1, "compile", "-pl", "contract,caller", "-Dwiretime.severity=ERROR");

    assertWithMessage(build.text()).that(build.text()).contains("on project caller:");
    assertWithMessage(build.text()).that(build.text()).contains(MEMBER);
  }

  /** It ends no build that compiles, and hides nothing that others declare. */
  @ParameterizedTest
  @ValueSource(strings = {"javac", "scan"})
  void aBrokenSpringFileIsANote(String mode) throws IOException {
    shop.write(
        "callee/src/main/resources/beans.xml",
        "<beans xmlns:dubbo='http://dubbo.apache.org/schema/dubbo'>\n<dubbo:service interface='x'>");

    MavenBuild.Result build = run(0, "compile", "-Dwiretime.mode=" + mode);

    assertSays(build, MEMBER, 1);
    assertWithMessage(build.text())
        .that(build.text())
        .containsMatch("beans.xml:2:\\d+: the XML cannot be read: ");
    assertWithMessage(build.text()).that(build.text()).doesNotContain("springConfig");
  }
}
