package io.github.wiretime.maven;

import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.Iterables;
import io.github.wiretime.build.MavenBuild;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A scan that failed is the last thing that a build says, and fails one that it should guard. */
final class LastWordIT {

  private static final String FAILED = "the scan failed, so nothing is known";

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    Shop shop = new Shop(folder);
    shop.root("", "shop", "last");
    shop.service("shop", Shop.dependencies(Shop.DUBBO));
    shop.module("last", "");
    shop.write("last/target/last-1.jar", "no archive");
    shop.write(".mvn/extensions.xml", Shop.EXTENSION);
  }

  @Test
  void isAWarning() throws IOException {
    MavenBuild.Result build = MavenBuild.in(folder).run("test-compile");

    assertWithMessage(build.text()).that(build.exitCode()).isEqualTo(0);
    assertWithMessage(build.text())
        .that(Iterables.getLast(Iterables.filter(build.output(), line -> line.startsWith("["))))
        .matches(
            "\\[WARNING\\] " + FAILED + "; the build goes on: .*last-1.jar: it is no jar or war.*");
  }

  @Test
  void orAnError() throws IOException {
    MavenBuild.Result build =
        MavenBuild.in(folder).run("test-compile", "-Dwiretime.severity=ERROR");

    assertWithMessage(build.text()).that(build.exitCode()).isEqualTo(1);
    assertWithMessage(build.text()).that(build.text()).contains(FAILED);
  }
}
