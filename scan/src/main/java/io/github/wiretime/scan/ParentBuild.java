package io.github.wiretime.scan;

import java.io.IOException;

/**
 * The build tool that runs the scan as a child of its own. It holds our standard input open as long
 * as it lives, and takes nothing for a result that does not end with our last line: a JVM that
 * fails exits with 1 as well.
 */
final class ParentBuild {

  /** The first argument of a scan that has a parent. */
  static final String ARGUMENT = "--child";

  private static final String ENDED = "wiretime-scan ended: ";

  private ParentBuild() {}

  /** Ends this JVM with its parent: however that ends, the system closes the pipe then. */
  static void watch() {
    Thread thread =
        new Thread(
            () -> {
              try {
                while (System.in.read() >= 0) {
                  // It says nothing.
                }
              } catch (IOException closed) {
                // The same as the end.
              }
              Runtime.getRuntime().halt(AbstractCommand.UNREADABLE);
            },
            "wiretime-parent");
    thread.setDaemon(true);
    thread.start();
  }

  /** The last line of the standard output. */
  static String lastLine(int exitCode, boolean hasResult) {
    return ENDED + (hasResult ? exitCode : "failed");
  }
}
