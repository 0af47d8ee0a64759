package io.github.wiretime.checker.files;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.Option;
import java.io.File;
import java.io.IOException;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import javax.tools.FileObject;
import javax.tools.JavaFileManager;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/**
 * The folder at which relative paths in options start: the nearest one above the class output that
 * holds a build file, so that each module of a build finds its own files although one process, with
 * one working directory, compiles them all. A Gradle project may be configured by its parent and
 * have no build file; then it is the one above {@code build/classes}. The working directory where
 * there is neither.
 */
public final class ModuleFolder {

  private static final ImmutableList<String> BUILD_FILES =
      ImmutableList.of("pom.xml", "build.gradle", "build.gradle.kts", "BUILD", "BUILD.bazel");

  private static final String ROOT = "{root}/";

  /** What marks the root of a build of several modules, or at least the repository. */
  private static final ImmutableList<String> ROOT_MARKS =
      ImmutableList.of(
          ".mvn", "settings.gradle", "settings.gradle.kts", "WORKSPACE", "MODULE.bazel", ".git");

  private final Path folder;
  private final Path classOutput;

  private ModuleFolder(Path folder, Path classOutput) {
    this.folder = folder;
    this.classOutput = classOutput;
  }

  /** The folder of the module that is compiled. */
  public static ModuleFolder of(Context context) {
    Path workingDirectory = Path.of("").toAbsolutePath();
    Path output = classOutput(context).orElse(workingDirectory);
    Path folder = ofGradle(output).or(() -> nearest(output, BUILD_FILES)).orElse(workingDirectory);
    return new ModuleFolder(folder, output);
  }

  /** Of {@code build/classes/java/main}, the folder that holds {@code build} and its sources. */
  private static Optional<Path> ofGradle(Path output) {
    Path classes = output.resolve("../..").normalize();
    return Optional.of(classes.resolve("../..").normalize())
        .filter(
            module ->
                classes.endsWith("build/classes") && Files.isDirectory(module.resolve("src")));
  }

  private static Optional<Path> classOutput(Context context) {
    JavaFileManager files = context.get(JavaFileManager.class);
    if (files instanceof StandardJavaFileManager standard
        && standard.hasLocation(StandardLocation.CLASS_OUTPUT)) {
      return Optional.of(
          standard
              .getLocationAsPaths(StandardLocation.CLASS_OUTPUT)
              .iterator()
              .next()
              .toAbsolutePath());
    }
    return parentOfAClassFile(files);
  }

  /** Lombok and build tools put file managers around javac's that tell no locations. */
  private static Optional<Path> parentOfAClassFile(JavaFileManager files) {
    try {
      FileObject any = files.getFileForOutput(StandardLocation.CLASS_OUTPUT, "", "Any.class", null);
      return Optional.of(Path.of(any.toUri()).toAbsolutePath().getParent());
    } catch (IOException | IllegalArgumentException | FileSystemNotFoundException notOnDisk) {
      return Optional.empty();
    }
  }

  /** Where javac puts the class files; the working directory where it was not told. */
  public Path classOutput() {
    return classOutput;
  }

  /**
   * Whether this compiles tests or a further set of sources beside the module's own code, as the
   * class output tells with the usual build tools: {@code target/test-classes}, {@code
   * build/classes/java/jmh}, {@code target/classes/META-INF/versions/21}.
   */
  public boolean isBesideOwnCode() {
    return classOutput.endsWith("test-classes")
        || classOutput.resolve("..").normalize().endsWith("META-INF/versions")
        || (classOutput.resolve("../..").normalize().endsWith("classes")
            && !classOutput.endsWith("main"));
  }

  /** The folder itself. */
  public Path path() {
    return folder;
  }

  /**
   * The file that an option names.
   *
   * @param path absolute, relative to the module, or with {@code {root}/} in front relative to the
   *     root of the build
   */
  public Path file(Option<?> option, String path) throws InvalidOptionException {
    try {
      Path start = path.startsWith(ROOT) ? root() : folder;
      return start.resolve(withoutRoot(path)).normalize();
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
  public ImmutableList<Path> files(Option<?> option, String path) throws InvalidOptionException {
    if (isGlob(path)) {
      String start = startOf(path);
      return Glob.under(file(option, start), path.substring(start.length()), option);
    }
    Path file = file(option, path);
    if (!Files.isRegularFile(file)) {
      throw new InvalidOptionException(option, "there is no file '" + file + "'");
    }
    return ImmutableList.of(file);
  }

  /** The folders before the first wildcard of a glob. */
  private static String startOf(String glob) {
    int wildcard =
        glob.length() - withoutRoot(glob).length() + Glob.firstWildcard(withoutRoot(glob));
    return glob.substring(0, glob.lastIndexOf('/', wildcard) + 1);
  }

  /** Whether a path that an option names may stand for many files. */
  public static boolean isGlob(String path) {
    return Glob.firstWildcard(withoutRoot(path)) >= 0;
  }

  /** A file as a person should see it: relative to the module where it is inside it. */
  public String shown(Path file) {
    return file.startsWith(folder)
        ? folder.relativize(file).toString().replace(File.separatorChar, '/')
        : file.toString();
  }

  /** The root of the build that the module belongs to; the module itself where nothing marks it. */
  public Path root() {
    return nearest(folder, ROOT_MARKS).orElse(folder);
  }

  private static String withoutRoot(String path) {
    return path.startsWith(ROOT) ? path.substring(ROOT.length()) : path;
  }

  private static Optional<Path> nearest(Path start, ImmutableList<String> marks) {
    return Stream.iterate(start, above -> above != null, Path::getParent)
        .filter(above -> marks.stream().anyMatch(mark -> Files.exists(above.resolve(mark))))
        .findFirst();
  }
}
