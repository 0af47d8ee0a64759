package io.github.wiretime.measurements.real;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.Iterables;
import io.github.wiretime.measurements.stack.Download;
import io.github.wiretime.measurements.stack.Project;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Three of the public code bases, each compiled with every interface as a service. */
final class RealCodeIT {

  private static final Download DOWNLOAD = new Download(Path.of("target/real-code"));

  @ParameterizedTest
  @ValueSource(strings = {"nacos-api", "commons-lang3", "spring-context"})
  void theCheckDoesNoHarm(String artifact) throws IOException {
    Project project = Iterables.getOnlyElement(Project.named(List.of(artifact)));
    DOWNLOAD.fetch(List.of(project));

    RealResult result = new RealCode(DOWNLOAD).compile(project);

    assertThat(result.crash()).isEmpty();
    assertThat(result.same()).isTrue();
    assertThat(RealResult.lines(result.compiled())).isAtLeast(10_000);
  }
}
