package io.github.wiretime.measurements.builds;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.measurements.scans.ScansRun;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A JVM of the scanner as the Maven plugin starts it. It ends when this is closed, at the latest.
 */
final class ScannerJvm implements AutoCloseable {

  private final Process process;
  private final Path log;

  private ScannerJvm(Process process, Path log) {
    this.process = process;
    this.log = log;
  }

  /** The command of the Maven plugin, of which a test compares the options. */
  static ImmutableList<String> command(Path jar) {
    return ImmutableList.<String>builder()
        .add(System.getProperty("java.home") + "/bin/java")
        .addAll(ScansRun.OF_PLUGIN)
        .add("-Dfile.encoding=UTF-8", "-Dstdout.encoding=UTF-8", "-Dstderr.encoding=UTF-8")
        .add("-jar", jar.toString(), "-")
        .build();
  }

  /**
   * Starts it; it waits for arguments.
   *
   * @param folder the root of the build
   */
  static ScannerJvm start(List<String> command, Path folder) throws IOException {
    Path log = Files.createTempFile("wiretime-scan", ".log");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile());
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    builder.environment().remove("JDK_JAVA_OPTIONS");
    return new ScannerJvm(builder.start(), log);
  }

  /**
   * Gives it arguments and waits for its end. The pipe stays open until then, because a scan ends
   * with the one that asked for it.
   *
   * @return the exit code
   */
  int ask(List<String> arguments) throws IOException, InterruptedException {
    OutputStream pipe = process.getOutputStream();
    pipe.write((String.join("\n", arguments) + "\n\n").getBytes(StandardCharsets.UTF_8));
    pipe.flush();
    return process.waitFor();
  }

  /** What it has printed. */
  String output() throws IOException {
    return Files.readString(log);
  }

  @Override
  public void close() throws IOException {
    process.destroyForcibly().onExit().join();
    Files.delete(log);
  }
}
