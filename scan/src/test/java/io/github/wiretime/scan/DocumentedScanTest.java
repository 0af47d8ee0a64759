package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.base.CaseFormat;
import io.github.wiretime.build.Markdown;
import io.github.wiretime.build.Repository;
import io.github.wiretime.checker.options.Door;
import io.github.wiretime.checker.options.Option;
import io.github.wiretime.checker.options.OptionTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine.Model.CommandSpec;

/** The pages show what the command does. */
final class DocumentedScanTest {

  @ParameterizedTest
  @CsvSource({"docs/scan.md, en", "docs/zh/scan.md, zh"})
  void thePageShowsWhatTheExampleGets(String page, String language) {
    ScanRun scan = ExampleScan.with("--lang", language);

    assertThat(scan.exitCode()).isEqualTo(0);
    assertThat(scan.out().lines().toList())
        .containsAtLeastElementsIn(Markdown.read(page).blocks("text").get(0).lines().toList())
        .inOrder();
  }

  /** The example has no such value. */
  @ParameterizedTest
  @CsvSource({
    "README.md, en",
    "README.zh-CN.md, zh",
    "docs/BrokenRpcValue.md, en",
    "docs/zh/BrokenRpcValue.md, zh"
  })
  void thePageShowsWhatAValueThatCrashesGets(String page, String language, @TempDir Path folder) {
    Path app =
        Built.classes(
            folder,
            List.of(),
            Built.DUBBO,
            "package com.acme.api; public class OrderDto implements java.io.Serializable { float rate; }",
            Built.SERVICE,
            Built.PROVIDER);

    Command scan = Command.run(app, "--hessian-lite=4.0.4", "--lang=" + language);

    String shown =
        Markdown.read(page).blocks("text").stream()
            .filter(block -> block.contains("OrderDto.rate"))
            .findFirst()
            .orElseThrow();
    assertThat(scan.out().lines().toList())
        .containsAtLeastElementsIn(shown.lines().toList())
        .inOrder();
  }

  /** The scan itself, because a machine may have no Gradle for GradleIT. */
  @ParameterizedTest
  @CsvSource({"docs/gradle.md, en", "docs/zh/gradle.md, zh"})
  void thePageShowsWhatTheScanOfAGradleBuildPrints(
      String page, String language, @TempDir Path folder) throws IOException {
    Path dubbo = Built.classes(folder.resolve("dubbo"), List.of(), Built.DUBBO);
    Path app =
        Built.classes(
            folder.resolve("app"), List.of(dubbo), Built.DTO, Built.SERVICE, Built.PROVIDER);
    Path sources = Files.createDirectories(folder.resolve("sources/com/acme/api"));
    Files.writeString(sources.resolve("OrderDto.java"), Built.DTO);

    Command scan =
        Command.run(
            app,
            "--class-path=" + dubbo,
            "--sources=" + folder.resolve("sources"),
            "--lang=" + language);

    assertThat(scan.errors()).isEmpty();
    assertThat(Repository.read(page)).contains("\n:wiretimeScan\n" + scan.out() + "```");
  }

  /** The table of options says which of them a scan has. */
  @Test
  void theCommandHasTheOptionsOfTheTable() {
    CommandSpec command = Commands.all().getCommandSpec();

    for (Option<?> option : OptionTable.ALL) {
      String name = "--" + CaseFormat.UPPER_CAMEL.to(CaseFormat.LOWER_HYPHEN, option.name());
      if (option.doors().contains(Door.SCANNER)) {
        assertThat(command.optionsMap()).containsKey(name);
        assertThat(String.join("", command.optionsMap().get(name).description()))
            .isEqualTo(option.description());
      } else {
        assertThat(command.optionsMap()).doesNotContainKey(name);
      }
    }
  }

  @Test
  void thePageNamesEveryOptionOfItsOwn() {
    String page = Repository.read("docs/scan.md");

    for (String option :
        new String[] {
          "--class-path", "--html", "--markdown", "--accepted-unread", "--sarif", "--sources"
        }) {
      assertThat(Commands.all().getCommandSpec().optionsMap()).containsKey(option);
      assertThat(page).contains("| `" + option + " ");
    }
  }

  @Test
  void messagesNameTheOptionsOfTheCommand() {
    Command scan = Command.run("--min-bytes", "many", Repository.path("docs"));

    assertThat(scan.exitCode()).isEqualTo(2);
    assertThat(scan.errors()).startsWith("wiretime-scan: --min-bytes: ");
    assertThat(scan.errors()).doesNotContain("compiler");
  }
}
