package io.github.wiretime.maven;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;

/** Runs the scan in a JVM of its own, so that neither Maven's Java nor its memory matters. */
final class Scanner {

  /** The exit code of a scan whose options cannot be used. */
  static final int WRONG_USE = 2;

  private final Path java;
  private final Path jar;
  private final Path folder;

  /**
   * Runs nothing yet.
   *
   * @param java the command of a JDK 17 or later
   * @param jar the executable jar
   * @param folder the root of the build, where relative paths begin
   */
  Scanner(Path java, Path jar, Path folder) {
    this.java = java;
    this.jar = jar;
    this.folder = folder;
  }

  /** What the scan printed, and its exit code: 0 nothing new, 1 something new, else it failed. */
  static final class Result {

    final int exitCode;
    final List<String> output;
    final List<String> messages;

    private Result(int exitCode, List<String> output, List<String> messages) {
      this.exitCode = exitCode;
      this.output = output;
      this.messages = messages;
    }
  }

  Result run(List<String> arguments) throws IOException, InterruptedException {
    // Class paths are longer than some systems let a command be.
    Path file = Files.createTempFile("wiretime", ".args");
    try {
      Files.write(file, arguments, StandardCharsets.UTF_8);
      ProcessBuilder builder = new ProcessBuilder(command(file)).directory(folder.toFile());
      // They are for other JVMs, and each says that it has seen them.
      builder.environment().remove("JAVA_TOOL_OPTIONS");
      builder.environment().remove("JDK_JAVA_OPTIONS");
      Process process = builder.start();
      process.getOutputStream().close();
      CompletableFuture<List<String>> messages =
          CompletableFuture.supplyAsync(() -> lines(process.getErrorStream()));
      List<String> output = lines(process.getInputStream());
      return new Result(process.waitFor(), output, messages.join());
    } finally {
      Files.delete(file);
    }
  }

  private List<String> command(Path arguments) {
    return Arrays.asList(
        java.toString(),
        "-XX:+UseSerialGC",
        "-XX:TieredStopAtLevel=1", // it ends before the better compiler pays
        "-Dfile.encoding=UTF-8",
        "-Dstdout.encoding=UTF-8",
        "-Dstderr.encoding=UTF-8",
        "-Dpicocli.useSimplifiedAtFiles=true", // one argument a line
        "-jar",
        jar.toString(),
        "--door=maven", // so that texts name what users of this plugin have
        "@" + arguments);
  }

  private static List<String> lines(InputStream stream) {
    return new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))
        .lines()
        .collect(Collectors.toList());
  }
}
