package io.github.wiretime.measurements.sizes;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.measurements.compile.SourceText;
import java.nio.file.Path;

/**
 * What is compiled to measure.
 *
 * @param classes the number of source files
 * @param reachable how many classes the check follows; zero if unknown
 */
public record Subject(
    String name,
    int classes,
    ImmutableList<SourceText> sources,
    ImmutableList<Path> classPath,
    int reachable) {

  long lines() {
    return sources.stream().mapToLong(SourceText::lines).sum();
  }
}
