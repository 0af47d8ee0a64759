package io.github.wiretime.measurements.serializers;

import static java.util.stream.Collectors.joining;

import io.github.wiretime.measurements.stack.Jvm;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A JVM of a cell. It ends when this is closed, at the latest. */
final class JavaProcess implements AutoCloseable {

  private static final List<String> OPENED =
      List.of(
          "java.lang",
          "java.math",
          "java.time",
          "java.time.chrono",
          "java.time.zone",
          "java.util",
          "sun.util.calendar");

  private static final long PAUSE = 20;

  private final Process process;
  private final Path output;

  private JavaProcess(Process process, Path output) {
    this.process = process;
    this.output = output;
  }

  /**
   * Starts a class.
   *
   * @param home stands for the home of the user, because Dubbo keeps addresses there
   */
  static JavaProcess start(
      Path home, List<Path> classPath, List<String> options, List<String> arguments)
      throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(Jvm.SHORT_LIVED);
    command.add("-Xmx256m");
    command.addAll(List.of("-Djava.net.preferIPv4Stack=true", "-Duser.home=" + home));
    OPENED.forEach(name -> command.add("--add-opens=java.base/" + name + "=ALL-UNNAMED"));
    command.addAll(options);
    command.add("-cp");
    command.add(classPath.stream().map(Path::toString).collect(joining(File.pathSeparator)));
    command.addAll(arguments);
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(Files.createDirectories(home).toFile());
    builder.environment().keySet().removeIf(name -> name.startsWith("DUBBO"));
    builder.environment().putAll(Map.of("DUBBO_IP_TO_BIND", Addresses.PROVIDER));
    Path output = home.resolve("output.txt"); // A pipe that nobody reads would stop it.
    return new JavaProcess(
        builder.redirectErrorStream(true).redirectOutput(output.toFile()).start(), output);
  }

  /** The first line that it prints of some kind; empty if it ends or takes too long. */
  String line(Predicate<String> wanted, Duration atMost) throws InterruptedException, IOException {
    Instant end = Instant.now().plus(atMost);
    while (Instant.now().isBefore(end)) {
      boolean ended = !process.isAlive();
      try (Stream<String> lines = Files.lines(output, StandardCharsets.ISO_8859_1)) {
        Optional<String> line = lines.filter(wanted).findFirst();
        if (line.isPresent() || ended) {
          return line.orElse("");
        }
      }
      Thread.sleep(PAUSE);
    }
    return "";
  }

  /** Its exit code, 128 and more if a signal ended it; empty if it takes too long. */
  OptionalInt exitCode(Duration atMost) throws InterruptedException {
    return process.waitFor(atMost.toMillis(), TimeUnit.MILLISECONDS)
        ? OptionalInt.of(process.exitValue())
        : OptionalInt.empty();
  }

  @Override
  public void close() {
    process.destroyForcibly().onExit().join();
  }
}
