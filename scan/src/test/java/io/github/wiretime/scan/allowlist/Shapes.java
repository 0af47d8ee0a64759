package io.github.wiretime.scan.allowlist;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertWithMessage;
import static java.util.Comparator.naturalOrder;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.io.Resources;
import io.github.wiretime.scan.Built;
import io.github.wiretime.scan.ScanRun;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

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

  /**
   * Lets the scan write the list of a shape, and tells which classes it says are sent. Of those
   * that may be sent it tells only what the shape sends.
   */
  static ImmutableSortedSet<String> list(Shape shape, Path classes, String classPath)
      throws IOException {
    Path file = classes.resolve(ListedNames.ALLOWED);
    List<String> arguments = new ArrayList<>();
    arguments.add("allow-list");
    arguments.add(classes.toString());
    arguments.add("--class-path=" + classPath);
    arguments.add("--file=" + file);
    if (!shape.isAnnotated()) {
      arguments.add("--service-interfaces=app.Service");
    }
    ScanRun run = ScanRun.of(arguments.toArray());
    assertWithMessage(run.errors()).that(run.exitCode()).isEqualTo(0);
    if (!Files.exists(file)) {
      return ImmutableSortedSet.of();
    }
    String list = Files.readString(file);
    return new AllowListText(list)
        .names().stream()
            .filter(name -> shape.isHidden(name) || !isPossible(name, list))
            .collect(ImmutableSortedSet.toImmutableSortedSet(naturalOrder()));
  }

  private static boolean isPossible(String name, String list) {
    return Pattern.compile("(?m)^# may be sent via .*\\R" + Pattern.quote(name) + "$")
        .matcher(list)
        .find();
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
