package io.github.wiretime.scan.allowlist;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.scan.Built;
import io.github.wiretime.scan.ScanRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What settings do to the classes that Dubbo trusts. */
@Tag("slow")
final class TrustSettingsTest {

  private static final Shape NAMED =
      new Shape(
          "class that the interface names",
          "",
          "Order call()",
          "new Order()",
          "package app; public class Order implements java.io.Serializable { int id; }");

  private static final Shape UNNAMED =
      new Shape(
          "elements of an array",
          "app.Item",
          "Item[] call()",
          "(Object) new Item[] {new Item()}",
          "package app; public class Item implements java.io.Serializable { int id; }");

  private static final Shape NOT_SERIALIZABLE =
      new Shape(
          "not Serializable",
          "",
          "Order call()",
          "new Order()",
          "package app; public class Order { int id; }");

  @TempDir private Path folder;

  @ParameterizedTest
  @EnumSource
  void trustMoreOrLess(DubboRelease release) throws IOException {
    ImmutableList<Path> built = ImmutableList.of(build(NAMED), build(UNNAMED));
    DubboJvm dubbo = new DubboJvm(release);

    assertThat(dubbo.ask(built)).containsExactly("|", "app.Item|").inOrder();
    assertThat(dubbo.ask(built, "auto-trust-serialize-class=false"))
        .containsExactly("app.Order|", "app.Item|")
        .inOrder();
    assertThat(dubbo.ask(built, "trust-serialize-class-level=1")).containsExactly("|", "|");
    assertThat(dubbo.ask(built, "serialize-check-status=DISABLE")).containsExactly("|", "|");
  }

  @ParameterizedTest
  @EnumSource
  void nothingIsRefusedWithTheListForApplicationsThatTrustNoInterface(DubboRelease release)
      throws IOException {
    Path classes = build(NAMED);
    Path file = classes.resolve(ListedNames.ALLOWED);
    Files.writeString(
        classes.resolve("application.properties"),
        "dubbo.application.auto-trust-serialize-class=false");
    DubboJvm dubbo = new DubboJvm(release);

    ScanRun run =
        ScanRun.of(
            "allow-list",
            classes,
            "--class-path=" + release.classPath(),
            "--service-interfaces=app.Service",
            "--file=" + file);

    assertWithMessage(run.errors()).that(run.exitCode()).isEqualTo(0);
    assertThat(new AllowListText(Files.readString(file)).names()).containsExactly("app.Order");
    assertThat(dubbo.ask(ImmutableList.of(classes), "auto-trust-serialize-class=false"))
        .containsExactly("|");
  }

  @ParameterizedTest
  @EnumSource
  void notSerializableStaysRefused(DubboRelease release) throws IOException {
    ImmutableList<Path> built = ImmutableList.of(build(NOT_SERIALIZABLE));
    DubboJvm dubbo = new DubboJvm(release);

    assertThat(dubbo.ask(built).get(0)).contains("has not implement Serializable interface");
    assertThat(dubbo.ask(built, "check-serializable=false").get(0))
        .contains("Serialized class app.Order must implement java.io.Serializable");
  }

  private Path build(Shape shape) throws IOException {
    Path classes = Files.createDirectory(folder.resolve(shape.name().replace(' ', '-')));
    return Built.classes(classes, ImmutableList.of(), shape.files().toArray(String[]::new));
  }
}
