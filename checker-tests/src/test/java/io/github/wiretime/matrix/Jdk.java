package io.github.wiretime.matrix;

import static java.util.Comparator.comparing;
import static java.util.stream.Collectors.toMap;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.function.BinaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A JDK of this machine.
 *
 * @param feature the first number of its version
 */
record Jdk(Path home, int feature) {

  private static final Pattern HOME_VARIABLE =
      Pattern.compile("(JAVA|JDK)_?\\d*_HOME.*|JAVA_HOME.*");
  private static final Pattern IN_TOOLCHAINS =
      Pattern.compile("<jdkHome>\\s*([^<]+?)\\s*</jdkHome>");

  /** The oldest that the check runs on. */
  private static final int OLDEST = 17;

  private static final ImmutableList<Path> INSTALLATIONS =
      ImmutableList.of(
          Path.of("/usr/lib/jvm"),
          Path.of("/usr/java"),
          Path.of("/Library/Java/JavaVirtualMachines"));

  /** The JDK that runs this test. */
  static Jdk running() {
    return new Jdk(Path.of(System.getProperty("java.home")), Runtime.version().feature());
  }

  /** The JDKs of this machine from 17 on, by feature version; the running one is one of them. */
  static ImmutableSortedMap<Integer, Jdk> found() {
    return ImmutableSortedMap.copyOf(
        Stream.concat(
                found(System.getenv(), Path.of(System.getProperty("user.home")), INSTALLATIONS)
                    .values()
                    .stream(),
                Stream.of(running()))
            .filter(jdk -> jdk.feature >= OLDEST)
            .collect(toMap(Jdk::feature, jdk -> jdk, (found, running) -> running)));
  }

  /**
   * One JDK of each feature version, wherever JDKs usually are.
   *
   * @param environment variables such as {@code JAVA_HOME_21_X64}
   * @param userHome the folder with the JDKs of SDKMAN and with Maven's toolchains
   * @param installations folders that hold a JDK in each folder
   */
  static ImmutableSortedMap<Integer, Jdk> found(
      Map<String, String> environment, Path userHome, ImmutableList<Path> installations) {
    return ImmutableSortedMap.copyOf(
        Stream.of(
                environment.entrySet().stream()
                    .filter(variable -> HOME_VARIABLE.matcher(variable.getKey()).matches())
                    .map(variable -> Path.of(variable.getValue())),
                children(userHome.resolve(".sdkman/candidates/java")),
                children(userHome.resolve(".jdks")),
                inToolchains(userHome.resolve(".m2/toolchains.xml")),
                installations.stream().flatMap(Jdk::children))
            .flatMap(homes -> homes)
            .flatMap(home -> Stream.of(home, home.resolve("Contents/Home")))
            .flatMap(home -> at(home).stream())
            .collect(toMap(Jdk::feature, jdk -> jdk, BinaryOperator.maxBy(comparing(Jdk::home)))));
  }

  /** The program that runs Java. */
  String java() {
    return home.resolve("bin/java").toString();
  }

  /** The JDK in a folder, if it has a compiler and says its version. */
  private static Optional<Jdk> at(Path home) {
    Path release = home.resolve("release");
    boolean compiles =
        Stream.of("bin/javac", "bin/javac.exe").map(home::resolve).anyMatch(Files::isExecutable);
    if (!compiles || !Files.isRegularFile(release)) {
      return Optional.empty();
    }
    Properties properties = new Properties();
    try (Reader reader = Files.newBufferedReader(release)) {
      properties.load(reader);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    String version = properties.getProperty("JAVA_VERSION", "").replace("\"", "");
    return version.isEmpty()
        ? Optional.empty()
        : Optional.of(new Jdk(home, Runtime.Version.parse(version).feature()));
  }

  private static Stream<Path> children(Path folder) {
    if (!Files.isDirectory(folder)) {
      return Stream.empty();
    }
    try (Stream<Path> children = Files.list(folder)) {
      return children.toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<Path> inToolchains(Path file) {
    if (!Files.isRegularFile(file)) {
      return Stream.empty();
    }
    try {
      return IN_TOOLCHAINS
          .matcher(Files.readString(file))
          .results()
          .map(home -> Path.of(home.group(1)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
