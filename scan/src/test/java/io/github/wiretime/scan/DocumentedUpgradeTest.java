package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.Iterables;
import io.github.wiretime.build.Markdown;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.scan.upgrade.Change;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The pages on upgrades show what the scanner prints. */
final class DocumentedUpgradeTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({"docs/upgrading.md, EN", "docs/zh/upgrading.md, ZH"})
  void theTableIsThatOfThePage(String file, Language language) {
    Markdown page = Markdown.read(file);
    Path dubbo = Built.classes(folder.resolve("dubbo"), List.of(), Built.DUBBO);
    Path app =
        Built.classes(
            folder.resolve("app"),
            List.of(dubbo),
            "package com.acme.api; import java.io.Serializable; import java.time.LocalDateTime;"
                + Iterables.getOnlyElement(page.blocks("java")),
            Built.SERVICE,
            Built.PROVIDER);

    Command upgrade =
        Command.run(
            "upgrade",
            app,
            "--from=3.2",
            "--to=3.3",
            "--lang",
            language.name().toLowerCase(Locale.ROOT));

    assertThat(Iterables.getOnlyElement(page.blocks("text"))).isEqualTo(upgrade.out());
    assertThat(upgrade.exitCode()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"docs/upgrading.md, EN", "docs/zh/upgrading.md, ZH"})
  void eachChangeIsOnThePage(String page, Language language) {
    String text = Markdown.read(page).text();

    assertThat(
            Arrays.stream(Change.values())
                .map(change -> "`" + change.words().in(language) + "`")
                .filter(change -> !text.contains(change)))
        .isEmpty();
  }
}
