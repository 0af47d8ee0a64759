package io.github.wiretime.scan.compare;

import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.oracle.Hessian;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What is told of generated changes is what peers of the two builds see.
 *
 * <p>{@code -Dwiretime.changes=N -Dwiretime.seed=S} choose how many and which.
 */
final class ChangePairsTest {

  private static final long SEED = Long.getLong("wiretime.seed", 20260101);

  /** So many are compiled at once. */
  private static final int TOGETHER = 500;

  @TempDir private Path folder;

  @Test
  void whatIsToldIsWhatPeersSee() throws Exception {
    compare(100, Hessian.LITE_3_2_13, Hessian.LITE_4_0_4);
  }

  @Test
  @Tag("by-hand")
  void ofEachRelease() throws Exception {
    compare(
        Integer.getInteger("wiretime.changes", 10_000),
        Hessian.LITE_3_2_13,
        Hessian.LITE_4_0_3,
        Hessian.LITE_4_0_4,
        Hessian.SOFA_3_3_12,
        Hessian.SOFA_3_5_6);
  }

  private void compare(int count, Hessian... hessians) throws Exception {
    ChangePairs pairs = new ChangePairs(SEED);
    List<String> differences = new ArrayList<>();
    for (int first = 0; first < count; first += TOGETHER) {
      ImmutableList<BreakingCase> some = pairs.next(first, Math.min(TOGETHER, count - first));
      ComparedPrograms compared = ComparedPrograms.of(folder.resolve("from" + first), some);
      for (Hessian hessian : hessians) {
        for (String difference : compared.differences(hessian)) {
          differences.add(hessian + " " + difference);
        }
      }
    }
    assertWithMessage("%s pairs from seed %s", count, SEED).that(differences).isEmpty();
  }
}
