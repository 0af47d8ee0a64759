package io.github.wiretime.checker.files;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.List;
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
  static ImmutableList<Path> under(Path start, String glob, Option<?> option)
      throws InvalidOptionException {
    try {
      ImmutableList<PathMatcher> matchers =
          withoutFolders(glob)
              .map(each -> start.getFileSystem().getPathMatcher("glob:" + each))
              .collect(ImmutableList.toImmutableList());
      return Files.isDirectory(start) ? matching(start, matchers) : ImmutableList.of();
    } catch (PatternSyntaxException malformed) {
      throw new InvalidOptionException(
          option, "'" + start + "/" + glob + "' is not a pattern of files");
    } catch (IOException | UncheckedIOException unreadable) {
      throw new InvalidOptionException(
          option, "cannot list the files of '" + start + "': " + unreadable.getMessage());
    }
  }

  /** As in Ant and Spring, each {@code **}{@code /} stands for no folder, too. */
  private static Stream<String> withoutFolders(String glob) {
    int anyFolders = glob.indexOf("**/");
    if (anyFolders < 0) {
      return Stream.of(glob);
    }
    String before = glob.substring(0, anyFolders);
    return withoutFolders(glob.substring(anyFolders + "**/".length()))
        .flatMap(rest -> Stream.of(before + "**/" + rest, before + rest));
  }

  private static ImmutableList<Path> matching(Path start, List<PathMatcher> matchers)
      throws IOException {
    try (Stream<Path> files = Files.walk(start)) {
      return files
          .filter(file -> matches(start.relativize(file), matchers) && Files.isRegularFile(file))
          .sorted()
          .collect(ImmutableList.toImmutableList());
    }
  }

  private static boolean matches(Path file, List<PathMatcher> matchers) {
    return matchers.stream().anyMatch(matcher -> matcher.matches(file));
  }
}
