package io.github.wiretime.checker.cost;

import io.github.wiretime.checker.options.HessianLite;
import java.util.Optional;

/**
 * What one value costs on the wire.
 *
 * @param hessian the release that was measured
 * @param size its bytes; empty for what cannot be written
 * @param slowdown the time to write and read a list of 100 DTOs, as a multiple of {@link
 *     java.util.Date}; empty if that fails
 * @param damage what a value loses on the way or how the call fails, in a few words; empty if it
 *     arrives as it was sent
 * @param atLeast whether the declared type leaves open which of several types a value has; the
 *     figures are the cheapest one's
 */
public record Cost(
    HessianLite hessian,
    Optional<Size> size,
    Optional<Slowdown> slowdown,
    String damage,
    boolean atLeast) {

  /**
   * Bytes of a value.
   *
   * @param first the first value of its type in a stream, as a field of a DTO
   * @param further mean of each further one in the same stream, as text with at most one decimal
   */
  public record Size(int first, String further) {}

  /** Bytes of the first value in a stream; more than any number if none can be written. */
  public int firstBytes() {
    return size.map(Size::first).orElse(Integer.MAX_VALUE);
  }

  /** Whether a call that sends such a value fails at the sender. */
  public boolean failsWhenWritten() {
    return damage.endsWith(" when written");
  }
}
