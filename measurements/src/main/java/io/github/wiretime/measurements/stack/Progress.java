package io.github.wiretime.measurements.stack;

import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;

/** Shows how far a run has come, a line at a time, so that it reads well in a log as well. */
public final class Progress {
  private static final double SHOWN_EVERY = 0.1;

  private final PrintStream out;
  private final int steps;
  private final long start = System.nanoTime();
  private int step;
  private String name = "";
  private double shown;

  /** A run of that many steps. */
  public Progress(PrintStream out, int steps) {
    this.out = out;
    this.steps = steps;
  }

  /** Begins the next step. */
  public void step(String name) {
    step++;
    this.name = name;
    shown = 0;
    show(0);
  }

  /** Says which part of the current step is done, from 0 to 1. */
  public void done(double part) {
    if (part >= shown + SHOWN_EVERY) {
      shown = part;
      show(part);
    }
  }

  private void show(double part) {
    Duration elapsed = Duration.ofNanos(System.nanoTime() - start);
    out.printf(
        Locale.ROOT,
        "[%2d/%d] %-40s %3.0f %%   %d:%02d:%02d elapsed%n",
        step,
        steps,
        name,
        100 * part,
        elapsed.toHours(),
        elapsed.toMinutesPart(),
        elapsed.toSecondsPart());
  }
}
