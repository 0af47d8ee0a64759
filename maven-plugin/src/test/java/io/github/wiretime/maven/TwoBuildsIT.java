package io.github.wiretime.maven;

import static com.google.common.truth.Truth.assertWithMessage;

import io.github.wiretime.build.MavenBuild;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Builds at the same time, as a CI server has them, each report their own members. */
final class TwoBuildsIT {

  @TempDir private Path folder;

  @Test
  void eachReportsItsOwnMembers() throws IOException {
    CompletableFuture<MavenBuild.Result> orders = start("orders");
    CompletableFuture<MavenBuild.Result> stock = start("stock");

    assertFindsOnly("orders", orders.join());
    assertFindsOnly("stock", stock.join());
  }

  private CompletableFuture<MavenBuild.Result> start(String module) throws IOException {
    Shop shop = new Shop(folder.resolve("shop of " + module));
    shop.root("", module);
    shop.service(module, Shop.dependencies(Shop.DUBBO));
    shop.write(".mvn/extensions.xml", Shop.EXTENSION);
    return CompletableFuture.supplyAsync(() -> compile(shop.folder()));
  }

  private static MavenBuild.Result compile(Path folder) {
    try {
      return MavenBuild.in(folder).run("compile");
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private static void assertFindsOnly(String module, MavenBuild.Result build) {
    assertWithMessage(build.text()).that(build.exitCode()).isEqualTo(0);
    assertWithMessage(build.text()).that(build.text()).contains(" Order." + module + " ");
    assertWithMessage(build.text()).that(build.text()).contains("1 costly member");
  }
}
