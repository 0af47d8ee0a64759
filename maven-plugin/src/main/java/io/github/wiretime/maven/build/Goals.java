package io.github.wiretime.maven.build;

import java.util.Collection;

/** The names of goals, and which of them a command asks for. */
public final class Goals {

  /** Scans when somebody asks for it. */
  public static final String SCAN = "scan";

  /** Scans as the extension binds it. */
  public static final String SCAN_AT_END = "scan-at-end";

  /** Writes a patch. */
  public static final String FIX = "fix";

  private Goals() {}

  /** Whether a command asks for the scan. */
  public static boolean scan(Collection<String> goals) {
    return goals.stream().anyMatch(goal -> goal.matches(".*wiretime[^:]*:(.*:)?scan(@.*)?"));
  }

  /** Whether a command asks for a goal that scans all modules itself and writes a file of them. */
  public static boolean write(Collection<String> goals) {
    return goals.stream()
        .anyMatch(
            goal -> goal.matches(".*wiretime[^:]*:(.*:)?(baseline|prune|fix|allowlist)(@.*)?"));
  }
}
