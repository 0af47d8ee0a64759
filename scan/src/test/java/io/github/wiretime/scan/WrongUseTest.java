package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a user names by mistake is said, and nothing is said of the rest. */
final class WrongUseTest {

  @TempDir private Path folder;
  private Path app;

  @BeforeEach
  void build() {
    app = Built.classes(folder.resolve("app"), List.of(), Built.DTO, Built.SERVICE);
  }

  private Command scan(Object... more) {
    Object[] arguments = new Object[more.length + 3];
    System.arraycopy(more, 0, arguments, 3, more.length);
    arguments[0] = app;
    arguments[1] = "--service-interfaces";
    arguments[2] = "com.acme.api.OrderService";
    return Command.run(arguments);
  }

  @Test
  void isAnEmptyNameOfAnInput() {
    assertThat(Command.run("").errors()).contains("the name of an input is empty");
    assertThat(Command.run("").exitCode()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-1", "many"})
  void isWhatIsNoNumberOfArchives(String number) {
    assertThat(scan("--max-archives", number).errors()).contains("--max-archives");
    assertThat(scan("--max-archives", number).exitCode()).isEqualTo(2);
    assertThat(scan("--max-archives", "1").exitCode()).isEqualTo(0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--class-path", "--sources", "--html"})
  void isWhatIsNoPath(String option) {
    Command scan = scan(option, "a\0b");

    assertThat(scan.exitCode()).isEqualTo(2);
    assertThat(scan.errors()).doesNotContain("\tat ");
  }

  @Test
  void isAFolderWithoutClasses() throws IOException {
    Path empty = Files.createDirectory(folder.resolve("empty"));

    assertThat(scan(empty).errors()).isEqualTo("wiretime-scan: " + empty + ": no class is in it\n");
    assertThat(scan("--class-path", empty).errors()).contains(empty + ": no class is in it\n");
    // Such as netty-all, which only names other jars.
    Path jar = Built.jar(folder.resolve("all.jar"), Map.of("pom.xml", new byte[1]));
    assertThat(scan("--class-path", jar).errors()).doesNotContain("no class is in it");
    assertThat(scan().errors()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "--service-interfaces, com.acme.api.Missing",
    "--wire-types, com.acme.*.api.*",
    "--costly-types, org.joda.tme.*",
    "--cheap-types, java.time.Instnat",
    "--cheap-types, javax.money.*",
  })
  void isAPatternThatMatchesNothing(String option, String pattern) {
    assertThat(Command.run(app, option, pattern).errors())
        .contains(option + ": '" + pattern + "' matches no class of the inputs");
  }

  @ParameterizedTest
  @CsvSource({
    "--wire-types, com.acme.api.*Dto",
    "--costly-types, java.util.*",
    "--costly-types, javax.sql.*",
    "--costly-types, javax.*.Row*",
    "--costly-types, com.acme.api.OrderDto",
    "--cheap-types, java.time.Instant",
  })
  void isNoPatternThatMatches(String option, String pattern) {
    assertThat(scan(option, pattern).errors()).isEmpty();
  }

  /** The application of an API that has a scan of its own. */
  @Test
  void isNoServiceOfTheClassPath() {
    Path user =
        Built.classes(folder.resolve("user"), List.of(), "package com.acme; public class User {}");

    assertThat(
            Command.run(user, "--class-path", app, "--service-interfaces", "com.acme.api.*Service")
                .errors())
        .doesNotContain("matches no class");
  }

  @Test
  void isTwoVersionsOfAClass() throws IOException {
    Path other =
        Built.classes(folder.resolve("other"), List.of(), Built.DTO.replace("placedAt", "movedAt"));
    Path same = Built.classes(folder.resolve("same"), List.of(), Built.DTO);

    assertThat(scan(same).errors()).isEmpty();

    Path module = Built.jar(folder.resolve("api-1.0.jar"), Built.files(other));
    Map<String, byte[]> lib = Map.of("BOOT-INF/lib/api-1.0.jar", Files.readAllBytes(module));
    Path boot =
        Built.jar(
            folder.resolve("app.jar"), Built.below("BOOT-INF/classes/", Built.files(app)), lib);
    Path here = Path.of("").toAbsolutePath();
    Path copy = here.resolve("target/app.jar");
    Files.copy(boot, copy, StandardCopyOption.REPLACE_EXISTING);
    assertThat(Command.run(copy, "--service-interfaces", "com.acme.**").errors())
        .isEqualTo(
            "wiretime-scan: two versions of com.acme.api.OrderDto: that in %1$s counts, that in api-1.0.jar in %1$s does not\n"
                .formatted(here.relativize(copy)));
  }

  @Test
  void isASpringFileWhoseInterfaceIsMissing() throws IOException {
    String beans =
        "<beans xmlns:dubbo='http://dubbo.apache.org/schema/dubbo'>"
            + "<dubbo:service interface='com.acme.api.%s'/></beans>";
    Path file = app.resolve("beans.xml");
    Files.writeString(file, beans.formatted("Missing"));
    assertThat(scan().errors())
        .contains("beans.xml:1: the interface 'com.acme.api.Missing' is not on the class path");

    Files.writeString(file, beans.formatted("OrderService"));
    assertThat(scan().errors()).isEmpty();
  }

  @Test
  void isAnsweredWithTheVersion() {
    assertThat(Command.run("--version").out()).isEqualTo("wiretime-scan unknown\n");
    assertThat(Command.run("--help").out()).contains("default auto");
  }
}
