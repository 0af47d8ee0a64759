package io.github.wiretime.matrix;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.ClassPath;
import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The tests of the checker in a JVM of their own, with another Error Prone and another JDK. */
final class ForkedTests {

  private static final int MINUTES = 30;
  private static final String TESTS = "io.github.wiretime.checker";

  private ForkedTests() {}

  /**
   * What one run said.
   *
   * @param exitCode zero if all tests were successful
   */
  record Result(int exitCode, String output) {

    private static final Pattern COUNT = Pattern.compile("\\[\\s*(\\d+) tests (\\w+)");

    /** How many tests ended in a way: {@code successful}, {@code failed}, {@code skipped}. */
    int count(String ending) {
      Matcher counts = COUNT.matcher(output);
      while (counts.find()) {
        if (counts.group(2).equals(ending)) {
          return Integer.parseInt(counts.group(1));
        }
      }
      throw new IllegalStateException("no count of " + ending + " tests in\n" + output);
    }
  }

  /** The class path: the release in place of this JVM's, everything else as it is. */
  static ImmutableList<Path> classPath(ErrorProneRelease release) {
    return Stream.concat(
            release.jars().stream(),
            ClassPath.ofThisJvm().stream()
                .map(File::toPath)
                .filter(entry -> !entry.getFileName().toString().startsWith("error_prone_")))
        .collect(toImmutableList());
  }

  /**
   * Runs the tests of the checker's packages, without those that take long.
   *
   * @param asPlugin whether the check is a plugin of javac and not one of Error Prone
   */
  static Result run(ErrorProneRelease release, Jdk jdk, Path folder, boolean asPlugin)
      throws IOException, InterruptedException {
    List<String> arguments = new ArrayList<>(ofThisJvm());
    arguments.add("-Dwiretime.error-prone=" + release.version());
    arguments.add("-Dwiretime.plugin=" + asPlugin);
    arguments.add("-cp");
    arguments.add(Joiner.on(File.pathSeparatorChar).join(classPath(release)));
    arguments.add("org.junit.platform.console.ConsoleLauncher");
    arguments.add("execute");
    arguments.add("--select-package=" + TESTS);
    arguments.add("--include-engine=junit-jupiter");
    arguments.add("--exclude-tag=slow");
    arguments.add("--exclude-tag=by-hand");
    arguments.add("--details=summary");
    arguments.add("--disable-banner");
    Path file = folder.resolve("arguments.txt");
    Files.write(file, arguments.stream().map(ForkedTests::quoted).toList());
    Path output = folder.resolve("output.txt");
    Process process =
        new ProcessBuilder(jdk.java(), "@" + file)
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    boolean ended = process.waitFor(MINUTES, TimeUnit.MINUTES);
    process.destroyForcibly().waitFor();
    return new Result(ended ? process.exitValue() : -1, Files.readString(output));
  }

  /** What the build gives to its own tests: access to packages, and places of files. */
  private static ImmutableList<String> ofThisJvm() {
    return Stream.of(
            access().stream(),
            argumentsOfThisJvm().filter(argument -> argument.startsWith("-XX:")),
            System.getProperties().stringPropertyNames().stream()
                .filter(
                    name -> name.startsWith("wiretime.") && !name.equals("wiretime.error-prone"))
                .sorted()
                .map(name -> "-D" + name + "=" + System.getProperty(name)))
        .flatMap(arguments -> arguments)
        .collect(toImmutableList());
  }

  /** The access to packages of the JDK that this JVM has. */
  static ImmutableList<String> access() {
    return argumentsOfThisJvm()
        .filter(argument -> argument.startsWith("--add-"))
        .collect(toImmutableList());
  }

  private static Stream<String> argumentsOfThisJvm() {
    return ManagementFactory.getRuntimeMXBean().getInputArguments().stream();
  }

  /** As a file of arguments for {@code java} has it. */
  private static String quoted(String argument) {
    return '"' + argument.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
