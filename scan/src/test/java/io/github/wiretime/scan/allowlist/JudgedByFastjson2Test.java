package io.github.wiretime.scan.allowlist;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Dubbo 3.2 compares the names that its fastjson2 reads with the same lists. What the scan lists
 * for an application with fastjson2 is enough, and may be more.
 */
@Tag("by-hand")
final class JudgedByFastjson2Test {

  @TempDir private Path folder;

  @Test
  void refusesNothingThatIsListed() throws IOException {
    ImmutableList<Shape> shapes = Shapes.all();
    ImmutableList<Path> built = Shapes.built(shapes, folder, DubboRelease.DUBBO_3_2);
    DubboJvm dubbo = new DubboJvm(DubboRelease.DUBBO_3_2);

    ImmutableList<ImmutableSortedSet<String>> without =
        DubboJvm.refused(dubbo.askWithFastjson2(built));
    for (int i = 0; i < built.size(); i++) {
      assertWithMessage(shapes.get(i).name())
          .that(
              Shapes.list(
                  shapes.get(i), built.get(i), DubboRelease.DUBBO_3_2.classPathWithFastjson2()))
          .containsAtLeastElementsIn(without.get(i));
    }
    ImmutableList<ImmutableSortedSet<String>> with =
        DubboJvm.refused(dubbo.askWithFastjson2(built));

    for (int i = 0; i < shapes.size(); i++) {
      assertWithMessage(shapes.get(i).name()).that(with.get(i)).isEmpty();
    }
    assertThat(without.stream().filter(names -> !names.isEmpty()).count()).isAtLeast(20);
  }
}
