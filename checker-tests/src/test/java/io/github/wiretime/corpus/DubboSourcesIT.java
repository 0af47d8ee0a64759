package io.github.wiretime.corpus;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import com.google.common.collect.Streams;
import com.google.common.io.Resources;
import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassPath;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Source;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Dubbo itself, with every interface taken for a service, which is far more than any application
 * has. The findings are right: Dubbo's configuration of tracing holds three {@code Duration}s, and
 * interfaces pass configurations. Left out are the sources that need what Dubbo does not bring,
 * such as Nacos or Zookeeper.
 */
final class DubboSourcesIT {

  private static ImmutableList<Source> sources;
  private static ImmutableSet<String> leftOut;

  @BeforeAll
  static void readSources() throws IOException {
    leftOut = ImmutableSet.copyOf(lines("left-out-of-dubbo.txt"));
    sources = SourcesJar.read(Path.of(System.getProperty("wiretime.sources"), "dubbo-sources.jar"));
  }

  @Test
  void compilesWithTheseFindings() throws IOException {
    Outcome outcome =
        Build.of()
            .withSources(
                sources.stream()
                    .filter(source -> !leftOut.contains(source.name()))
                    .collect(toImmutableList()))
            .against(ClassPath.ofThisJvm().stream().map(File::toPath).toArray(Path[]::new))
            .with("--should-stop=ifNoError=FLOW")
            .option("ServiceInterfaces", "**")
            .run();

    assertThat(outcome.errors()).isEmpty();
    assertThat(outcome.succeeded()).isTrue();
    assertThat(
            Streams.zip(
                    outcome.positions().stream(),
                    outcome.texts().stream(),
                    (position, text) ->
                        position
                            + ": "
                            + text.replaceFirst("(?s)\\n +(sent by  .*?); \\d+ method.*", " $1"))
                .sorted()
                .toList())
        .isEqualTo(lines("dubbo-findings.txt"));
  }

  @Test
  void mostOfItIsCompiled() {
    assertThat(sources.size()).isEqualTo(2293);
    assertThat(leftOut.size()).isLessThan(sources.size() / 8);
    assertThat(
            Sets.difference(leftOut, sources.stream().map(Source::name).collect(toImmutableSet())))
        .isEmpty();
  }

  private static ImmutableList<String> lines(String resource) throws IOException {
    return ImmutableList.copyOf(
        Resources.readLines(
            Resources.getResource(DubboSourcesIT.class, resource), StandardCharsets.UTF_8));
  }
}
