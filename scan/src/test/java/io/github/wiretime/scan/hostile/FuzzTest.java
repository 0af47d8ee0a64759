package io.github.wiretime.scan.hostile;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static java.util.concurrent.TimeUnit.MINUTES;

import io.github.wiretime.scan.Built;
import io.github.wiretime.scan.ScanRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Damaged class files beside an intact service: its finding is always there, and what is left out
 * is said. {@code -Dwiretime.mutants=30000 -Dwiretime.seed=7} makes more of them, and others.
 */
final class FuzzTest {

  private static final int IN_A_SCAN = 100;

  @TempDir private Path folder;

  @Test
  @Timeout(value = 60, unit = MINUTES)
  void anIntactServiceIsReported() throws IOException {
    int mutants = Integer.getInteger("wiretime.mutants", 3000);
    long seed = Long.getLong("wiretime.seed", 20260101);
    ClassMutants source = new ClassMutants(folder.resolve("sound"), seed);
    Path good =
        Built.classes(
            folder.resolve("good"),
            List.of(),
            Built.DUBBO,
            Built.DTO,
            Built.SERVICE,
            Built.PROVIDER);
    Path bad = folder.resolve("bad.jar");
    int leftOut = 0;
    for (int scan = 0; scan * IN_A_SCAN < mutants; scan++) {
      Map<String, byte[]> files = new LinkedHashMap<>(source.libraries());
      for (int i = 0; i < IN_A_SCAN; i++) {
        files.putAll(source.next(i));
      }
      Built.jar(bad, files);

      ScanRun run = ScanRun.of(good, bad);

      String which = "seed " + seed + ", scan " + scan + ": " + run.errors();
      assertWithMessage(which).that(run.out()).contains(Built.FINDING);
      assertWithMessage(which).that(run.exitCode()).isEqualTo(3);
      leftOut += run.errors().split("left out: u", -1).length - 1;
      Files.delete(bad);
    }
    assertThat(leftOut).isGreaterThan(mutants / 4);
  }
}
