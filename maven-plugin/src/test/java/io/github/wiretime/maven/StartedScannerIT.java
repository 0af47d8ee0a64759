package io.github.wiretime.maven;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.collect.Iterables;
import io.github.wiretime.build.MavenBuild;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** When a real Maven starts the JVM of the scan, and that none is left. */
final class StartedScannerIT {

  private static final String FOUND = "3 services, 3 classes sent, 3 costly members";

  @TempDir private Path folder;
  private Shop shop;

  /** The scanners that were seen, and when first. */
  private final Map<ProcessHandle, Instant> scanners = new ConcurrentHashMap<>();

  private volatile boolean isWatching = true;
  private CompletableFuture<Void> watch;

  @BeforeEach
  void write() throws IOException {
    assumeTrue(ProcessHandle.current().info().commandLine().isPresent());
    shop = new Shop(folder);
    shop.root("", "first", "second", "last");
    for (String module : new String[] {"first", "second", "last"}) {
      shop.service(module, Shop.dependencies(Shop.DUBBO));
    }
    shop.write(".mvn/extensions.xml", Shop.EXTENSION);
    watch = CompletableFuture.runAsync(this::watch);
  }

  @AfterEach
  void stopWatching() {
    isWatching = false;
    watch.join();
  }

  private void watch() {
    try {
      while (isWatching) {
        ProcessHandle.current()
            .descendants()
            .filter(StartedScannerIT::isScanner)
            .forEach(scanner -> scanners.putIfAbsent(scanner, Instant.now()));
        TimeUnit.MILLISECONDS.sleep(10);
      }
    } catch (InterruptedException end) {
      Thread.currentThread().interrupt();
    }
  }

  private static boolean isScanner(ProcessHandle process) {
    return process.info().commandLine().orElse("").matches(".*wiretime-scan[^ ]*\\.jar -");
  }

  @ParameterizedTest
  @ValueSource(strings = {"compile -o -T2", "compile -Dwiretime.mode=scan"})
  void scansWithTheOneThatWasStartedBeforeTheModulesWereCompiled(String command)
      throws IOException {
    MavenBuild.Result build = build(command.split(" "));

    assertWithMessage(build.text()).that(build.text()).contains(FOUND);
    ProcessHandle scanner = Iterables.getOnlyElement(scanners.keySet());
    Instant compiled =
        Files.getLastModifiedTime(folder.resolve("last/target/classes/shop/last/Order.class"))
            .toInstant();
    assertThat(scanners.get(scanner)).isLessThan(compiled);
    assertThat(scanner.isAlive()).isFalse();
  }

  @Test
  void scansWithItForTheBaseline() throws IOException {
    MavenBuild.Result build = build("compile", "wiretime:baseline");

    assertWithMessage(build.text()).that(build.text()).contains("wrote costly-rpc-time.baseline");
    assertThat(scanners).hasSize(1);
  }

  @Test
  void startsNoneWithoutDubbo() throws IOException {
    for (String module : new String[] {"first", "second", "last"}) {
      shop.module(module, "");
      shop.java(module, "Service", "class Service {}");
    }

    MavenBuild.Result build = build("compile");

    assertWithMessage(build.text()).that(build.exitCode()).isEqualTo(0);
    assertThat(scanners).isEmpty();
  }

  @Test
  void startsNoneIfNobodyWantsAScan() throws IOException {
    MavenBuild.Result build = build("compile", "-Dwiretime.skip");

    assertWithMessage(build.text()).that(build.exitCode()).isEqualTo(0);
    assertWithMessage(build.text()).that(build.text()).doesNotContain(FOUND);
    assertThat(scanners).isEmpty();
  }

  @Test
  void leavesNoneIfAModuleIsNotCompiled() throws Exception {
    shop.java("second", "Broken", "class Broken extends Missing {}");

    MavenBuild.Result build = build("compile");

    assertWithMessage(build.text()).that(build.exitCode()).isEqualTo(1);
    assertWithMessage(build.text()).that(build.text()).doesNotContain("costly members");
    ProcessHandle scanner = Iterables.getOnlyElement(scanners.keySet());
    assertThat(scanner.onExit().get(1, TimeUnit.MINUTES).isAlive()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void leavesNoneIfMavenIsEnded(boolean forcibly) throws Exception {
    CompletableFuture<MavenBuild.Result> build =
        CompletableFuture.supplyAsync(() -> build("compile"));
    while (scanners.isEmpty()) {
      assertThat(build.isDone()).isFalse();
      TimeUnit.MILLISECONDS.sleep(5);
    }
    ProcessHandle scanner = Iterables.getOnlyElement(scanners.keySet());
    ProcessHandle maven = scanner.parent().orElseThrow();

    boolean isAsked = forcibly ? maven.destroyForcibly() : maven.destroy();

    assertThat(isAsked).isTrue();
    assertThat(scanner.onExit().get(1, TimeUnit.MINUTES).isAlive()).isFalse();
    assertThat(build.get(1, TimeUnit.MINUTES).exitCode()).isNotEqualTo(0);
  }

  private MavenBuild.Result build(String... goals) {
    try {
      return MavenBuild.in(folder).run(goals);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }
}
