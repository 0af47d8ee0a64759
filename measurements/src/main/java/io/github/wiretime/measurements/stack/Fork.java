package io.github.wiretime.measurements.stack;

import io.github.wiretime.measurements.results.Table;
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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Starts measuring JVMs, each with the project's classes, the common jars and the jars of one stack
 * only.
 *
 * @param target what the build of the module left
 * @param progress hears how far a JVM is that prints this as JMH does
 */
public record Fork(Path target, Progress progress) {
  private static final Pattern PROGRESS = Pattern.compile("# Run progress: ([0-9.]+)%.*");
  private static final int LAST_LINES = 40;

  /** Runs a class for a profile; its arguments are the profile's id, these, and a file to write. */
  public Table measure(Profile profile, Class<?> main, String... arguments)
      throws IOException, InterruptedException {
    List<String> all = new ArrayList<>(List.of(profile.id()));
    all.addAll(List.of(arguments));
    return measure(jars(profile.stack()), profile.jvmOptions(), main, all);
  }

  /**
   * Runs a class to its end; the last of its arguments is a file, which it writes.
   *
   * @throws IOException if it fails; the message has the last lines that it printed
   */
  public Table measure(
      List<Path> stack, List<String> options, Class<?> main, List<String> arguments)
      throws IOException, InterruptedException {
    Path file = Files.createTempFile("wiretime", ".csv");
    try {
      List<String> all = new ArrayList<>(arguments);
      all.add(file.toString());
      run(java(stack, options, main, all));
      return Table.read(file);
    } finally {
      Files.delete(file);
    }
  }

  private void run(ProcessBuilder java) throws IOException, InterruptedException {
    Process process = java.redirectErrorStream(true).start();
    Deque<String> last = new ArrayDeque<>();
    try (BufferedReader out = process.inputReader()) {
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        show(line);
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

  private void show(String line) {
    Matcher matcher = PROGRESS.matcher(line);
    if (matcher.matches()) {
      progress.done(Double.parseDouble(matcher.group(1)) / 100);
    }
  }

  /** A JVM, not yet started. */
  public ProcessBuilder java(
      List<Path> stack, List<String> options, Class<?> main, List<String> arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(options);
    command.add("-cp");
    command.add(classPath(stack));
    command.add(main.getName());
    command.addAll(arguments);
    return new ProcessBuilder(command);
  }

  private String classPath(List<Path> stack) {
    return Stream.of(List.of(target.resolve("classes")), stack, jars("common"))
        .flatMap(List::stream)
        .map(Path::toString)
        .collect(Collectors.joining(File.pathSeparator));
  }

  /** The jars of a stack, by the name of its folder; none for no name. */
  public List<Path> jars(String stack) {
    if (stack.isEmpty()) {
      return List.of();
    }
    Path folder = target.resolve("stacks").resolve(stack);
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException("build the module first: no jars in " + folder, e);
    }
  }
}
