package io.github.wiretime.build;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.ClassPath;
import java.io.BufferedReader;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * A Maven whose JVM stays for the next build, because a new one needs half of the time of a small
 * build. It ends with the JVM of the tests.
 */
final class WarmMaven {

  /** By their commands, which differ in the options that a project has for Maven's JVM. */
  private static final Map<List<String>, Queue<WarmMaven>> IDLE = new ConcurrentHashMap<>();

  private final Process process;
  private final BufferedReader output;
  private final DataOutputStream builds;

  private WarmMaven(Process process) {
    this.process = process;
    this.output = process.inputReader();
    this.builds = new DataOutputStream(process.getOutputStream());
  }

  /**
   * Runs a build in a JVM without another build.
   *
   * @param maven the folder of Maven
   * @param folder where the build begins
   */
  static MavenBuild.Result run(Path maven, Path folder, String... arguments) throws IOException {
    Path root = root(folder);
    List<String> command = command(maven, root);
    Queue<WarmMaven> idle = IDLE.computeIfAbsent(command, key -> new ConcurrentLinkedQueue<>());
    WarmMaven known = idle.poll();
    WarmMaven one = known == null ? start(command) : known;
    MavenBuild.Result ended = one.build(folder, root, arguments);
    if (one.process.isAlive()) {
      idle.add(one);
    }
    return ended;
  }

  private static WarmMaven start(List<String> command) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    return new WarmMaven(builder.start());
  }

  private MavenBuild.Result build(Path folder, Path root, String... arguments) throws IOException {
    builds.writeUTF(folder.toString());
    builds.writeUTF(root.toString());
    builds.writeInt(arguments.length);
    for (String argument : arguments) {
      builds.writeUTF(argument);
    }
    builds.flush();
    List<String> lines = new ArrayList<>();
    String line = output.readLine();
    while (line != null && !line.startsWith(MavenLoop.ENDED)) {
      lines.add(line);
      line = output.readLine();
    }
    int exitCode =
        line == null
            ? process.onExit().join().exitValue()
            : Integer.parseInt(line.substring(MavenLoop.ENDED.length()));
    return new MavenBuild.Result(folder.toRealPath(), exitCode, ImmutableList.copyOf(lines));
  }

  private static List<String> command(Path maven, Path root) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    Path config = root.resolve(".mvn/jvm.config");
    if (Files.exists(config)) {
      command.addAll(List.of(Files.readString(config).trim().split("\\s+")));
    }
    command.addAll(ShortLived.JVM);
    command.add("-XX:ReservedCodeCacheSize=240m"); // the usual 48 MB are too few for many builds
    command.add("-cp"); // nothing else of the tests, because Maven would see it
    command.add(maven.resolve("boot/*") + File.pathSeparator + ClassPath.entryOf(MavenLoop.class));
    command.add(MavenLoop.class.getName());
    command.add(maven.toString());
    return command;
  }

  /** Where Maven's own script finds it: the nearest folder with {@code .mvn}. */
  private static Path root(Path folder) {
    for (Path above = folder; above != null; above = above.getParent()) {
      if (Files.isDirectory(above.resolve(".mvn"))) {
        return above;
      }
    }
    return folder;
  }
}
