package io.github.wiretime.scan.allowlist;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.scan.Built;
import io.github.wiretime.scan.ScanRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A class that an application blocks is listed, although the service interface names it. */
@Tag("slow")
final class BlockedListTest {

  private static final Shape TWO_CLASSES =
      new Shape(
          "two classes",
          "app.Order",
          "Order call(Item item)",
          "new Order(), new Item()",
          """
          package app; public class Order implements java.io.Serializable { int id; }
          package app; public class Item implements java.io.Serializable { int id; }
          """);

  @TempDir private Path folder;

  @ParameterizedTest
  @EnumSource
  void dubboRefusesItUntilItIsAllowed(DubboRelease release) throws IOException {
    Built.classes(folder, ImmutableList.of(), TWO_CLASSES.files().toArray(String[]::new));
    Path blocked = folder.resolve("security/serialize.blockedlist");
    Files.createDirectory(blocked.getParent());
    Files.writeString(blocked, "app.Order\n");
    Path allowed = folder.resolve(ListedNames.ALLOWED);
    DubboJvm dubbo = new DubboJvm(release);

    assertThat(dubbo.ask(List.of(folder))).containsExactly("app.Order|");
    ScanRun run =
        ScanRun.of(
            "allow-list",
            folder.toString(),
            "--class-path=" + release.classPath(),
            "--file=" + allowed,
            "--service-interfaces=app.Service");

    assertWithMessage(run.errors()).that(run.exitCode()).isEqualTo(0);
    assertThat(new AllowListText(Files.readString(allowed)).names()).containsExactly("app.Order");
    assertThat(dubbo.ask(List.of(folder))).containsExactly("|");
  }
}
