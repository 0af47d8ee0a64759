package io.github.wiretime.scan.upgrade;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.wiretime.checker.broken.Effect;
import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.cost.CostTable;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.words.Language;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What two fates of one member make of it. */
final class ChangeTest {

  private static final ImmutableMap<String, MemberOutcome> FATES =
      ImmutableMap.<String, MemberOutcome>builder()
          .put("crash", broken(Effect.CRASH))
          .put("other class", broken(Effect.OTHER_CLASS))
          .put("arrives", MemberOutcome.ofHessian(Optional.empty()))
          .put("dear", cost(HessianLite.LITE_3_2, "java.time.LocalDateTime"))
          .put("cheap", cost(HessianLite.LITE_4_0_4, "java.time.LocalDateTime"))
          .put("large", cost(HessianLite.LITE_4_0_4, "java.time.ZonedDateTime"))
          .put("unwritable", cost(HessianLite.LITE_3_2, "java.time.chrono.JapaneseDate"))
          .put("unreadable", cost(HessianLite.LITE_3_2, "org.joda.time.LocalDate"))
          .put("written", cost(HessianLite.LITE_4_0_4, "java.time.chrono.JapaneseDate"))
          .put("small", small("java.time.LocalDateTime"))
          .put("year", small("java.time.Year"))
          .put("changed", small("java.time.chrono.JapaneseDate"))
          .put("fastjson2", other("fastjson2", Optional.empty()))
          .put("lost by fastjson2", other("fastjson2", Optional.of(Effect.LOST)))
          .put("nativejava", other("serializer 'nativejava'", Optional.empty()))
          .buildOrThrow();

  private static MemberOutcome broken(Effect effect) {
    return new MemberOutcome(Optional.empty(), Optional.of(effect), Optional.empty());
  }

  private static MemberOutcome cost(HessianLite release, String type) {
    return MemberOutcome.ofHessian(Optional.of(CostTable.load(release).of(type).orElseThrow()));
  }

  private static MemberOutcome small(String type) {
    Cost cost = CostTable.loadFastjson2().of(type).orElseThrow();
    return new MemberOutcome(Optional.of("fastjson2"), Failure.of(cost), Optional.of(cost));
  }

  private static MemberOutcome other(String serializer, Optional<Effect> effect) {
    return new MemberOutcome(Optional.of(serializer), effect, Optional.empty());
  }

  @ParameterizedTest
  @CsvSource({
    "arrives, crash, BREAKS",
    "fastjson2, crash, BREAKS",
    "nativejava, crash, BREAKS",
    "arrives, lost by fastjson2, BREAKS",
    "written, unwritable, BREAKS",
    "crash, arrives, MENDED",
    "crash, fastjson2, MENDED",
    "unwritable, written, MENDED",
    "unreadable, arrives, MENDED",
    "crash, nativejava, NOT_JUDGED",
    "crash, other class, STAYS_BROKEN",
    "other class, lost by fastjson2, STAYS_BROKEN",
    "dear, cheap, CHEAPER",
    "cheap, dear, DEARER",
    "cheap, large, DEARER",
    "large, dear, CHEAPER",
    "fastjson2, cheap, NEW_COST",
    "dear, fastjson2, NO_COST",
    "dear, small, NO_COST",
    "year, dear, NEW_COST",
    "changed, written, MENDED",
    "nativejava, dear, NEW_COST",
    "dear, dear, SAME",
  })
  void isTold(String before, String after, Change expected) {
    assertThat(Change.between(FATES.get(before), FATES.get(after))).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "crash             | the receiver's JVM may end",
        "lost by fastjson2 | the value is lost (fastjson2)",
        "dear              | 245, 15.4, 50x",
        "unwritable        | the call fails at the sender",
        "small             | 17, 15, 1x (fastjson2)",
        "year              | 10, 5 (fastjson2)",
        "changed           | another value arrives (fastjson2)",
        "unreadable        | the call fails",
        "fastjson2         | fastjson2",
        "arrives           | arrives",
      })
  void fatesHaveWords(String fate, String words) {
    assertThat(FATES.get(fate).words(Language.EN)).isEqualTo(words);
  }

  /** The samples of both releases lie among each other. */
  @Test
  void timesThatOnlyNoiseTellsApartAreTheSame() {
    MemberOutcome old = cost(HessianLite.LITE_3_2, "java.util.GregorianCalendar");
    MemberOutcome recent = cost(HessianLite.LITE_4_0_4, "java.util.GregorianCalendar");

    assertThat(old.cost().get().slowdown()).isNotEqualTo(recent.cost().get().slowdown());
    assertThat(Change.between(old, recent)).isEqualTo(Change.SAME);
  }

  @Test
  void someValuesFailOnlyAsArgumentOrResult() {
    Cost year = CostTable.loadFastjson2().of("java.time.Year").orElseThrow();
    Cost time = CostTable.loadFastjson2().of("java.time.LocalTime").orElseThrow();

    assertThat(Failure.of(year)).isEmpty();
    assertThat(Failure.ofWhole(year)).hasValue(Effect.FAILS_READING);
    assertThat(Failure.ofWhole(time)).isEmpty();
  }

  @Test
  void onlyWhatNeedsNoCareIsNotListed() {
    assertThat(Arrays.stream(Change.values()).filter(change -> !change.isListed()))
        .containsExactly(Change.STAYS_BROKEN, Change.SAME);
  }
}
