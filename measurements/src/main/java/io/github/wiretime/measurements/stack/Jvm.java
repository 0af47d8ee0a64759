package io.github.wiretime.measurements.stack;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.io.File;
import java.io.IOException;
import java.io.Reader;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;

/**
 * A JVM of its own, on another JDK if need be.
 *
 * @param home of the JDK
 * @param errorProne jars that take the place of this JVM's Error Prone; none to keep it
 */
public record Jvm(Path home, ImmutableList<Path> errorProne) {

  /** The release that runs on the newest JDKs; the one of this build does not. */
  private static final Project NEWEST_ERROR_PRONE =
      new Project("com.google.errorprone", "error_prone_core", "2.50.0", /* complete= */ true);

  private static final int NEEDS_NEWEST = 21;

  /** The options of one that ends before the better compiler and a parallel collector pay. */
  public static final ImmutableList<String> SHORT_LIVED =
      ImmutableList.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

  /** The JDK in a folder, with an Error Prone that runs on it. */
  public static Jvm of(Path home, int feature, Path downloads) throws IOException {
    if (feature < NEEDS_NEWEST) {
      return new Jvm(home, ImmutableList.of());
    }
    Download download = new Download(downloads);
    download.fetch(List.of(NEWEST_ERROR_PRONE));
    return new Jvm(home, download.classPath(NEWEST_ERROR_PRONE));
  }

  /** The first number of a JDK's version. */
  public static int feature(Path home) throws IOException {
    Properties release = new Properties();
    try (Reader in = Files.newBufferedReader(home.resolve("release"))) {
      release.load(in);
    }
    return Runtime.Version.parse(release.getProperty("JAVA_VERSION").replace("\"", "")).feature();
  }

  /** Runs a class with some options of the JVM; the exit code. */
  public int run(Class<?> main, List<String> options, List<String> arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(home.resolve("bin/java").toString());
    ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(argument -> argument.startsWith("--add-") || argument.startsWith("-X"))
        .forEach(command::add);
    command.addAll(options);
    command.add("-cp");
    command.add(classPath());
    command.add(main.getName());
    command.addAll(arguments);
    return new ProcessBuilder(command).inheritIO().start().waitFor();
  }

  private String classPath() {
    Stream<String> own =
        Splitter.on(File.pathSeparatorChar)
            .splitToStream(System.getProperty("java.class.path"))
            .filter(entry -> errorProne.isEmpty() || !isReplaced(Path.of(entry)));
    return Joiner.on(File.pathSeparatorChar)
        .join(Stream.concat(errorProne.stream().map(Path::toString), own).iterator());
  }

  /** A newer Error Prone needs a newer Guava as well. */
  private static boolean isReplaced(Path entry) {
    String name = entry.getFileName().toString();
    return name.startsWith("error_prone_") || name.startsWith("guava-");
  }
}
