package io.github.wiretime.scan;

import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;

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

  private final CompletableFuture<List<String>> arguments = new CompletableFuture<>();
  private final boolean hasSpoken;

  /**
   * Listens to the caller.
   *
   * @param whenEnded what to do as soon as the caller has ended, in another thread
   * @throws IOException if nothing can be read
   */
  Caller(InputStream input, Runnable whenEnded) throws IOException {
    this.hasSpoken = input.available() > 0;
    Thread thread =
        new Thread(
            () -> {
              listen(new BufferedReader(new InputStreamReader(input, StandardCharsets.UTF_8)));
              whenEnded.run();
            },
            "wiretime-caller");
    thread.setDaemon(true);
    thread.start();
  }

  /** Whether arguments were there from the beginning: then nobody has time for anything else. */
  boolean hasSpoken() {
    return hasSpoken;
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
  String[] complete(String[] command) throws IOException, InterruptedException {
    List<String> all = new ArrayList<>(Arrays.asList(command).subList(0, command.length - 1));
    try {
      all.addAll(arguments.get());
      return all.toArray(String[]::new);
    } catch (ExecutionException ended) {
      throw new IOException("the arguments are not complete", ended);
    }
  }

  /** Returns when the caller has ended. */
  private void listen(BufferedReader lines) {
    try {
      List<String> all = new ArrayList<>();
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.isEmpty()) {
          arguments.complete(List.copyOf(all)); // the caller has nothing more to say
        }
        all.add(line);
      }
      arguments.completeExceptionally(new EOFException());
    } catch (IOException closed) {
      arguments.completeExceptionally(closed);
    }
  }
}
