package io.github.wiretime.checker.options;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.util.Context;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.stream.Stream;
import javax.tools.JavaFileManager;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/**
 * The folder at which relative paths in options start: the nearest one above the class output that
 * holds a build file, so that each module of a build finds its own files although one process, with
 * one working directory, compiles them all. The working directory where there is no build file.
 */
public final class ModuleFolder {

  private static final ImmutableList<String> BUILD_FILES =
      ImmutableList.of("pom.xml", "build.gradle", "build.gradle.kts", "BUILD", "BUILD.bazel");

  private final Path folder;

  private ModuleFolder(Path folder) {
    this.folder = folder;
  }

  /** The folder of the module that is compiled. */
  public static ModuleFolder of(Context context) {
    return new ModuleFolder(
        classOutput(context)
            .flatMap(output -> Stream.iterate(output, above -> above != null, Path::getParent))
            .filter(
                above -> BUILD_FILES.stream().anyMatch(file -> Files.exists(above.resolve(file))))
            .findFirst()
            .orElseGet(() -> Path.of("").toAbsolutePath()));
  }

  private static Stream<Path> classOutput(Context context) {
    if (!(context.get(JavaFileManager.class) instanceof StandardJavaFileManager files)) {
      return Stream.empty();
    }
    Iterable<? extends File> output = files.getLocation(StandardLocation.CLASS_OUTPUT);
    return output == null
        ? Stream.empty()
        : Stream.of(output.iterator().next().toPath().toAbsolutePath());
  }

  /** The file that an option names. */
  public Path file(String option, String path) throws InvalidOptionException {
    try {
      return folder.resolve(path).normalize();
    } catch (InvalidPathException malformed) {
      throw new InvalidOptionException(option, "'" + path + "' is not a path");
    }
  }

  /**
   * The files that an option names, by path.
   *
   * @param path a file, which has to exist, or a glob such as {@code src/main/resources/**}{@code
   *     /*.xml}, which may match none
   */
  public ImmutableList<Path> files(String option, String path) throws InvalidOptionException {
    int wildcard = indexOfWildcard(path);
    if (wildcard < 0) {
      Path file = file(option, path);
      if (!Files.isRegularFile(file)) {
        throw new InvalidOptionException(option, "there is no file '" + file + "'");
      }
      return ImmutableList.of(file);
    }
    int slash = path.substring(0, wildcard).lastIndexOf('/') + 1;
    Path start = file(option, path.substring(0, slash));
    PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + path.substring(slash));
    return matching(start, matcher);
  }

  private static ImmutableList<Path> matching(Path start, PathMatcher matcher) {
    if (!Files.isDirectory(start)) {
      return ImmutableList.of();
    }
    try (Stream<Path> files = Files.walk(start)) {
      return files
          .filter(file -> matcher.matches(start.relativize(file)) && Files.isRegularFile(file))
          .sorted()
          .collect(ImmutableList.toImmutableList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static int indexOfWildcard(String path) {
    for (int i = 0; i < path.length(); i++) {
      if ("*?{[".indexOf(path.charAt(i)) >= 0) {
        return i;
      }
    }
    return -1;
  }
}
