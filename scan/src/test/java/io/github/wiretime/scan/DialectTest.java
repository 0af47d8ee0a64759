package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.build.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts name what their readers have, and what was scanned stays as it is. */
final class DialectTest {

  private static final String MAVEN = "--maven-goals=wiretime";

  private static final String ACCEPT =
      "package io.github.wiretime.annotations; public @interface AcceptCostlyRpcTime { String reason(); }";

  /** It names an option of another dialect, and is the user's. */
  private static final String REASON = "as -XepOpt:CostlyRpcTime:MinBytes=300 would";

  /** It looks like an option of the command. */
  @TempDir private Path folder;

  private Path app(String... sources) {
    return Built.classes(folder.resolve("my--work-space"), List.of(), sources);
  }

  @ParameterizedTest
  @ValueSource(strings = {MAVEN, "--fail-on=none"})
  void aPathStaysAsItIs(String argument) throws IOException {
    Path app = app(Built.DTO, Built.SERVICE);
    Path empty = Files.createDirectory(app.resolve("empty"));

    assertThat(Command.run(argument, app, empty).errors()).contains("my--work-space");
    assertThat(Command.run(argument, app.resolve("none")).errors()).contains("my--work-space");
  }

  @Test
  void aReasonStaysAsItWasWritten() throws IOException {
    Path app =
        app(
            ACCEPT,
            Built.DTO.replace(
                "java.time",
                "@io.github.wiretime.annotations.AcceptCostlyRpcTime(reason = \""
                    + REASON
                    + "\") java.time"),
            Built.SERVICE);
    Path sarif = folder.resolve("report.sarif");

    Command.run(app, "--service-interfaces=com.acme.api.OrderService", "--sarif=" + sarif);

    assertThat(Files.readString(sarif)).contains(REASON);
  }

  @ParameterizedTest
  @CsvSource({
    "--maven-goals=wiretime, mvn compile wiretime:prune, wiretime.hessianLite, ''",
    "--maven-goals=a:b:1, mvn compile a:b:1:prune, wiretime.hessianLite, ''",
    "--fail-on=none, --baseline-mode prune, --hessian-lite, 'wiretime-scan: '",
  })
  void reportsAndTheConsoleNameWhatTheirReadersHave(
      String argument, String prune, String release, String speaker) throws IOException {
    Path app = app(Built.DTO, Built.SERVICE);
    Path baseline = folder.resolve("baseline");
    Files.writeString(
        baseline,
        """
        # CostlyRpcTime baseline v1
        com.acme.api.OrderDto#gone java.time.Instant
        """);
    Path sarif = folder.resolve("report.sarif");
    Path html = folder.resolve("report.html");

    Command scan =
        Command.run(
            argument,
            app,
            "--service-interfaces=com.acme.api.OrderService",
            "--baseline=" + baseline,
            "--sarif=" + sarif,
            "--html=" + html);

    assertThat(scan.errors())
        .contains(
            speaker
                + baseline
                + ": no longer found: com.acme.api.OrderDto#gone java.time.Instant. Remove with "
                + prune);
    assertThat(Files.readString(html)).contains("<code>" + release + "</code> does");
  }

  @ParameterizedTest
  @CsvSource({"docs/troubleshooting.md, en", "docs/zh/troubleshooting.md, zh"})
  void mavenIsToldAboutMissingClassesAndServicesInItsOwnWords(String page, String language) {
    Path app =
        app(
            "package com.acme.api; public class Plain {}",
            "package com.acme.api; public interface Other {}");

    String said = Command.run(MAVEN, app, "--lang=" + language).errors();
    assertThat(said).contains(" wiretime.serviceInterfaces");
    assertThat(Repository.read(page)).contains("[WARNING] " + said);
    assertThat(Command.run(MAVEN, app, "--min-bytes=x").errors())
        .isEqualTo("wiretime.minBytes: 'x' is not a number of bytes such as 50\n");
  }
}
