package io.github.wiretime.scan.compare;

import io.github.wiretime.checker.broken.Effect;

/**
 * What happens in one direction.
 *
 * @param effect what becomes of the values
 * @param isRefused whether Dubbo's class check is why the call fails
 * @param values for which ones it happens; empty for any
 */
public record Verdict(Effect effect, boolean isRefused, String values) {

  /** Whether any value shows it. */
  public boolean isForAny() {
    return values.isEmpty();
  }

  /** The worse of two. */
  Verdict worse(Verdict other) {
    if (isForAny() != other.isForAny()) {
      return isForAny() ? this : other;
    }
    return effect.compareTo(other.effect) <= 0 ? this : other;
  }
}
