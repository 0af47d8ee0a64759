package io.github.wiretime.measurements.stack;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.wiretime.measurements.results.Table;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;

/**
 * A public code base.
 *
 * @param complete whether it is compiled against all that its POM names; else every third jar is
 *     left out
 */
public record Project(String group, String artifact, String version, boolean complete) {

  private static final String LIST = "projects.csv";

  /** The projects of the list that have one of these names; all if there is no name. */
  public static ImmutableList<Project> named(Collection<String> artifacts) {
    InputStream list = Project.class.getResourceAsStream(LIST);
    return Table.read(new InputStreamReader(list, StandardCharsets.UTF_8), LIST).stream()
        .map(row -> of(row.get("coordinates"), row.get("class path").equals("complete")))
        .filter(project -> artifacts.isEmpty() || artifacts.contains(project.artifact()))
        .collect(ImmutableList.toImmutableList());
  }

  /** The one with the coordinates {@code group:artifact:version}. */
  public static Project of(String coordinates, boolean complete) {
    List<String> parts = Splitter.on(':').splitToList(coordinates);
    return new Project(parts.get(0), parts.get(1), parts.get(2), complete);
  }

  /** Name and version: {@code guava 33.4.8-jre}. */
  public String title() {
    return artifact + " " + version;
  }
}
