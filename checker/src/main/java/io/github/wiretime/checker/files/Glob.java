package io.github.wiretime.checker.files;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;

/** Files by a pattern. */
final class Glob {

  private static final String WILDCARDS = "*?{[";

  /** Any number of folders; written twice in a row, it says no more. */
  private static final Pattern SEVERAL = Pattern.compile("(\\*\\*/)+");

  private static final Pattern BRACES = Pattern.compile("\\{([^{}]*)}");

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
      PathMatcher matcher = start.getFileSystem().getPathMatcher("glob:" + orNoFolders(glob));
      return Files.isDirectory(start) ? matching(start, matcher) : ImmutableList.of();
    } catch (PatternSyntaxException malformed) {
      throw new InvalidOptionException(
          option, "'" + start + "/" + glob + "' is not a pattern of files");
    } catch (IOException | UncheckedIOException unreadable) {
      throw new InvalidOptionException(
          option, "cannot list the files of '" + start + "': " + unreadable.getMessage());
    }
  }

  /**
   * The same pattern, in which "any folders" are also none, as in Ant and Spring: an alternative in
   * braces, once for each. Braces cannot stand inside braces, so that there all alternatives are
   * written out.
   */
  private static String orNoFolders(String glob) {
    StringBuilder pattern = new StringBuilder();
    Matcher braces = BRACES.matcher(glob);
    int end = 0;
    while (braces.find()) {
      pattern.append(optional(glob.substring(end, braces.start())));
      pattern.append(
          Splitter.on(',')
              .splitToStream(braces.group(1))
              .flatMap(Glob::withAndWithoutFolders)
              .collect(joining(",", "{", "}")));
      end = braces.end();
    }
    return pattern.append(optional(glob.substring(end))).toString();
  }

  private static String optional(String glob) {
    return SEVERAL.matcher(glob).replaceAll("{**/,}");
  }

  private static Stream<String> withAndWithoutFolders(String glob) {
    Matcher anyFolders = SEVERAL.matcher(glob);
    if (!anyFolders.find()) {
      return Stream.of(glob);
    }
    String before = glob.substring(0, anyFolders.start());
    return withAndWithoutFolders(glob.substring(anyFolders.end()))
        .flatMap(rest -> Stream.of(before + "**/" + rest, before + rest));
  }

  /** The walk begins behind a link, because it would follow none. */
  private static ImmutableList<Path> matching(Path start, PathMatcher matcher) throws IOException {
    Path real = start.toRealPath();
    try (Stream<Path> files = Files.walk(real)) {
      return files
          .filter(file -> matcher.matches(real.relativize(file)) && Files.isRegularFile(file))
          .map(file -> start.resolve(real.relativize(file)))
          .sorted()
          .collect(ImmutableList.toImmutableList());
    }
  }
}
