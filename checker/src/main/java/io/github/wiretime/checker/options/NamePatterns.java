package io.github.wiretime.checker.options;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.regex.Pattern;

/**
 * Patterns over fully qualified names: {@code *} stands for any characters within one part of the
 * name, {@code **} for one or more parts.
 */
public final class NamePatterns {

  private static final Pattern PART = Pattern.compile("\\*\\*|[\\p{javaJavaIdentifierPart}*]+");

  private final ImmutableSet<String> sources;
  private final ImmutableList<Pattern> patterns;

  private NamePatterns(ImmutableSet<String> sources) {
    this.sources = sources;
    this.patterns =
        sources.stream().map(NamePatterns::compile).collect(ImmutableList.toImmutableList());
  }

  /** Patterns that are known to be well formed. */
  public static NamePatterns of(ImmutableSet<String> sources) {
    return new NamePatterns(sources);
  }

  /** Whether a pattern could match a name at all. */
  static boolean isWellFormed(String pattern) {
    return Splitter.on('.')
        .splitToStream(pattern)
        .allMatch(
            part -> PART.matcher(part).matches() && !(part.contains("**") && part.length() > 2));
  }

  /** Whether one of the patterns matches the whole name. */
  public boolean match(String qualifiedName) {
    return patterns.stream().anyMatch(pattern -> pattern.matcher(qualifiedName).matches());
  }

  /** The patterns as they were written. */
  public ImmutableSet<String> sources() {
    return sources;
  }

  /** Whether there is no pattern. */
  public boolean isEmpty() {
    return patterns.isEmpty();
  }

  private static Pattern compile(String pattern) {
    return Pattern.compile(
        Splitter.on('.')
            .splitToStream(pattern)
            .map(NamePatterns::partExpression)
            .collect(joining("\\.")));
  }

  private static String partExpression(String part) {
    if (part.equals("**")) {
      return ".+";
    }
    return Splitter.on('*').splitToStream(part).map(Pattern::quote).collect(joining("[^.]*"));
  }
}
