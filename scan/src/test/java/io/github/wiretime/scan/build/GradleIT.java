package io.github.wiretime.scan.build;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.wiretime.build.Repository;
import io.github.wiretime.scan.Built;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The init script in a Gradle build that knows nothing of it, with the Gradle that is installed.
 */
final class GradleIT {

  private static final String VERSION = Repository.version();
  private static final Path JAR =
      Repository.path("scan/target/wiretime-scan-%s.jar".formatted(VERSION));

  private record Result(int exitCode, String log) {}

  @TempDir private static Path home;

  private static Optional<Path> gradle;

  @TempDir private Path folder;

  @BeforeAll
  static void find() {
    gradle =
        Stream.of(System.getenv("PATH").split(File.pathSeparator))
            .map(path -> Path.of(path, "gradle"))
            .filter(Files::isExecutable)
            .findFirst();
  }

  @BeforeEach
  void writeBuild() throws IOException {
    assumeTrue(gradle.isPresent(), "there is no command gradle on the path");
    assumeTrue(Files.exists(JAR), "the jar of the scanner was not built");
    Path dubbo = Built.classes(folder.resolve("dubbo"), List.of(), Built.DUBBO);
    write("settings.gradle", "include 'api', 'provider'");
    write("build.gradle", "subprojects { apply plugin: 'java' }");
    write(
        "provider/build.gradle",
        """
        dependencies {
          implementation project(':api')
          compileOnly files('%s')
          runtimeOnly 'no.such:library:1'
        }
        """
            .formatted(dubbo.toUri()));
    write("provider/src/main/resources/application.properties", "spring.application.name=orders");
    write("api/src/main/java/com/acme/api/OrderDto.java", Built.DTO);
    write("api/src/main/java/com/acme/api/OrderService.java", Built.SERVICE);
    write("provider/src/main/java/com/acme/app/OrderProvider.java", Built.PROVIDER);
  }

  private void write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  @Test
  void findsWhatAllProjectsSendAndNamesWhatItLacks() throws IOException {
    Path stored = home.resolve("m2/io/github/wiretime/wiretime-scan/" + VERSION);
    Files.createDirectories(stored);
    Files.copy(JAR, stored.resolve(JAR.getFileName()));
    Files.writeString(
        stored.resolve("wiretime-scan-%s.pom".formatted(VERSION)),
        """
        <project>
          <modelVersion>4.0.0</modelVersion>
          <groupId>io.github.wiretime</groupId>
          <artifactId>wiretime-scan</artifactId>
          <version>%s</version>
        </project>
        """
            .formatted(VERSION));

    Result build = gradle("-Dmaven.repo.local=" + home.resolve("m2"));

    assertSucceeds(build);
    assertThat(build.log)
        .contains("1 service, 1 class sent, 1 costly member; hessian-lite 4.0.4 assumed\n");
    assertThat(build.log).contains(Built.FINDING + " (OrderDto.java:1)  OrderService.find()");
    assertThat(build.log).containsMatch("\nwiretime: .*no\\.such:library:1");
    assertThat(build.log).doesNotContain("no class is in it");
    assertThat(Files.readString(reports("html"))).contains(Built.FINDING);
    assertThat(Files.readString(reports("sarif"))).contains(Built.FINDING);
  }

  @Test
  void failsTheBuildOnNewFindingsIfTheyAreErrors() throws IOException {
    Result all = scan("-Pwiretime.severity=ERROR");
    Result written = scan("-Pwiretime.baselineMode=write");
    Result known = scan("-Pwiretime.severity=ERROR");

    assertFails(all, Built.FINDING, "new costly members");
    assertSucceeds(written);
    assertThat(folder.resolve("costly-rpc-time.baseline").toFile().exists()).isTrue();
    assertSucceeds(known);
    assertThat(known.log).contains("1 in the baseline");
  }

  @Test
  void passesOptionsOnUnderTheirNamesOnACommandLine() throws IOException {
    assertThat(scan("-Pwiretime.minBytes=83").log).contains("0 costly members");
    assertFails(scan("-Pwiretime.minByte=83"), "--min-byte", "--min-bytes");
    assertFails(scan("-Pwiretime.scan=none.jar"), "wiretime.scan: there is no file ");
  }

  @Test
  void isOfTheVersionOfTheScanner() {
    assertThat(Repository.read("gradle/wiretime.init.gradle"))
        .contains("'io.github.wiretime:wiretime-scan:%s'".formatted(VERSION));
    assertThat(Repository.read("pom.xml")).contains("<version>%s</version>".formatted(VERSION));
  }

  private Path reports(String kind) {
    return folder.resolve("build/wiretime/report." + kind);
  }

  private static void assertSucceeds(Result build) {
    assertWithMessage(build.log).that(build.exitCode).isEqualTo(0);
  }

  private static void assertFails(Result build, String... reasons) {
    assertWithMessage(build.log).that(build.exitCode).isNotEqualTo(0);
    for (String reason : reasons) {
      assertThat(build.log).contains(reason);
    }
  }

  private Result scan(String... options) throws IOException {
    return gradle(
        Stream.concat(Stream.of("-Pwiretime.scan=" + JAR), Stream.of(options))
            .toArray(String[]::new));
  }

  private Result gradle(String... options) throws IOException {
    List<String> command =
        new ArrayList<>(List.of(gradle.orElseThrow().toString(), "--no-daemon", "--offline", "-g"));
    command.add(home.resolve("gradle").toString());
    command.add("-I" + Repository.path("gradle/wiretime.init.gradle"));
    command.addAll(List.of(options));
    command.add("wiretimeScan");
    Process process =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String log = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      return new Result(process.waitFor(), log);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IOException("Gradle was interrupted", interrupted);
    }
  }
}
