package io.github.wiretime.maven.words;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableSet;
import java.util.Properties;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Both languages say the same. */
final class WordsTest {

  private static final Pattern PLACE = Pattern.compile("\\{\\d\\}");

  @Test
  void haveTheSameNamesAndPlaces() {
    Properties english = Words.read("en");
    Properties chinese = Words.read("zh");

    assertThat(chinese.stringPropertyNames()).isEqualTo(english.stringPropertyNames());
    for (String name : english.stringPropertyNames()) {
      assertWithMessage(name)
          .that(places(chinese.getProperty(name)))
          .isEqualTo(places(english.getProperty(name)));
    }
  }

  private static ImmutableSet<String> places(String sentence) {
    return PLACE
        .matcher(sentence)
        .results()
        .map(place -> place.group())
        .collect(ImmutableSet.toImmutableSet());
  }

  @Test
  void putValuesAtTheirPlaces() {
    assertThat(Words.in("en").of("goal.wrote", "a$1\\b")).isEqualTo("wrote a$1\\b; commit it");
    assertThat(Words.in("ZH").of("goal.wrote", "a")).isEqualTo("已写入 a；请提交");
  }
}
