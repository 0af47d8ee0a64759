package io.github.wiretime.maven.build;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.maven.project.MavenProject;

/**
 * Which modules of a build were checked while they were compiled. Kept in what Maven keeps for each
 * module, because an extension and a goal of one plugin do not share their classes.
 */
public final class CheckedModules {

  private static final String KEY = "io.github.wiretime.checked";
  private static final String CHECKED = "checked";
  private static final String WITHOUT_SERVICES = "without services";

  private CheckedModules() {}

  /** Whether something was decided about a module. */
  public static boolean know(MavenProject project) {
    return project.getContextValue(KEY) != null;
  }

  public static void add(MavenProject project) {
    project.setContextValue(KEY, CHECKED);
  }

  /** Nothing can be found in a module alone, but others may send its objects. */
  public static void addWithoutServices(MavenProject project) {
    project.setContextValue(KEY, WITHOUT_SERVICES);
  }

  /** Leaves a module to the scan, and says why. */
  public static void leaveOut(MavenProject project, String reason) {
    project.setContextValue(KEY, reason);
  }

  private static boolean is(MavenProject project, String state) {
    return state.equals(project.getContextValue(KEY));
  }

  /** What is left to the scan. */
  public static List<MavenProject> others(List<MavenProject> projects) {
    return projects.stream()
        .filter(project -> !is(project, CHECKED) && !is(project, WITHOUT_SERVICES))
        .collect(Collectors.toList());
  }

  /** What a scan reads, if there is one at all, so that it knows all lines. */
  public static List<MavenProject> othersAndWithoutServices(List<MavenProject> projects) {
    return projects.stream().filter(project -> !is(project, CHECKED)).collect(Collectors.toList());
  }

  /** Why modules were left out: a line for each reason. */
  public static List<String> reasons(List<MavenProject> projects) {
    Map<String, List<String>> modules = new LinkedHashMap<>();
    for (MavenProject project : others(projects)) {
      if (know(project)) {
        modules
            .computeIfAbsent(
                String.valueOf(project.getContextValue(KEY)), reason -> new ArrayList<>())
            .add(project.getArtifactId());
      }
    }
    return modules.entrySet().stream()
        .map(reason -> String.join(", ", reason.getValue()) + ": " + reason.getKey())
        .collect(Collectors.toList());
  }
}
