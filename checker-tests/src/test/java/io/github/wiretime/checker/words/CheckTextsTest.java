package io.github.wiretime.checker.words;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** What the checks say in each language. */
final class CheckTextsTest {

  @Test
  void isSaidInBothLanguages() {
    BothLanguages.haveTheSameNames(CheckTexts.ALL);
    BothLanguages.haveTheSamePlaces(CheckTexts.ALL);
    BothLanguages.haveBracesOfPlacesOnly(CheckTexts.ALL);
    BothLanguages.areTranslated(CheckTexts.ALL);
  }

  @Test
  void hasValuesInTheSameLanguage() {
    Text text = CheckTexts.of("settings.reason", "app.yml", CheckTexts.of("reason.generic"));

    assertThat(text.in(Language.EN)).isEqualTo("app.yml: generic calls");
    assertThat(text.in(Language.ZH)).isEqualTo("app.yml：配置了泛化调用");
  }

  /** A name of a class may have what looks like a place. */
  @Test
  void leavesValuesAsTheyAre() {
    assertThat(CheckTexts.of("settings.reason", "{1}$1", "\\x").in(Language.EN))
        .isEqualTo("{1}$1: \\x");
  }

  @Test
  void hasBlanksBetweenChineseAndNamesOnly() {
    Text sentence = CheckTexts.of("description.returns", "find()");

    assertThat(claim("'count'")).startsWith("'count' 是或含有 Character，接收方收到的类型会变（");
    assertThat(claim(sentence)).startsWith("find() 的返回值是或含有 Character，接收方收到的类型会变（");
    assertThat(CheckTexts.of("claim.is-sent", sentence, "Instant", "").in(Language.ZH))
        .isEqualTo("find() 的返回值以 Instant 传输");
    assertThat(CheckTexts.of("settings.reason", "订 单.yml", "名 称").in(Language.ZH))
        .isEqualTo("订 单.yml：配置了名 称");
  }

  private static String claim(Object subject) {
    return CheckTexts.of(
            "broken.claim",
            subject,
            CheckTexts.of("broken.character.what"),
            CheckTexts.of("effect.other-class"),
            "character",
            "hessian-lite 4.0.4")
        .in(Language.ZH);
  }

  @Test
  void tellsOneFromSeveral() {
    assertThat(CheckTexts.counted("methods", 1).in(Language.EN)).isEqualTo("1 method");
    assertThat(CheckTexts.counted("methods", 0).in(Language.EN)).isEqualTo("0 methods");
    assertThat(CheckTexts.counted("methods", 1).in(Language.ZH)).isEqualTo("1 个方法");
  }

  @Test
  void isAMistakeIfNothingIsCalledSo() {
    Text forgotten = CheckTexts.of("forgotten");

    assertThrows(IllegalArgumentException.class, () -> forgotten.in(Language.EN));
  }
}
