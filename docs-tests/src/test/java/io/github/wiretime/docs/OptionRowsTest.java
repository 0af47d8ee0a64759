package io.github.wiretime.docs;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import io.github.wiretime.build.Markdown;
import io.github.wiretime.build.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tables of options in pages are those of the check. */
final class OptionRowsTest {

  private static final Pattern CHINESE = Pattern.compile("\\p{IsHan}");

  @ParameterizedTest
  @ValueSource(strings = {"docs/options.md", "docs/zh/options.md"})
  void areThoseOfTheCheck(String page) throws IOException {
    String rendered = new OptionRows(Markdown.read(page)).rendered();

    Path file = Path.of("target/pages").resolve(page);
    Files.createDirectories(file.getParent());
    Files.writeString(file, rendered);
    assertWithMessage("copy %s to %s", file, page).that(Repository.read(page)).isEqualTo(rendered);
  }

  @Test
  void haveChineseSentencesInTheChinesePage() {
    Map<String, String> sentences = new OptionRows(Markdown.read("docs/zh/options.md")).sentences();

    assertThat(sentences).isNotEmpty();
    sentences.forEach(
        (option, sentence) -> assertWithMessage(option).that(sentence).containsMatch(CHINESE));
  }

  @Test
  void keepASentenceAndMendTheRest() {
    Markdown page =
        new Markdown(
            "zh.md",
            """
            | 选项 | Error Prone | Maven | 扫描器 | 取值 | 默认值 |
            |---|:---:|:---:|:---:|---|---|
            | `MinBytes` | ✓ | | | 字节 | `51` |
            | `Gone` | ✓ | | | 旧 | 无 |

            end""");

    String rendered = new OptionRows(page).rendered();
    assertThat(rendered).contains("\n| `MinBytes` | ✓ | ✓ | ✓ | 字节 | `50` |\n");
    assertThat(rendered)
        .contains(
            "\n| `DocsUrl` | ✓ | | | a page of your own to link to instead of the check's | 无 |\n");
    assertThat(rendered).endsWith(" |\n\nend");
    assertThat(rendered).doesNotContain("Gone");
  }
}
