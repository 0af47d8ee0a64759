package io.github.wiretime.checker.filter;

import io.github.wiretime.checker.finding.Finding;
import java.util.Optional;

/**
 * What becomes of a finding.
 *
 * @param state whether it is reported
 * @param justification why it is not, if it is not
 */
public record Judgement(Finding finding, State state, Optional<String> justification) {

  /** What can become of a finding. */
  public enum State {
    /** Reported. */
    NEW,
    /** Silent, because the baseline lists it. */
    BASELINED,
    /** Silent, because an annotation in the code accepts it. */
    ACCEPTED
  }
}
