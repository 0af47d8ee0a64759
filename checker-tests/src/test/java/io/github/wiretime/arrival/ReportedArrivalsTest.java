package io.github.wiretime.arrival;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.Maps;
import com.google.common.collect.Sets;
import io.github.wiretime.arrival.shapes.ShapeCases;
import io.github.wiretime.checker.broken.BrokenRule;
import io.github.wiretime.checker.broken.BrokenVerdict;
import io.github.wiretime.checker.broken.Effect;
import io.github.wiretime.checker.options.HessianLite;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What the check reports of the executed shapes, and what it leaves out. */
@Tag("slow")
final class ReportedArrivalsTest {

  private static final ImmutableMap<Effect, Outcome> OUTCOMES =
      ImmutableMap.of(
          Effect.CRASH, Outcome.CRASH,
          Effect.FAILS_WRITING, Outcome.FAILS_WRITING,
          Effect.FAILS_READING, Outcome.FAILS_READING,
          Effect.LOST, Outcome.LOST,
          Effect.CHANGED, Outcome.LOST,
          Effect.OTHER_CLASS, Outcome.OTHER_CLASS);

  private static final ImmutableSet<HessianLite> RELEASES =
      Sets.immutableEnumSet(
          HessianLite.LITE_3_2,
          HessianLite.LITE_4_0_3,
          HessianLite.LITE_4_0_4,
          HessianLite.SOFA_3,
          HessianLite.SOFA_3_5);

  /** What the check reports of each shape, by release. */
  private static final ImmutableMap<
          ArrivalCase, ImmutableMap<HessianLite, ImmutableSortedMap<String, Effect>>>
      REPORTED =
          Maps.toMap(
              ImmutableSet.copyOf(ShapeCases.all().values()),
              shape -> BrokenVerdict.of(shape.provided()));

  /** The check reports these once where they are declared, the judge at each member of the type. */
  private static final ImmutableSet<String> ONCE =
      Stream.of(
              BrokenRule.RECORD,
              BrokenRule.ENUM_BODY,
              BrokenRule.DATE_SUBCLASS,
              BrokenRule.BIT_SET,
              BrokenRule.CONSTRUCTOR,
              BrokenRule.NOT_SERIALIZABLE,
              BrokenRule.REPLACED,
              BrokenRule.HIDDEN_FIELD)
          .map(rule -> "BrokenRpcValue." + rule.id())
          .collect(toImmutableSet());

  private static final ImmutableSet<Outcome> ENDS =
      Sets.immutableEnumSet(Outcome.FAILS_READING, Outcome.FAILS_WRITING, Outcome.CRASH);

  /** What a constructor always sets to the same is right again, which types do not tell. */
  private static final String SET_AGAIN = "com.acme.Sums#unit BrokenRpcValue.container-field";

  /** Nothing but null is in them. */
  private static final ImmutableSet<String> NULL =
      ImmutableSet.of(
          "com.acme.Line#<class> BrokenRpcValue.not-serializable",
          "com.acme.Dto#optional BrokenRpcValue.not-serializable",
          "com.acme.Dto#stream BrokenRpcValue.input-stream");

  /** A LinkedList arrives, and what other fields name, which types do not tell. */
  private static final ImmutableSet<String> TRUSTED =
      ImmutableSet.of(
          "com.acme.Dto#blocking BrokenRpcValue.queue",
          "com.acme.Dto#deque BrokenRpcValue.queue",
          "com.acme.Dto#queue BrokenRpcValue.queue");

  /** Where no reference comes behind the record, nothing goes astray. */
  private static final String UNSHARED = "com.acme.Line#<class> BrokenRpcValue.record";

  /** Where the superclass has null, nothing is lost. */
  private static final String NOTHING_HIDDEN = "com.acme.Child#name BrokenRpcValue.hidden-field";

