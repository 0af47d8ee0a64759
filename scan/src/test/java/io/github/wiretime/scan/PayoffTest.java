package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.roots.Sender;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.scan.bytes.CallBytes;
import io.github.wiretime.scan.bytes.MessageBytes;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whether a patch pays, and what does better. */
final class PayoffTest {

  private static CallBytes call(double today, double saved, OptionalDouble compact) {
    MessageBytes half = new MessageBytes(1, today / 2, 0, false);
    CallBytes.Size size = new CallBytes.Size(half, half, saved, compact);
    return new CallBytes(new Sender("a.B", "c()"), ImmutableList.of(size, size, size));
  }

  private static String said(CallBytes... calls) {
    return String.join(
        " ",
        Payoff.of(ImmutableList.copyOf(calls)).sentences().stream()
            .map(text -> text.in(Language.EN))
            .toList());
  }

  /** Calls whose costly values are no fields say nothing about it. */
  @Test
  void saysWhatTheCallsTakeTogetherThatItChanges() {
    assertThat(
            said(
                call(700, 300, OptionalDouble.empty()),
                call(1_000_000, 0, OptionalDouble.empty()),
                call(300, 200, OptionalDouble.empty())))
        .isEqualTo(
            "The patch pays: costly values take 500 bytes after release 2 instead of 1,000, 50 % less."
                + " Counted: one call of each changed method (2), 20 elements in each list.");
  }

  @ParameterizedTest
  @CsvSource({"100, The patch pays", "99, The patch hardly pays", "-1, The patch does not pay"})
  void pays(double saved, String start) {
    assertThat(said(call(1000, saved, OptionalDouble.empty()))).startsWith(start);
  }

  @ParameterizedTest
  @CsvSource({"500, 50", "99, 10", "96, 10", "34, 3", "4.4, 0.4", "0.6, 0.06", "-2340, 234"})
  void neverSaysThatNoPercentChange(double saved, String percent) {
    assertThat(said(call(1000, saved, OptionalDouble.empty()))).contains(" " + percent + " % ");
  }

  @Test
  void saysNothingIfNoCallChanges() {
    assertThat(said(call(1000, 0, OptionalDouble.of(10)))).isEmpty();
    assertThat(said()).isEmpty();
  }

  @Test
  void leavesOutWhatCannotBeSent() {
    assertThat(
            said(
                call(Double.POSITIVE_INFINITY, 0, OptionalDouble.empty()),
                call(1000, 500, OptionalDouble.empty())))
        .contains("take 500 bytes after release 2 instead of 1,000,");
  }

  @Test
  void compactModeComesFirstWhereItIsSmaller() {
    assertThat(said(call(1000, 500, OptionalDouble.of(300)), call(200, 0, OptionalDouble.of(150))))
        .startsWith(
            "Compact mode comes first: once every peer has hessian-lite 4.0.4 (Dubbo 3.3.6), ");
    assertThat(said(call(1000, 500, OptionalDouble.of(300)), call(200, 0, OptionalDouble.of(150))))
        .contains(
            "shrinks the costly values in one call of each method from 1,200 bytes to 450 without a"
                + " patch; release 2 of the patch shrinks them to 700.");
    assertThat(said(call(1000, 500, OptionalDouble.of(500)))).startsWith("The patch pays");
    assertThat(said(call(1000, -500, OptionalDouble.of(1000)))).startsWith("The patch does not");
  }
}
