package io.github.wiretime.checker.options;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;

/** Files by a pattern. */
final class Glob {

  private static final String WILDCARDS = "*?{[";

  private Glob() {}

  /** Where the first wildcard is; -1 for a plain path. */
  static int firstWildcard(String path) {
    for (int i = 0; i < path.length(); i++) {
      if (WILDCARDS.indexOf(path.charAt(i)) >= 0) {
        return i;
      }
    }
    return -1;
  }

  /** The files in a folder, which need not exist, and below it that a glob matches, by path. */
  static ImmutableList<Path> under(Path start, String glob, String option)
      throws InvalidOptionException {
    try {
      // As in Ant and Spring, "**/" stands for no folder, too.
      PathMatcher matcher =
          start.getFileSystem().getPathMatcher("glob:" + glob.replace("**/", "{**/,}"));
      return Files.isDirectory(start) ? matching(start, matcher) : ImmutableList.of();
    } catch (PatternSyntaxException malformed) {
      throw new InvalidOptionException(
          option, "'" + start + "/" + glob + "' is not a pattern of files");
    } catch (IOException | UncheckedIOException unreadable) {
      throw new InvalidOptionException(
          option, "cannot list the files of '" + start + "': " + unreadable.getMessage());
    }
  }

  private static ImmutableList<Path> matching(Path start, PathMatcher matcher) throws IOException {
    try (Stream<Path> files = Files.walk(start)) {
      return files
          .filter(file -> matcher.matches(start.relativize(file)) && Files.isRegularFile(file))
          .sorted()
          .collect(ImmutableList.toImmutableList());
    }
  }
}
