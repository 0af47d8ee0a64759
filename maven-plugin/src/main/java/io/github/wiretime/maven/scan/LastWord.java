package io.github.wiretime.maven.scan;

import io.github.wiretime.maven.build.BuildRoot;
import java.util.Optional;
import org.apache.maven.execution.MavenSession;

/**
 * What a goal wants to be said again at the very end of a build. It is kept in what Maven keeps for
 * the root, because an extension and a goal of one plugin do not share their classes.
 */
final class LastWord {

  private static final String KEY = "io.github.wiretime.last-word";

  private LastWord() {}

  static void leave(MavenSession session, String word) {
    BuildRoot.of(session).setContextValue(KEY, word);
  }

  static Optional<String> in(MavenSession session) {
    return Optional.ofNullable(BuildRoot.of(session).getContextValue(KEY)).map(String::valueOf);
  }
}
