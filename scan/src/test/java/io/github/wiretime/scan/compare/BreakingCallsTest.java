package io.github.wiretime.scan.compare;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.arrival.RpcRelease;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is told of each change is what calls of real Dubbo and SOFARPC do between two builds. */
final class BreakingCallsTest {

  private static final ImmutableList<BreakingCase> CASES = BreakingCase.all();

  /** A checked exception that becomes unchecked is said to be refused, and is not. */
  private static final ImmutableSet<String> WITH_REFUSALS = ImmutableSet.of("q31 NEW_TO_OLD");

  /** SOFARPC sends what is not {@code Serializable}, and a future as it is, with which it fails. */
  private static final ImmutableSet<String> WITH_SOFARPC =
      ImmutableSet.of(
          "c39 NEW_TO_OLD",
          "m05 OLD_TO_NEW",
          "m05 NEW_TO_OLD",
          "k35 OLD_TO_NEW",
          "k52 NEW_TO_OLD",
          "k53 NEW_TO_OLD");

  @TempDir private static Path folder;
  private static ComparedPrograms pair;

  @TempDir private Path filled;

  @BeforeAll
  static void compile() throws Exception {
    pair = ComparedPrograms.of(folder, CASES);
  }

  @ParameterizedTest
  @CsvSource({
    "DUBBO_2_7_23, DUBBO_2_7_23",
    "DUBBO_3_2_19, DUBBO_3_2_19",
    "DUBBO_3_3_6, DUBBO_3_3_6",
    "DUBBO_3_2_19, DUBBO_3_3_6",
    "DUBBO_3_3_6, DUBBO_3_2_19",
    "SOFA_5_13_2, SOFA_5_13_2"
  })
  @Tag("by-hand")
  void callsDoWhatIsTold(RpcRelease before, RpcRelease after) throws Exception {
    judge(CASES, before, after);
  }

  /** The others do what the serializer does, which {@link BreakingCasesTest} asks. */
  @Test
  @Tag("slow")
  void dubboRefusesWhatIsTold() throws Exception {
    RpcRelease release = RpcRelease.DUBBO_3_3_6;
    ImmutableList<BreakingCase> cases = pair.decidedByRefusals(release.hessian());
    assertThat(cases.size()).isAtLeast(10);

    judge(cases, release, release);
  }

  private void judge(ImmutableList<BreakingCase> cases, RpcRelease before, RpcRelease after)
      throws Exception {
    Path oldClasses = pair.judge().classes(/* isNew= */ false);
    Path newClasses = pair.judge().classes(/* isNew= */ true);
    PeerCalls calls =
        new PeerCalls(
            cases,
            new PeerCalls.Build(/* isNew= */ false, oldClasses, before),
            new PeerCalls.Build(/* isNew= */ true, newClasses, after),
            filled);

    ImmutableMap<String, String> differences =
        pair.differences(calls, reader(before), reader(after));

    assertWithMessage(Joiner.on("\n").withKeyValueSeparator(" ").join(differences))
        .that(differences.keySet())
        .isEqualTo(known(before));
  }

  /** What is told otherwise than it happens. */
  private static ImmutableSet<String> known(RpcRelease release) {
    if (release.hessian().isOfSofa()) {
      return WITH_SOFARPC;
    }
    return release.refusesClasses() ? WITH_REFUSALS : ImmutableSet.of();
  }

  private static Comparison.Reader reader(RpcRelease release) {
    return new Comparison.Reader(release.hessian(), release.refusesClasses());
  }
}
