package io.github.wiretime.scan.compare;

import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.oracle.Hessian;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What is told of generated changes is what peers of the two builds see.
 *
 * <p>{@code -Dwiretime.changes=N -Dwiretime.seed=S} choose how many and which.
 */
final class ChangePairsTest {

  private static final int PAIRS = Integer.getInteger("wiretime.changes", 100);
  private static final long SEED = Long.getLong("wiretime.seed", 8L);

  /** So many are compiled at once. */
  private static final int TOGETHER = 500;

  @TempDir private Path folder;

  @Test
  void whatIsToldIsWhatPeersSee() throws Exception {
    ChangePairs pairs = new ChangePairs(SEED);
    List<String> differences = new ArrayList<>();
    for (int first = 0; first < PAIRS; first += TOGETHER) {
      ImmutableList<BreakingCase> some = pairs.next(first, Math.min(TOGETHER, PAIRS - first));
      ComparedPrograms compared = ComparedPrograms.of(folder.resolve("from" + first), some);
      for (Hessian hessian : List.of(Hessian.LITE_3_2_13, Hessian.LITE_4_0_4)) {
        compared
            .differences(hessian)
            .forEach(difference -> differences.add(hessian + " " + difference));
      }
    }
    assertWithMessage("%s pairs from seed %s", PAIRS, SEED).that(differences).isEmpty();
  }
}
