package io.github.wiretime.overhead.results;

import java.io.PrintStream;

/** Tells how far a long run is. */
public final class Progress {

  private final PrintStream out;
  private final int steps;
  private int done;

  /** Of a number of steps. */
  public Progress(PrintStream out, int steps) {
    this.out = out;
    this.steps = steps;
  }

  /** One more compilation. */
  public void step(String subject, String mode, long nanos) {
    done++;
    out.printf("[%d/%d] %s, %s: %.1f s%n", done, steps, subject, mode, nanos / 1e9);
  }
}
