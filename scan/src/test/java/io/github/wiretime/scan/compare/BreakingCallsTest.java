package io.github.wiretime.scan.compare;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
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
    PeerCalls calls =
        new PeerCalls(
            pair.judge(),
            cases,
            new PeerCalls.Build(/* isNew= */ false, before),
            new PeerCalls.Build(/* isNew= */ true, after),
            filled);

    ImmutableMap<String, String> differences =
        pair.differences(calls, reader(before), reader(after));

    assertThat(differences).isEmpty();
  }

  private static Comparison.Reader reader(RpcRelease release) {
    return new Comparison.Reader(release.hessian(), release.refusesClasses());
  }
}
