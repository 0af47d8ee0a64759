package io.github.wiretime.scan;

import io.github.wiretime.checker.words.Width;
import java.io.Console;
import java.io.PrintWriter;
import java.util.Timer;
import java.util.TimerTask;

/** One line in a terminal that says what a long scan is doing, and is gone before anything else. */
final class ScanProgress implements AutoCloseable {

  private static final int MILLIS = 1000;

  private final PrintWriter errors;
  private Timer timer;
  private String doing = "";
  private int shown;

  /** Shows nothing until it is told to. */
  ScanProgress(PrintWriter errors) {
    this.errors = errors;
  }

  /** Shows the line if this takes long and somebody looks on. */
  static ScanProgress of(PrintWriter errors) {
    ScanProgress progress = new ScanProgress(errors);
    if (isTerminal(System.console())) {
      progress.start();
    }
    return progress;
  }

  /** Since JDK 22 there is a console without a terminal, too, and a method that tells. */
  private static boolean isTerminal(Console console) {
    try {
      return console != null
          && (Runtime.version().feature() < 22
              || (boolean) Console.class.getMethod("isTerminal").invoke(console));
    } catch (ReflectiveOperationException unknown) {
      return false;
    }
  }

  private void start() {
    timer = new Timer("progress", /* isDaemon= */ true);
    timer.schedule(
        new TimerTask() {
          @Override
          public void run() {
            show();
          }
        },
        MILLIS,
        MILLIS);
  }

  /** What comes now: {@code reading classes}. */
  synchronized void now(String doing) {
    this.doing = doing;
  }

  /** Puts the line where the last one was. */
  synchronized void show() {
    String line = "wiretime-scan: " + doing + " ...";
    errors.print("\r" + Width.padEnd(line, shown));
    errors.flush();
    shown = Width.of(line);
  }

  /** Takes the line away until the next one. */
  synchronized void clear() {
    if (shown > 0) {
      errors.print("\r" + " ".repeat(shown) + "\r");
      errors.flush();
      shown = 0;
    }
  }

  @Override
  public synchronized void close() {
    if (timer != null) {
      timer.cancel();
    }
    clear();
  }
}
