package io.github.wiretime.maven.session;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.maven.execution.MavenSession;

/** What a command asks Maven for: phases and goals. A phase that nobody knows may do anything. */
final class Tasks {

  /** Phases of Maven 3 and 4 behind which no class was compiled. */
  private static final Set<String> WITHOUT_CLASSES =
      phases(
          "pre-clean clean post-clean pre-site site post-site site-deploy",
          "validate initialize generate-sources process-sources sources",
          "generate-resources process-resources resources");

  /** Those of compiling, and those that Maven 4 may run beside it. */
  private static final Set<String> UNTIL_CLASSES =
      phases(
          "compile process-classes ready all each build",
          "generate-test-sources process-test-sources test-sources",
          "generate-test-resources process-test-resources test-resources");

  /** Nothing leaves the machine in these. */
  private static final Set<String> INSIDE =
      phases(
          "test-compile process-test-classes test unit-test prepare-package package",
          "pre-integration-test integration-test post-integration-test verify");

  private static final String OWN = ".*wiretime[^:]*:";

  private final List<String> tasks;

  Tasks(List<String> tasks) {
    this.tasks = tasks;
  }

  /** Those of the command, else those that the POM has for a command without any. */
  static Tasks of(MavenSession session) {
    List<String> named = session.getGoals();
    if (named != null && !named.isEmpty()) {
      return new Tasks(named);
    }
    String usual = session.getTopLevelProject().getDefaultGoal();
    return new Tasks(
        usual == null ? Collections.emptyList() : Arrays.asList(usual.trim().split("\\s+")));
  }

  /** Whether a phase from {@code compile} on is among them. */
  boolean compile() {
    return tasks.stream().anyMatch(task -> !isGoal(task) && !WITHOUT_CLASSES.contains(plain(task)));
  }

  /** Whether something may leave the machine: a phase from {@code install} on, or others' goals. */
  boolean leave() {
    return compile()
        && tasks.stream()
            .filter(task -> !task.matches(OWN + ".*"))
            .anyMatch(
                task ->
                    isGoal(task)
                        || Stream.of(WITHOUT_CLASSES, UNTIL_CLASSES, INSIDE)
                            .noneMatch(phases -> phases.contains(plain(task))));
  }

  /** Whether a goal that follows is to scan, or to accept what a scan would find. */
  boolean scanThemselves() {
    return tasks.stream().anyMatch(task -> task.matches(OWN + "(.*:)?(scan|baseline)(@.*)?"));
  }

  /** Whether all classes of a module are there when a goal of a phase begins. */
  static boolean isBehindClasses(String phase) {
    return phase != null
        && !WITHOUT_CLASSES.contains(plain(phase))
        && !UNTIL_CLASSES.contains(plain(phase));
  }

  /** Maven 4 has {@code before:compile} and {@code after:compile}. */
  private static boolean isGoal(String task) {
    return task.replaceFirst("^(before|after):", "").contains(":");
  }

  private static String plain(String phase) {
    return phase.replaceFirst("^(before|after):", "").replaceFirst("\\[.*", "");
  }

  private static Set<String> phases(String... names) {
    return Collections.unmodifiableSet(
        new HashSet<>(Arrays.asList(String.join(" ", names).split(" "))));
  }
}
