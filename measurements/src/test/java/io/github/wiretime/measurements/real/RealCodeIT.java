package io.github.wiretime.measurements.real;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.Iterables;
import io.github.wiretime.measurements.stack.Download;
import io.github.wiretime.measurements.stack.Project;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * One of the public code bases, compiled with every interface as a service; {@code measurements/run
 * real-code} compiles all.
 */
final class RealCodeIT {

  private static final Download DOWNLOAD = new Download(Path.of("target/real-code"));

  @Test
  void theCheckDoesNoHarm() throws IOException {
    Project project = Iterables.getOnlyElement(Project.named(List.of("spring-context")));
    DOWNLOAD.fetch(List.of(project));

    RealResult result = new RealCode(DOWNLOAD).compile(project);

    assertThat(result.crash()).isEmpty();
    assertThat(result.same()).isTrue();
    assertThat(RealResult.lines(result.compiled())).isAtLeast(10_000);
  }
}
