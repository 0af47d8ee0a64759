package io.github.wiretime.measurements.stack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * How a command ended that was run by the clock.
 *
 * @param output its standard output and error
 */
public record TimedCommand(double seconds, int exitCode, String output) {

  /** Runs a command to its end. */
  public static TimedCommand run(Path folder, String... command)
      throws IOException, InterruptedException {
    Path log = Files.createTempFile("wiretime", ".log");
    try {
      ProcessBuilder builder =
          new ProcessBuilder(command)
              .directory(folder.toFile())
              .redirectErrorStream(true)
              .redirectOutput(log.toFile());
      long start = System.nanoTime();
      int exitCode = builder.start().waitFor();
      double seconds = (System.nanoTime() - start) / 1e9;
      return new TimedCommand(seconds, exitCode, Files.readString(log));
    } finally {
      Files.delete(log);
    }
  }
}
