package io.github.wiretime.scan.allowlist;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.io.Resources;
import io.github.wiretime.scan.Built;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What calls send, and what Dubbo refuses of it: the shapes of {@code shapes.txt}. */
final class Shapes {

  private static final Splitter SHAPES = Splitter.onPattern("(?m)^# ").omitEmptyStrings();

  private static final int SOURCES = 4;

  private Shapes() {}

  static ImmutableList<Shape> all() throws IOException {
    String text =
        Resources.toString(
            Resources.getResource(Shapes.class, "shapes.txt"), StandardCharsets.UTF_8);
    return SHAPES.splitToStream(text).map(Shapes::shape).collect(toImmutableList());
  }

  /** The classes of each shape, in a folder of its own. */
  static ImmutableList<Path> built(List<Shape> shapes, Path folder, DubboRelease release)
      throws IOException {
    ImmutableList.Builder<Path> built = ImmutableList.builder();
    for (int i = 0; i < shapes.size(); i++) {
      built.add(
          Built.classes(
              Files.createDirectory(folder.resolve("shape-" + i)),
              ImmutableList.of(release.dubbo()),
              /* release= */ 17,
              shapes.get(i).files().toArray(String[]::new)));
    }
    return built.build();
  }

  private static Shape shape(String text) {
    ImmutableList<String> lines = text.lines().collect(toImmutableList());
    return new Shape(
        lines.get(0),
        after("refused:", lines.get(1)),
        after("method:", lines.get(2)),
        after("values:", lines.get(3)),
        String.join("\n", lines.subList(SOURCES, lines.size())));
  }

  private static String after(String key, String line) {
    if (!line.startsWith(key)) {
      throw new IllegalArgumentException(line);
    }
    return line.substring(key.length()).trim();
  }
}
