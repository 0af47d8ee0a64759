package io.github.wiretime.benchmarks.stack;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Starts measuring JVMs, each with the project's classes, the common jars and the jars of one stack
 * only.
 *
 * @param root the project's folder
 */
public record Fork(Path root) {
  private static final int LAST_LINES = 40;

  /**
   * Runs a JVM to its end and hands on each line that it prints.
   *
   * @throws IOException if it fails; the message has the last lines
   */
  public void run(ProcessBuilder java, Consumer<String> lines)
      throws IOException, InterruptedException {
    Process process = java.redirectErrorStream(true).start();
    Deque<String> last = new ArrayDeque<>();
    try (BufferedReader out = process.inputReader()) {
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        lines.accept(line);
        last.addLast(line);
        if (last.size() > LAST_LINES) {
          last.removeFirst();
        }
      }
      if (process.waitFor() != 0) {
        throw new IOException("a measuring JVM failed:\n" + String.join("\n", last));
      }
    } finally {
      process.destroyForcibly();
    }
  }

  /** A JVM on the stack, not yet started. */
  public ProcessBuilder java(
      String stack, List<String> options, Class<?> main, List<String> arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(options);
    command.add("-cp");
    command.add(classPath(stack));
    command.add(main.getName());
    command.addAll(arguments);
    return new ProcessBuilder(command);
  }

  /** A JVM for the profile. */
  public ProcessBuilder java(Profile profile, Class<?> main, String... arguments) {
    List<String> all = new ArrayList<>(List.of(profile.id()));
    all.addAll(List.of(arguments));
    return java(profile.stack(), profile.jvmOptions(), main, all);
  }

  private String classPath(String stack) {
    Path build = root.resolve("benchmarks").resolve("target");
    List<String> entries = new ArrayList<>();
    entries.add(build.resolve("classes").toString());
    entries.add(root.resolve("results").resolve("target").resolve("classes").toString());
    if (!stack.isEmpty()) {
      entries.addAll(jars(build.resolve("stacks").resolve(stack)));
    }
    entries.addAll(jars(build.resolve("stacks").resolve("common")));
    return String.join(File.pathSeparator, entries);
  }

  private static List<String> jars(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(Path::toString).filter(name -> name.endsWith(".jar")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException("build the module first: no jars in " + folder, e);
    }
  }
}
