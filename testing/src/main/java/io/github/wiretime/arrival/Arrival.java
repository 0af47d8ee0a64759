package io.github.wiretime.arrival;

/**
 * What became of the value of one member.
 *
 * @param detail what came instead, for people
 */
public record Arrival(Outcome outcome, String detail) {

  /** A value that arrives. */
  static final Arrival SAME = new Arrival(Outcome.ARRIVES, "");
}
