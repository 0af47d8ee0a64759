package io.github.wiretime.measurements.compile;

/**
 * What the check alone took of one compilation.
 *
 * @param analysisNanos processor time of the analysis, in nanoseconds
 * @param visitNanos time of all visits after it, in nanoseconds
 * @param bytes what the analysis allocated
 * @param retained what of it the heap still holds after the analysis; zero if not measured
 */
public record Own(long analysisNanos, long visitNanos, long bytes, long retained) {

  static final Own NOTHING = new Own(0, 0, 0, 0);

  /** The whole time in nanoseconds. */
  public long nanos() {
    return analysisNanos + visitNanos;
  }
}
