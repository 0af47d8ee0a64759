package io.github.wiretime.overhead.real;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.wiretime.results.Table;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A public code base.
 *
 * @param complete whether it is compiled against all that its POM names; else every third jar is
 *     left out
 */
public record Project(String group, String artifact, String version, boolean complete) {

  private static final String LIST = "projects.csv";

  /** All that a full run compiles, by coordinates. */
  public static ImmutableList<Project> all() {
    InputStream list = Project.class.getResourceAsStream(LIST);
    return Table.read(new InputStreamReader(list, StandardCharsets.UTF_8), LIST).rows().stream()
        .map(row -> of(row.get(0), row.get(1).equals("complete")))
        .collect(ImmutableList.toImmutableList());
  }

  static Project of(String coordinates, boolean complete) {
    List<String> parts = Splitter.on(':').splitToList(coordinates);
    return new Project(parts.get(0), parts.get(1), parts.get(2), complete);
  }

  /** Name and version: {@code guava 33.4.8-jre}. */
  public String title() {
    return artifact + " " + version;
  }
}
