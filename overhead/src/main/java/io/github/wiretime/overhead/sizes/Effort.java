package io.github.wiretime.overhead.sizes;

/**
 * How thoroughly subjects are measured.
 *
 * @param rounds compilations in each mode
 * @param warmUpLines how much each mode compiles before, at most, as small code would else meet a
 *     colder JVM than large code; the subject is compiled once in any case
 */
public record Effort(int rounds, long warmUpLines) {

  int warmUps(Subject subject) {
    return (int) Math.max(1, warmUpLines / subject.lines());
  }
}
