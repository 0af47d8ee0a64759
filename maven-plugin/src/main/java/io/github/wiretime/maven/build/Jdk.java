package io.github.wiretime.maven.build;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.toolchain.model.ToolchainModel;
import org.codehaus.plexus.util.xml.Xpp3Dom;

/** Finds a JDK that can run the scan, because Maven itself may run on an older one. */
public final class Jdk {

  /** The oldest Java that runs the scan. */
  public static final int OLDEST = 17;

  private Jdk() {}

  /** The command {@code java} that runs the scan of a build, if there is one. */
  public static Optional<Path> java(MavenSession session) {
    return java(Paths.get(System.getProperty("java.home")), toolchains(session), System.getenv());
  }

  /** As {@code toolchains.xml} names them. Maven's own search writes errors for those not there. */
  private static Stream<Path> toolchains(MavenSession session) {
    Map<String, List<ToolchainModel>> all = session.getRequest().getToolchains();
    if (all == null || !all.containsKey("jdk")) {
      return Stream.empty();
    }
    return all.get("jdk").stream()
        .map(ToolchainModel::getConfiguration)
        .filter(Xpp3Dom.class::isInstance)
        .map(configuration -> ((Xpp3Dom) configuration).getChild("jdkHome"))
        .filter(home -> home != null && home.getValue() != null)
        .flatMap(home -> path(home.getValue().trim()));
  }

  /**
   * The command {@code java} of the first JDK that is new enough: the one that runs this, those of
   * the toolchains, of the variables whose names begin with {@code JAVA_HOME}, of the folders where
   * JDKs usually are.
   */
  static Optional<Path> java(Path own, Stream<Path> toolchains, Map<String, String> environment) {
    Stream<Path> variables =
        environment.entrySet().stream()
            .filter(variable -> variable.getKey().startsWith("JAVA_HOME"))
            .sorted(Map.Entry.comparingByKey())
            .flatMap(variable -> path(variable.getValue()));
    return Stream.of(Stream.of(own), toolchains, variables, usualFolders().flatMap(Jdk::homesIn))
        .flatMap(homes -> homes)
        .filter(Jdk::isFit)
        .map(home -> command(home, "java"))
        .findFirst();
  }

  private static Stream<Path> path(String home) {
    try {
      return Stream.of(Paths.get(home));
    } catch (InvalidPathException malformed) {
      return Stream.of();
    }
  }

  private static Stream<Path> usualFolders() {
    Path user = Paths.get(System.getProperty("user.home"));
    return Stream.of(
        Paths.get("/usr/lib/jvm"),
        Paths.get("/opt/java"),
        Paths.get("/Library/Java/JavaVirtualMachines"),
        Paths.get("C:\\Program Files\\Java"),
        Paths.get("C:\\Program Files\\Eclipse Adoptium"),
        user.resolve(".sdkman/candidates/java"),
        user.resolve(".jdks"),
        user.resolve(".m2/jdks"));
  }

  /** On macOS the home is inside what the folder lists. */
  private static Stream<Path> homesIn(Path folder) {
    List<Path> homes = new ArrayList<>();
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
      for (Path entry : entries) {
        homes.add(entry);
        homes.add(entry.resolve("Contents/Home"));
      }
    } catch (IOException absent) {
      return Stream.empty();
    }
    return homes.stream().sorted();
  }

  private static boolean isFit(Path home) {
    return Files.isExecutable(command(home, "javac")) && feature(home) >= OLDEST;
  }

  private static Path command(Path home, String name) {
    return home.resolve("bin").resolve(File.separatorChar == '\\' ? name + ".exe" : name);
  }

  /** 17 of {@code JAVA_VERSION="17.0.15"}; 1 of Java 8's {@code "1.8.0_442"}; 0 if unknown. */
  private static int feature(Path home) {
    Properties release = new Properties();
    try (InputStream file = Files.newInputStream(home.resolve("release"))) {
      release.load(file);
      String version = release.getProperty("JAVA_VERSION", "0").replace("\"", "");
      return Integer.parseInt(version.replaceFirst("\\D.*", ""));
    } catch (IOException | NumberFormatException unknown) {
      return 0;
    }
  }
}
