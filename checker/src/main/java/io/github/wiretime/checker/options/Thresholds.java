package io.github.wiretime.checker.options;

/**
 * From which measured cost on a type is reported: one of the two is enough.
 *
 * @param minBytes bytes of the first value in a stream
 * @param minSlowdown time to write and read, as a multiple of {@link java.util.Date}
 */
public record Thresholds(int minBytes, double minSlowdown) {

  /**
   * Between the names of enums and the compact forms of hessian-lite 4.0.4, at most 49 bytes and
   * about twice the time of a {@code Date}, and the objects of Hessian, at least 50 bytes.
   */
  static final Thresholds DEFAULT = new Thresholds(50, 5);
}
