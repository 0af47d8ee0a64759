package io.github.wiretime.checker.options;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import java.util.Map;
import java.util.Optional;

/**
 * What the Maven plugin tells the check of the build around a compilation. No user sets this.
 *
 * @param dialect of the build; that of compilers where somebody else calls one
 * @param provided interfaces of services that other modules of the same build provide
 */
public record BuildFacts(Dialect dialect, ImmutableSet<String> provided) {

  private static final String GOALS = "BuildGoals";
  private static final String PROVIDES = "BuildProvides";

  /** Their names, which no user has. */
  static final ImmutableSet<String> NAMES = ImmutableSet.of(GOALS, PROVIDES);

  /** Those that came with the options of one compilation. */
  public static BuildFacts of(Map<String, String> texts) {
    return new BuildFacts(
        Optional.ofNullable(texts.get(GOALS))
            .<Dialect>map(prefix -> new MavenDialect(prefix, "[CostlyRpcTime] "))
            .orElse(new CompilerDialect()),
        ImmutableSet.copyOf(
            Splitter.on(',').omitEmptyStrings().splitToList(texts.getOrDefault(PROVIDES, ""))));
  }
}
