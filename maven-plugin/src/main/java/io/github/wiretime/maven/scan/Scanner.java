package io.github.wiretime.maven.scan;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Runs the scan in a JVM of its own, so that neither Maven's Java nor its memory matters. */
public final class Scanner {

  /** What begins the scanner's last line; its exit code follows if there is a result. */
  private static final String ENDED = "wiretime-scan ended: ";

  /** The exit code of a scan whose options cannot be used. */
  private static final int WRONG_USE = 2;

  private static final int UNREADABLE = 3;

  /** They are for other JVMs, and each says that it has seen them. */
  private static final List<String> OTHER_OPTIONS =
      Collections.unmodifiableList(
          Arrays.asList("_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS"));

  private final Path java;
  private final Path jar;
  private final List<String> options;
  private final Path folder;
  private final Path file;

  /**
   * Runs nothing yet.
   *
   * @param java the command of a JDK 17 or later
   * @param jar the executable jar
   * @param options of the JVM, from the user
   * @param folder the root of the build, where relative paths begin
   * @param file to write the arguments into, because class paths are longer than some systems let a
   *     command be
   */
  public Scanner(Path java, Path jar, List<String> options, Path folder, Path file) {
    this.java = java;
    this.jar = jar;
    this.options = options;
    this.folder = folder;
    this.file = file;
  }

  /** What the scan printed, and what that means. */
  public static final class Result {

    private final int exitCode;

    /** Whether there is no result, whatever was printed. */
    public final boolean isFailed;

    /** Whether that is because of options that cannot be used. */
    public final boolean isRefused;

    public final List<String> output;
    public final List<String> messages;

    private Result(
        int exitCode,
        boolean hasResult,
        boolean isRefused,
        List<String> output,
        List<String> messages) {
      this.exitCode = exitCode;
      this.isFailed = !hasResult;
      this.isRefused = isRefused;
      this.output = output;
      this.messages = messages;
    }

    /** A JVM that does not start, or is killed, prints no last line of the scanner. */
    static Result of(int exitCode, List<String> output, List<String> messages) {
      int last = output.size() - 1;
      String end = last < 0 ? "" : output.get(last);
      if (end.equals(ENDED + exitCode)) {
        return new Result(exitCode, true, false, output.subList(0, last), messages);
      }
      List<String> said =
          Stream.concat(messages.stream(), output.stream())
              .filter(line -> !line.startsWith(ENDED))
              .collect(Collectors.toList());
      boolean isRefused = exitCode == WRONG_USE && end.startsWith(ENDED);
      return new Result(exitCode, false, isRefused, Collections.emptyList(), said);
    }

    /** Of a scan that did not run. */
    public static Result failed(String why) {
      return new Result(
          UNREADABLE, false, false, Collections.emptyList(), Collections.singletonList(why));
    }

    /** Whether something was found that fails a build. */
    public boolean hasFindings() {
      return !isFailed && exitCode == 1;
    }

    /** Whether nothing is wrong. */
    public boolean isGood() {
      return !isFailed && exitCode == 0;
    }

    /** What was said of a scan that failed, in one line; its exit code if nothing was. */
    public String why() {
      return messages.isEmpty() ? "exit code " + exitCode : String.join("; ", messages);
    }
  }

  /**
   * Runs a command. The JVM ends with this thread's wait, should that be interrupted, and with this
   * JVM.
   *
   * @param name {@code scan}, {@code fix}
   * @param arguments what the command gets in a file
   */
  public Result run(String name, List<String> arguments) throws IOException, InterruptedException {
    write(arguments);
    ProcessBuilder builder = new ProcessBuilder(command(name)).directory(folder.toFile());
    builder.environment().keySet().removeAll(OTHER_OPTIONS);
    Process process = builder.start();
    try {
      CompletableFuture<List<String>> output = lines(process.getInputStream());
      CompletableFuture<List<String>> messages = lines(process.getErrorStream());
      return Result.of(process.waitFor(), output.join(), messages.join());
    } finally {
      process.destroy();
    }
  }

  /** One a line; a POM may have a value in several lines. What was there may be a link. */
  private void write(List<String> arguments) throws IOException {
    Files.createDirectories(file.getParent());
    Files.deleteIfExists(file);
    Files.write(
        file,
        arguments.stream()
            .map(argument -> argument.replaceAll("[\r\n]+", " "))
            .collect(Collectors.toList()),
        StandardCharsets.UTF_8,
        StandardOpenOption.CREATE_NEW,
        StandardOpenOption.WRITE);
  }

  private List<String> command(String name) {
    List<String> command = new ArrayList<>();
    command.addAll(
        Arrays.asList(
            java.toString(),
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1", // it ends before the better compiler pays
            "-Dfile.encoding=UTF-8",
            "-Dstdout.encoding=UTF-8",
            "-Dstderr.encoding=UTF-8",
            "-Dpicocli.useSimplifiedAtFiles=true")); // a line is an argument, with all its quotes
    command.addAll(options);
    command.addAll(Arrays.asList("-jar", jar.toString(), "--child", name, "@" + file));
    return command;
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
