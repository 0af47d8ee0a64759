package io.github.wiretime.scan.allowlist;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Streams;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Real Dubbo refuses what the scan lists and nothing else; with the list it refuses nothing. */
@Tag("slow")
final class JudgedByDubboTest {

  private static final ImmutableList<Shape> SHAPES = shapes();

  @TempDir private Path folder;

  @ParameterizedTest
  @EnumSource
  void refusesWhatIsListed(DubboRelease release) throws IOException {
    ImmutableList<Path> built = Shapes.built(SHAPES, folder, release);
    DubboJvm dubbo = new DubboJvm(release);

    ImmutableList<String> without = dubbo.ask(built);
    ImmutableList<ImmutableSortedSet<String>> listed = list(built, release);
    ImmutableList<String> with = dubbo.ask(built);

    assertThat(answers(listed)).isEqualTo(answers(each -> each.listedFor(release)));
    assertThat(answers(DubboJvm.refused(without)))
        .isEqualTo(answers(each -> each.refusedBy(release)));
    assertThat(answers(with)).isEqualTo(answers(each -> "|"));
    assertThat(SHAPES.stream().filter(each -> !each.refused().isEmpty()).count()).isAtLeast(20);
  }

  private static ImmutableList<Shape> shapes() {
    try {
      return Shapes.all();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static ImmutableList<String> answers(Function<Shape, Object> answer) {
    return answers(SHAPES.stream().map(answer).toList());
  }

  private static ImmutableList<String> answers(List<?> answers) {
    return Streams.zip(SHAPES.stream(), answers.stream(), (shape, answer) -> shape + ": " + answer)
        .collect(toImmutableList());
  }

  private static ImmutableList<ImmutableSortedSet<String>> list(
      List<Path> built, DubboRelease release) throws IOException {
    ImmutableList.Builder<ImmutableSortedSet<String>> listed = ImmutableList.builder();
    for (int i = 0; i < built.size(); i++) {
      listed.add(Shapes.list(SHAPES.get(i), built.get(i), release.classPath()));
    }
    return listed.build();
  }
}
