package io.github.wiretime.scan.fix;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.hessian.TwinField;
import io.github.wiretime.twins.ExtremeValues;
import org.junit.jupiter.api.Test;

/** The table of twins; {@link TwinPairsTest} has the values. */
final class TwinsTest {

  @Test
  void extremeValuesAreKnownOfEveryTypeWithTwins() {
    assertThat(Twins.types()).containsExactlyElementsIn(ExtremeValues.OF.keySet());
  }

  @Test
  void theCheckKnowsTheSameTwins() {
    assertThat(Twins.types()).containsExactlyElementsIn(TwinField.types());
    for (String type : Twins.types()) {
      assertThat(Twins.of(type).orElseThrow().twins().stream().map(Twin::field).toList())
          .containsExactlyElementsIn(TwinField.of(type))
          .inOrder();
    }
  }

  @Test
  void namesAndValueBelongTogether() {
    Twins twins = Twins.of("java.time.OffsetDateTime").orElseThrow();

    assertThat(twins.names("at"))
        .containsExactly("atSeconds", "atNanos", "atOffsetSeconds")
        .inOrder();
    assertThat(twins.valueOf("at")).contains("ofEpochSecond(atSeconds, atNanos, ");
    assertThat(twins.valueOf("at")).doesNotContain("%");
  }

  @Test
  void otherTypesHaveNone() {
    assertThat(Twins.of("java.util.Calendar")).isEmpty();
    assertThat(Twins.of("java.time.Period")).isEmpty();
    assertThat(Twins.of("org.joda.time.Instant")).isEmpty();
  }
}