  /** Where types do not tell, or where the first call fails anyway. */
  private static final ImmutableSet<String> SILENT =
      ImmutableSet.of(
          "container subclass/own field of a list that is no ArrayList, and that its elements fill",
          "container subclass/the same as a type argument and as a result",
          "container subclass/subclass in a field of the JDK's type",
          "container subclass/constructor that adds an element, which comes twice",
          "small number/in a field of a wider type",
          "small number/maps of other classes in fields of Map",
          "small number/an array of characters that is returned",
          "small number/char array in a field of a wider type",
          "not Serializable/classes of the JDK",
          "not Serializable/zones in a list, a map and a result",
          "not Serializable/classes of the JDK that arrive",
          "not Serializable/classes of the JDK that do not arrive everywhere",
          "not Serializable/a locale with a script",
          "not Serializable/classes of the JDK whose packages are not open, and an open one, with references behind them",
          "not Serializable/classes of the JDK whose objects are counted wrongly, so that references behind them go astray",
          "not Serializable/the same deep inside",
          "same name/as a field of Throwable",
          "same name/of constants, which code reads from the class file",
          "Date subclass/those of java.sql in a field of Date",
          "declared container/EnumMap in a field of Map",
          "declared container/Guava's",
          "declared container/ordered sets in a field of Set",
          "declared container/containers of the JDK that only code can make",
          "declared container/iterables",
          "transient/with the default of its type, and a constant that code reads from the class file",
          "transient/with an initializer, constructor that refuses null",
          "transient/with a getter that asks for null",
          "inner class/anonymous map and list",
          "inner class/lambda",
          "immutable container/Guava's as declared",
          "immutable container/Guava's sorted ones and maps of more",
          "immutable container/Guava's in fields of the JDK's types",
          "immutable container/the JDK's",
          "immutable container/views of the JDK",
          "other/abstract classes and interfaces",
          "other/arrays",
          "other/arrays in a field of Object",
          "other/writeReplace");

  private static Stream<Arguments> shapes() {
    return ShapeCases.all().entries().stream()
        .map(shape -> arguments(shape.getKey(), shape.getValue()));
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void whatIsReportedDoesNotArrive(String kind, ArrivalCase shape) {
    for (HessianLite release : RELEASES) {
      ImmutableMap<String, Outcome> judged = CallDifferences.broken(kind, shape, release);
      REPORTED
          .get(shape)
          .get(release)
          .forEach(
              (finding, effect) ->
                  assertWithMessage("%s of %s: %s, %s", finding, release, effect, judged)
                      .that(isRight(finding, OUTCOMES.get(effect), judged))
                      .isTrue());
    }
  }

  private static boolean isRight(
      String finding, Outcome outcome, ImmutableMap<String, Outcome> judged) {
    Outcome is = judged.get(finding.substring(0, finding.indexOf(' ')));
    if (ONCE.contains(finding.substring(finding.indexOf(' ') + 1))) {
      return !judged.isEmpty()
          || finding.equals(NOTHING_HIDDEN)
          || finding.equals(UNSHARED)
          || NULL.contains(finding);
    }
    if (is == null) { // what fails around a member hides it from the judge
      return finding.equals(SET_AGAIN)
          || NULL.contains(finding)
          || TRUSTED.contains(finding)
          || judged.values().stream().anyMatch(ENDS::contains);
    }
    boolean isCast = finding.startsWith("com.acme.Api#"); // so that the call fails
    return is == outcome
        || ENDS.contains(is)
        || (outcome == Outcome.CRASH && is == Outcome.LOST)
        || (outcome == Outcome.FAILS_READING && is == Outcome.OTHER_CLASS && isCast);
  }

  /** The page has the limits that these are. */
  @Test
  void whatIsNotReported() {
    ImmutableSet<String> silent =
        ShapeCases.all().entries().stream()
            .filter(
                shape ->
                    RELEASES.stream()
                        .anyMatch(release -> isSilent(shape.getKey(), shape.getValue(), release)))
            .map(shape -> shape.getKey() + "/" + shape.getValue().name())
            .collect(toImmutableSet());

    assertThat(silent).containsExactlyElementsIn(SILENT);
  }

  private static boolean isSilent(String kind, ArrivalCase shape, HessianLite release) {
    ImmutableSet<String> found = REPORTED.get(shape).get(release).keySet();
    return found.stream()
            .noneMatch(finding -> ONCE.contains(finding.substring(finding.indexOf(' ') + 1)))
        && CallDifferences.broken(kind, shape, release).keySet().stream()
            .anyMatch(member -> found.stream().noneMatch(each -> each.startsWith(member + " ")));
  }
}
