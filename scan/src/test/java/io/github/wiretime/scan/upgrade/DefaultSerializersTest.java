package io.github.wiretime.scan.upgrade;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.build.Markdown;
import io.github.wiretime.checker.options.DubboLine;
import io.github.wiretime.checker.words.Language;
import org.junit.jupiter.api.Test;

/** What calls take by default is what was read from the wire. */
final class DefaultSerializersTest {

  private static final ImmutableList<ImmutableList<String>> ROWS =
      Markdown.read("docs/evidence/serializers.md").rows();

  private static final ImmutableList<String> RELEASES =
      ImmutableList.of("2.7.23", "3.0.15", "3.1.11", "3.2.0", "3.2.19", "3.3.0", "3.3.6");

  @Test
  void isThatOfThePage() {
    ImmutableList<ImmutableList<String>> pairs =
        ROWS.stream()
            .filter(row -> row.size() == RELEASES.size() + 1 && RELEASES.contains(row.get(0)))
            .collect(toImmutableList());
    assertThat(pairs).hasSize(RELEASES.size());
    for (ImmutableList<String> row : pairs) {
      for (int i = 0; i < RELEASES.size(); i++) {
        assertWithMessage("%s called by %s", row.get(0), RELEASES.get(i))
            .that(DefaultSerializers.between(line(row.get(0)), line(RELEASES.get(i))))
            .isEqualTo(row.get(i + 1));
      }
    }
  }

  private static DubboLine line(String release) {
    return DubboLine.of(release.substring(0, 3)).orElseThrow();
  }

  @Test
  void changesForSomeMixesOfPeers() {
    assertThat(changed(DubboLine.V3_2, DubboLine.V3_3))
        .containsExactly("provided here, consumer from 3.2 on: fastjson2, hessian2");
    assertThat(changed(DubboLine.V2_7, DubboLine.V3_3))
        .containsExactly("called here, provider 3.2: hessian2, fastjson2");
    assertThat(changed(DubboLine.V2_7, DubboLine.V3_2)).hasSize(2);
    assertThat(changed(DubboLine.V3_0, DubboLine.V3_1)).isEmpty();
  }

  private static ImmutableList<String> changed(DubboLine from, DubboLine to) {
    return DefaultSerializers.of(from, to).stream()
        .filter(row -> !row.before().equals(row.after()))
        .map(row -> row.peers().in(Language.EN) + ": " + row.before() + ", " + row.after())
        .collect(toImmutableList());
  }
}
