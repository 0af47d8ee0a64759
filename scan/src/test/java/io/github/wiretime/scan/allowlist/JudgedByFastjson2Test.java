package io.github.wiretime.scan.allowlist;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.scan.Built;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Dubbo 3.2 compares the names that its fastjson2 reads with the same lists, so that the list for
 * Hessian is enough for fastjson2. That list may have more.
 */
@Tag("slow")
final class JudgedByFastjson2Test {

  private static final Splitter SPACES = Splitter.on(' ').omitEmptyStrings();

  /** fastjson2 ignores {@code writeReplace()} and sends the object that Hessian does not send. */
  private static final String REPLACED = "replaced object";

  @TempDir private Path folder;

  @Test
  void refusesNothingThatIsListedForHessian() throws IOException {
    ImmutableList<Shape> shapes = Shapes.all();
    List<Path> built = new ArrayList<>();
    for (Shape shape : shapes) {
      Path classes = Files.createDirectory(folder.resolve("shape-" + built.size()));
      built.add(
          Built.classes(
              classes,
              ImmutableList.of(DubboRelease.DUBBO_3_2.dubbo()),
              /* release= */ 17,
              shape.files().toArray(String[]::new)));
    }
    DubboJvm dubbo = new DubboJvm(DubboRelease.DUBBO_3_2);

    ImmutableList<ImmutableSet<String>> without = refused(dubbo.askWithFastjson2(built));
    for (int i = 0; i < built.size(); i++) {
      Path list = built.get(i).resolve(ListedNames.ALLOWED);
      Files.createDirectories(list.getParent());
      Files.write(list, listed(shapes.get(i)));
    }
    ImmutableList<ImmutableSet<String>> with = refused(dubbo.askWithFastjson2(built));

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

  private static ImmutableSet<String> listed(Shape shape) {
    return shape.listedFor(DubboRelease.DUBBO_3_2);
  }

  private static ImmutableList<ImmutableSet<String>> refused(List<String> answers) {
    return answers.stream()
        .map(answer -> answer.substring(0, answer.indexOf('|')))
        .map(names -> ImmutableSet.copyOf(SPACES.split(names)))
        .collect(toImmutableList());
  }
}
