package io.github.wiretime.measurements.twins;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.measurements.stack.Layout;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The classes that are measured have what the patches of the page on migrating add. */
final class OrdersTest {

  private static final Pattern PATCH = Pattern.compile("(?ms)^```diff\n(.*?)^```$");
  private static final Pattern ADDED = Pattern.compile("(?m)(?:^\\+.*\n)+");

  private final Path root = Layout.here().root();

  @Test
  void areThoseOfThePatches() throws Exception {
    ImmutableList<ImmutableList<String>> patches =
        PATCH
            .matcher(Files.readString(root.resolve("docs/migrating.md")))
            .results()
            .map(patch -> added(patch.group(1)))
            .collect(toImmutableList());

    assertThat(patches).hasSize(2);
    assertAddedTo(OrderReads.class, patches.get(0));
    assertAddedTo(OrderSends.class, patches.get(0));
    assertAddedTo(OrderSends.class, patches.get(1));
  }

  private static ImmutableList<String> added(String patch) {
    return ADDED
        .matcher(patch)
        .results()
        .map(MatchResult::group)
        .map(lines -> withoutBlanks(lines.replaceAll("(?m)^\\+", "")))
        .collect(toImmutableList());
  }

  private void assertAddedTo(Class<?> type, List<String> added) throws Exception {
    String file = type.getName().replace('.', '/') + ".java";
    String source = Files.readString(root.resolve("measurements/src/main/java").resolve(file));

    assertThat(added).isNotEmpty();
    for (String part : added) {
      assertThat(withoutBlanks(source)).contains(named(part, type.getSimpleName()));
    }
  }

  /** What was measured has other names than the example. */
  private static String named(String part, String type) {
    return part.replace("OrderDto", type)
        .replace("createdAt", "createTime")
        .replace("CreatedAt", "CreateTime");
  }

  /** Sources of this project are formatted, which patches leave to those who apply them. */
  private static String withoutBlanks(String code) {
    return code.replaceAll("\\s", "");
  }
}
