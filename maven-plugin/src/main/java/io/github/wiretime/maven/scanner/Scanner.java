package io.github.wiretime.maven.scanner;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;

/** Runs the scan in a JVM of its own, so that neither Maven's Java nor its memory matters. */
public final class Scanner {

  /** The exit code of a scan that found what fails a build. */
  public static final int FINDINGS = 1;

  /** The exit code of a scan whose options cannot be used. */
  public static final int WRONG_USE = 2;

  private static final int UNREADABLE = 3;

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
  public Scanner(Path java, Path jar, Path folder) {
    this.java = java;
    this.jar = jar;
    this.folder = folder;
  }

  /** What the scan printed, and its exit code: 0 nothing new, 1 something new, else it failed. */
  public static final class Result {

    public final int exitCode;
    public final List<String> output;
    public final List<String> messages;

    Result(int exitCode, List<String> output, List<String> messages) {
      this.exitCode = exitCode;
      this.output = output;
      this.messages = messages;
    }

    /** Of a scan that did not run. */
    public static Result failed(String why) {
      return new Result(UNREADABLE, Collections.emptyList(), Collections.singletonList(why));
    }
  }

  Result run(List<String> arguments) throws IOException, InterruptedException {
    return run(start(), arguments);
  }

  /** Starts a JVM that waits for the arguments of a scan. */
  Process start() throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command()).directory(folder.toFile());
    // They are for other JVMs, and each says that it has seen them.
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    builder.environment().remove("JDK_JAVA_OPTIONS");
    return builder.start();
  }

  /**
   * Lets a JVM scan. It ends with this thread's wait, should that be interrupted, and with this
   * JVM, however that ends: the pipe by which the scan gets its arguments stays open until then.
   */
  static Result run(Process process, List<String> arguments) throws InterruptedException {
    try {
      CompletableFuture<List<String>> output = lines(process.getInputStream());
      CompletableFuture<List<String>> messages = lines(process.getErrorStream());
      write(arguments, process.getOutputStream());
      return new Result(process.waitFor(), output.join(), messages.join());
    } finally {
      process.destroy();
    }
  }

  /** One a line, and an empty line behind them. A POM may have a value in several lines. */
  private static void write(List<String> arguments, OutputStream pipe) {
    String lines =
        arguments.stream()
            .map(argument -> argument.replaceAll("[\r\n]+", " ") + "\n")
            .collect(Collectors.joining());
    try {
      pipe.write((lines + "\n").getBytes(StandardCharsets.UTF_8));
      pipe.flush();
    } catch (IOException ended) {
      // What the scan printed before it ended says why.
    }
  }

  /** Where relative paths begin. */
  Path folder() {
    return folder;
  }

  /** The programs that run. */
  List<Path> files() {
    return Arrays.asList(java, jar);
  }

  /** The same for all scans of a build. */
  List<String> command() {
    return Arrays.asList(
        java.toString(),
        "-XX:+UseSerialGC",
        "-XX:TieredStopAtLevel=1", // it ends before the better compiler pays
        "-Dfile.encoding=UTF-8",
        "-Dstdout.encoding=UTF-8",
        "-Dstderr.encoding=UTF-8",
        "-jar",
        jar.toString(),
        "-"); // the other arguments come by the pipe
  }

  /** Reads in a thread of its own, because nothing else ends a read than the end of the process. */
  private static CompletableFuture<List<String>> lines(InputStream stream) {
    return CompletableFuture.supplyAsync(
        () ->
            new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))
                .lines()
                .collect(Collectors.toList()),
        Scanner::start);
  }

  private static void start(Runnable reading) {
    Thread thread = new Thread(reading, "wiretime-scan");
    thread.setDaemon(true);
    thread.start();
  }
}
