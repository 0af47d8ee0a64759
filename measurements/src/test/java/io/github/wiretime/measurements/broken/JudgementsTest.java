package io.github.wiretime.measurements.broken;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.measurements.broken.Judgements.Judgement;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Layout;
import org.junit.jupiter.api.Test;

/** Somebody looked at each reported member, and each verdict is about some. */
final class JudgementsTest {

  private static final Judgements SOME =
      new Judgements(
          ImmutableList.of(
              new Judgement("float", "com.acme.*#rate", Verdict.OTHERWISE, "first"),
              new Judgement("float", "com.acme.Order#*", Verdict.AS_SAID, "second")));

  private static Row member(String rule, String member) {
    return new Row().with(BrokenRun.RULE, rule).with(BrokenRun.MEMBER, member);
  }

  @Test
  void theFirstThatNamesAMemberCounts() {
    assertThat(SOME.on(member("float", "com.acme.Order#rate")).reason()).isEqualTo("first");
    assertThat(SOME.on(member("float", "com.acme.Order#sum")).reason()).isEqualTo("second");
    assertThrows(
        IllegalArgumentException.class, () -> SOME.on(member("float", "com.acmeXOrder#sum")));
    assertThrows(
        IllegalArgumentException.class, () -> SOME.on(member("queue", "com.acme.Order#rate")));
  }

  @Test
  void eachMemberIsJudgedAndEachJudgementUsed() {
    Judgements judgements = Judgements.read();

    assertThat(
            Table.read(Layout.here().result(BrokenRun.MEMBERS)).stream()
                .map(judgements::on)
                .collect(toImmutableSet()))
        .containsExactlyElementsIn(judgements.all());
  }
}
