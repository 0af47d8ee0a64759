package io.github.wiretime.maven;

import static com.google.common.collect.ImmutableSortedSet.toImmutableSortedSet;
import static com.google.common.truth.Truth.assertThat;
import static java.util.Comparator.naturalOrder;

import com.google.common.base.CaseFormat;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Sets;
import com.google.common.io.ByteStreams;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What the scan can be told, the plugin can be told. */
final class OptionsIT {

  /** What the plugin sets itself. */
  private static final ImmutableSet<String> OWN =
      ImmutableSet.of(
          "baselineMode",
          "classPath",
          "failOn",
          "help",
          "html",
          "sarif",
          "sources",
          "version",
          "wireMapMode");

  /** What only a command line needs: the page and the log tell the same. */
  private static final ImmutableSet<String> LEFT_OUT = ImmutableSet.of("markdown");

  @Test
  void areThoseOfTheScan() throws IOException {
    Process help =
        new ProcessBuilder(
                System.getProperty("java.home") + "/bin/java",
                "-jar",
                System.getProperty("wiretime.scan"),
                "--help")
            .redirectErrorStream(true)
            .start();
    ImmutableSortedSet<String> options =
        matches(
                " --([a-z-]+)",
                new String(ByteStreams.toByteArray(help.getInputStream()), StandardCharsets.UTF_8))
            .stream()
            .map(name -> CaseFormat.LOWER_HYPHEN.to(CaseFormat.LOWER_CAMEL, name))
            .collect(toImmutableSortedSet(naturalOrder()));
    String descriptor =
        new String(
            ByteStreams.toByteArray(getClass().getResourceAsStream("/META-INF/maven/plugin.xml")),
            StandardCharsets.UTF_8);

    assertThat(matches("\\$\\{wiretime\\.(\\w+)}", descriptor))
        .containsAtLeastElementsIn(Sets.difference(options, Sets.union(OWN, LEFT_OUT)));
    assertThat(options).containsAtLeastElementsIn(Sets.union(OWN, LEFT_OUT));
  }

  private static ImmutableSet<String> matches(String pattern, String text) {
    return Pattern.compile(pattern)
        .matcher(text)
        .results()
        .map(match -> match.group(1))
        .collect(ImmutableSet.toImmutableSet());
  }
}
