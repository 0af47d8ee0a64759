package io.github.wiretime.migration;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.build.Markdown;
import io.github.wiretime.checker.harness.ClassFiles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The steps by hand of the page, as they stand there, on the wire. */
@Tag("slow")
final class RollingMigrationTest {

  private static final ImmutableSet<String> RELEASES =
      ImmutableSet.of(
          "hessian-lite-3.2.13.jar",
          "hessian-lite-4.0.3.jar",
          "hessian-lite-4.0.4.jar",
          "sofa-hessian-3.3.12.jar",
          "sofa-hessian-3.5.6.jar");

  private static final String ARRIVED = "received 2024-05-17T13:47:29.123Z";

  private static final String PEER =
      """

      class Peer {
        static Object send() {
          OrderDto dto = new OrderDto();
          dto.setCreatedAt(java.time.Instant.parse("2024-05-17T13:47:29.123Z"));
          return dto;
        }

        static String receive(Object dto) {
          return String.valueOf(((OrderDto) dto).createdAt());
        }
      }
      """;

  @TempDir private Path folder;
  private ImmutableList<Path> steps;

  @BeforeEach
  void compileSteps() {
    List<Path> compiled = new ArrayList<>();
    for (String step : steps()) {
      compiled.add(ClassFiles.compile(folder.resolve("step" + compiled.size()), step + PEER));
    }
    steps = ImmutableList.copyOf(compiled);
    assertThat(steps).hasSize(3);
  }

  private static ImmutableList<String> steps() {
    return Markdown.read("docs/migrating-by-hand.md").blocks("java").stream()
        .filter(block -> block.contains("setCreatedAt("))
        .collect(toImmutableList());
  }

  @Test
  void everyStepUnderstandsItselfAndItsNeighbours() throws Exception {
    for (String release : RELEASES) {
      for (int step = 0; step < steps.size(); step++) {
        for (int other = Math.max(0, step - 1); other < Math.min(steps.size(), step + 2); other++) {
          assertWithMessage("%s: step %s to step %s", release, step, other)
              .that(peer(step, release).sendTo(peer(other, release)))
              .isEqualTo(ARRIVED);
        }
      }
    }
  }

  @Test
  void releasesOfHessianMayDifferMeanwhile() throws Exception {
    for (int step = 0; step + 1 < steps.size(); step++) {
      Peer old = peer(step, "hessian-lite-3.2.13.jar");
      Peer next = peer(step + 1, "hessian-lite-4.0.4.jar");

      assertThat(old.sendTo(next)).isEqualTo(ARRIVED);
      assertThat(next.sendTo(old)).isEqualTo(ARRIVED);
    }
  }

  @Test
  void theFirstReleaseCannotBeSkipped() throws Exception {
    String release = "hessian-lite-4.0.4.jar";

    assertThat(peer(2, release).sendTo(peer(0, release))).isEqualTo("failed NullPointerException");
    assertThat(peer(0, release).sendTo(peer(2, release))).isEqualTo("failed NullPointerException");
  }

  private Peer peer(int step, String release) {
    return new Peer(steps.get(step), release, "");
  }
}
