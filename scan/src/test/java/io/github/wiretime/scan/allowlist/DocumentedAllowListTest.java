package io.github.wiretime.scan.allowlist;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.Iterables;
import io.github.wiretime.build.Markdown;
import io.github.wiretime.scan.Built;
import io.github.wiretime.scan.ScanRun;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The pages on the allow list show what the scanner prints for their classes. */
final class DocumentedAllowListTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({"docs/allow-list.md, en", "docs/zh/allow-list.md, zh"})
  void theOutputIsThatOfThePage(String file, String language) throws IOException {
    Markdown page = Markdown.read(file);
    List<String> sources =
        page.blocks("java").stream().map(source -> "package com.acme.order;\n" + source).toList();
    Path classes =
        Built.classes(
            Files.createDirectory(folder.resolve("classes")),
            List.of(),
            sources.toArray(String[]::new));

    ScanRun run =
        ScanRun.of(
            "allow-list",
            classes,
            "--lang=" + language,
            "--service-interfaces=com.acme.order.*Service",
            "--class-path=" + DubboRelease.DUBBO_3_3.classPath(),
            "--file=" + folder.resolve("api/src/main/resources/security/serialize.allowlist"));

    assertWithMessage(run.errors()).that(run.exitCode()).isEqualTo(0);
    assertThat(run.out().replace(folder + File.separator, ""))
        .isEqualTo(Iterables.getLast(page.blocks("text")));
  }
}
