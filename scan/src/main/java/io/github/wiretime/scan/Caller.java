package io.github.wiretime.scan;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The build tool that runs the scan and talks to it by the standard input. It writes the arguments,
 * one a line, and an empty line behind them. Then it leaves its end of the pipe open: the system
 * closes that when the build tool ends in whatever way, and the scan ends as well.
 *
 * <p>Class paths are longer than some systems let a command be, and a file with the arguments would
 * stay behind if the build tool was killed.
 */
final class Caller {

  /** The last argument of a scan that has a caller. */
  static final String ARGUMENT = "-";

  /** As shells say that a command was interrupted. */
  static final int INTERRUPTED = 130;

  private final BufferedReader lines;

  Caller(InputStream input) {
    this.lines = new BufferedReader(new InputStreamReader(input, StandardCharsets.UTF_8));
  }

  /** Whether the arguments of a command say that there is a caller. */
  static boolean isOf(String[] arguments) {
    return arguments.length > 0 && arguments[arguments.length - 1].equals(ARGUMENT);
  }

  /**
   * Waits for arguments.
   *
   * @param command the arguments of the command, of which the last one stands for those of the
   *     caller
   * @throws IOException if the caller ended before it had written all of them
   */
  String[] complete(String[] command) throws IOException {
    List<String> all = new ArrayList<>(Arrays.asList(command).subList(0, command.length - 1));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      if (line.isEmpty()) {
        return all.toArray(String[]::new);
      }
      all.add(line);
    }
    throw new IOException("the arguments are not complete");
  }

  /**
   * Does something once the caller has ended.
   *
   * @param end what to do, in another thread
   */
  void whenEnded(Runnable end) {
    Thread thread =
        new Thread(
            () -> {
              waitForEnd();
              end.run();
            },
            "wiretime-caller");
    thread.setDaemon(true);
    thread.start();
  }

  private void waitForEnd() {
    try {
      while (lines.readLine() != null) {
        // It has nothing more to say.
      }
    } catch (IOException closed) {
      // Nobody is there any more.
    }
  }
}
