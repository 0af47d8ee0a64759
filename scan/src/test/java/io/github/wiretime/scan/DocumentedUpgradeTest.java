package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.Iterables;
import io.github.wiretime.build.Markdown;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.scan.upgrade.Change;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page on upgrades shows what the scanner prints. */
final class DocumentedUpgradeTest {

  private static final Markdown PAGE = Markdown.read("docs/upgrading.md");

  @Test
  void theTableIsThatOfThePage(@TempDir Path folder) {
    Path dubbo = Built.classes(folder.resolve("dubbo"), List.of(), Built.DUBBO);
    Path app =
        Built.classes(
            folder.resolve("app"),
            List.of(dubbo),
            "package com.acme.api; import java.io.Serializable; import java.time.LocalDateTime;"
                + Iterables.getOnlyElement(PAGE.blocks("java")),
            Built.SERVICE,
            Built.PROVIDER);

    Command upgrade = Command.run(app, "--upgrade", "3.2:3.3");

    assertThat(Iterables.getOnlyElement(PAGE.blocks("text"))).isEqualTo(upgrade.out());
    assertThat(upgrade.exitCode()).isEqualTo(1);
  }

  @Test
  void eachChangeIsOnThePage() {
    assertThat(
            Arrays.stream(Change.values())
                .filter(
                    change -> !PAGE.text().contains("`" + change.words().in(Language.EN) + "`")))
        .isEmpty();
  }
}
