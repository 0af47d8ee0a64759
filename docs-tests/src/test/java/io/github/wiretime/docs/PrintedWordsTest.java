package io.github.wiretime.docs;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.build.Markdown;
import org.junit.jupiter.api.Test;

/** A Chinese page may quote what the tool prints, and nothing that it does not. */
final class PrintedWordsTest {

  @Test
  void areQuotedInTheirOtherLanguage() {
    assertThat(english("`会出错` 的行，`升级前` 一列，`Date`")).isEqualTo("`breaks` 的行，`before` 一列，`Date`");
  }

  @Test
  void areNoOthers() {
    assertThat(english("`坏了` 的行，会出错")).isEqualTo("`坏了` 的行，会出错");
  }

  @Test
  void standInBothLanguagesAsPartsOfOneMessage() {
    assertThat(english("`javac 只显示 100 条告警`（`javac shows 100 warnings and drops`）"))
        .isEqualTo("`javac shows 100 warnings and drops`");
    assertThat(english("`缺少：`（`missing:`）")).isEqualTo("`missing:`");
  }

  @Test
  void areNotPartsOfDifferentMessages() {
    assertThat(english("`缺少：`（`left out:`）")).isEqualTo("`缺少：`（`left out:`）");
    assertThat(english("`缺了：`（`missing:`）")).isEqualTo("`缺了：`（`missing:`）");
  }

  private static String english(String chinese) {
    return PrintedWords.inEnglish(new Markdown("page.md", chinese)).text();
  }
}
