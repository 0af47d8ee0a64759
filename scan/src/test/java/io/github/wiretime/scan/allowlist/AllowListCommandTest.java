package io.github.wiretime.scan.allowlist;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import io.github.wiretime.scan.ScanRun;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How the allow list is asked for, and what is said of it. */
final class AllowListCommandTest {

  @TempDir private Path folder;
  private Path classes;
  private Path file;

  @BeforeEach
  void build() throws IOException {
    file = folder.resolve("src/security/serialize.allowlist");
    classes = RefusedOrders.build(folder);
  }

  private ScanRun list(String... more) {
    return listWith(DubboRelease.DUBBO_3_3.classPath(), more);
  }

  private ScanRun listWith(String classPath, String... more) {
    return ScanRun.of(
        Stream.concat(
                Stream.of(
                    "allow-list",
                    classes,
                    "--service-interfaces=app.Orders",
                    "--class-path=" + classPath,
                    "--file=" + file),
                Stream.of(more))
            .toArray());
  }

  @Test
  void writesWhatDubboRefuses() throws IOException {
    ScanRun run = list();

    assertWithMessage(run.errors()).that(run.exitCode()).isEqualTo(0);
    assertThat(run.out())
        .contains(
            "Allow list: added 2 classes to "
                + file
                + ", commit it\n  app.Line (via Orders.find())\n");
    assertThat(Files.readString(file))
        .endsWith("\n\n# via Orders.find()\napp.Line\n# via Orders.months()\njava.time.Month\n");
    assertThat(new AllowListText(Files.readString(file)).names())
        .containsExactly("app.Line", "java.time.Month")
        .inOrder();
  }

  @Test
  void addsToAFile() throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, "# ours\napp.Line\nother.Old\n");

    assertThat(list().out()).contains("added 1 class to ");

    assertThat(Files.readString(file))
        .isEqualTo("# ours\napp.Line\n# via Orders.months()\njava.time.Month\nother.Old\n");
    assertThat(list().out()).contains("Allow list: " + file + " has all that Dubbo refuses");
  }

  @Test
  void aListOnTheClassPathCounts() throws IOException {
    Path list = classes.resolve(ListedNames.ALLOWED);
    Files.createDirectories(list.getParent());
    Files.writeString(list, "app.\njava.time.\n");

    assertThat(list().out()).contains("Allow list: Dubbo refuses no class, so there is no file");
    assertThat(Files.exists(file)).isFalse();
  }

  @Test
  void aCheckChangesNothingAndFails() throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, "app.Line\n");

    ScanRun run = list("--check");

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.errors())
        .contains("--file: " + file + " lacks 1 class that Dubbo refuses: java.time.Month");
    assertThat(Files.readString(file)).isEqualTo("app.Line\n");
  }

  @Test
  void aCheckOfACompleteFilePasses() {
    list();

    ScanRun run = list("--check");

    assertThat(run.exitCode()).isEqualTo(0);
    assertThat(run.out()).contains("Allow list: nothing is missing");
  }

  @Test
  void aMissingFileFailsTheCheck() {
    assertThat(list("--check").exitCode()).isEqualTo(1);
    assertThat(Files.exists(file)).isFalse();
  }

  @Test
  void withoutDubboTheJdkIsLeftOut() throws IOException {
    ScanRun run = listWith(classes.toString());

    assertThat(run.errors()).contains("no list of Dubbo 3.2 or later is in sight");
    assertThat(new AllowListText(Files.readString(file)).names()).containsExactly("app.Line");
  }

  /** Dubbo asks the same lists, whatever writes a call, unless that knows no lists at all. */
  @ParameterizedTest
  @CsvSource({"hessian2, true", "fastjson2, true", "kryo, false", "java, false"})
  void theListDoesNotDependOnTheSerializerThatAsksIt(String serializer, boolean isAsked) {
    assertThat(list("--serialization=" + serializer).exitCode()).isEqualTo(0);
    assertThat(Files.exists(file)).isEqualTo(isAsked);
  }

  @ParameterizedTest
  @ValueSource(strings = {"CostlyRpcTime", "BrokenRpcValue"})
  void theListDoesNotDependOnTheChecks(String check) throws IOException {
    assertThat(list("--checks=" + check).exitCode()).isEqualTo(0);
    assertThat(new AllowListText(Files.readString(file)).names())
        .containsExactly("app.Line", "java.time.Month");
  }

  @Test
  void aProviderOfDubbo32WithFastjson2HasTheSameList() throws IOException {
    assertThat(listWith(DubboRelease.DUBBO_3_2.classPathWithFastjson2()).out())
        .contains("added 2 classes");
    assertThat(listWith(DubboRelease.DUBBO_3_2.classPathWithFastjson2(), "--check").out())
        .contains("Allow list: nothing is missing");
  }

  @Test
  void aFileInAnotherEncodingIsRefused() throws IOException {
    Files.createDirectories(file.getParent());
    Files.write(file, "# für uns\n".getBytes(StandardCharsets.ISO_8859_1));

    assertThat(list().errors()).contains("it cannot be read: it is not UTF-8");
  }

  @Test
  void aFileThatCannotBeWrittenIsRefused() throws IOException {
    Files.createDirectories(file);

    assertThat(list().exitCode()).isEqualTo(3);
    assertThat(list().errors()).contains("it cannot be written: it is a folder");
  }

  @Test
  void wrongUseIsRefused() {
    assertThat(ScanRun.of("allow-list", classes, "--check").errors())
        .contains("Missing required option: '--file=FILE'");
    assertThat(ScanRun.of("allow-list", classes, "--file=").errors())
        .contains("--file: the name of the file is empty");
    assertThat(ScanRun.of("allow-list", classes, "--file=x.jar").errors())
        .contains("--file: 'x.jar' is the name of a source, class or archive");
    assertThat(ScanRun.of("allow-list", classes, "--file=x", "--baseline=y").errors())
        .contains("Unknown option: '--baseline=y'");
    assertThat(ScanRun.of(classes, "--allow-list=x").errors())
        .isEqualTo(
            "wiretime-scan: --allow-list is a command now:"
                + " java -jar wiretime-scan.jar allow-list INPUT... --file FILE\n");
  }
}
