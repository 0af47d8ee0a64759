package io.github.wiretime.scan.allowlist;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Dubbo 3.2 compares the names that its fastjson2 reads with the same lists, so that the list for
 * Hessian is enough for fastjson2. That list may have more.
 */
@Tag("slow")
final class JudgedByFastjson2Test {

  /** fastjson2 ignores {@code writeReplace()} and sends the object that Hessian does not send. */
  private static final String REPLACED = "replaced object";

  @TempDir private Path folder;

  @Test
  void refusesNothingThatIsListedForHessian() throws IOException {
    ImmutableList<Shape> shapes = Shapes.all();
    ImmutableList<Path> built = Shapes.built(shapes, folder, DubboRelease.DUBBO_3_2);
    DubboJvm dubbo = new DubboJvm(DubboRelease.DUBBO_3_2);

    ImmutableList<ImmutableSortedSet<String>> without =
        DubboJvm.refused(dubbo.askWithFastjson2(built));
    for (int i = 0; i < built.size(); i++) {
      Path list = built.get(i).resolve(ListedNames.ALLOWED);
      Files.createDirectories(list.getParent());
      Files.write(list, listed(shapes.get(i)));
    }
    ImmutableList<ImmutableSortedSet<String>> with =
        DubboJvm.refused(dubbo.askWithFastjson2(built));

    for (int i = 0; i < shapes.size(); i++) {
      String name = shapes.get(i).name();
      if (name.equals(REPLACED)) {
        assertThat(with.get(i)).containsExactly("other.Dog");
      } else {
        assertWithMessage(name)
            .that(listed(shapes.get(i)))
            .containsAtLeastElementsIn(without.get(i));
        assertWithMessage(name).that(with.get(i)).isEmpty();
      }
    }
    assertThat(without.stream().filter(names -> !names.isEmpty()).count()).isAtLeast(20);
  }

  private static ImmutableSortedSet<String> listed(Shape shape) {
    return shape.listedFor(DubboRelease.DUBBO_3_2);
  }
}
