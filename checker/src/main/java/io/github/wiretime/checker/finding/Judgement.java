package io.github.wiretime.checker.finding;

import java.util.Collection;
import java.util.Optional;

/**
 * A finding with the decision whether it is reported.
 *
 * @param state whether it is reported
 * @param justification why it is not, where the code says so
 */
public record Judgement(Finding finding, State state, Optional<String> justification) {

  /** How far a member in migration is, and what comes next. */
  public static final String RELEASE_1 =
      "release 1 done: ready for release 2 when every peer has it";

  /** The four decisions. */
  public enum State {
    /** The finding is reported. */
    NEW,
    /** The finding is silent, because the baseline lists it. */
    BASELINED,
    /** The finding is silent, because its class reads the twins of the field already. */
    MIGRATING,
    /** The finding is silent, because an annotation in the code accepts it. */
    ACCEPTED
  }

  /** How many findings have a state. */
  public static long count(Collection<Judgement> judgements, State state) {
    return judgements.stream().filter(judgement -> judgement.state() == state).count();
  }

  /** A finding that neither the baseline nor an annotation silences. */
  public static Judgement reported(Finding finding) {
    return new Judgement(finding, State.NEW, Optional.empty());
  }

  /** A finding that the code base had when it adopted the check. */
  public static Judgement baselined(Finding finding) {
    return new Judgement(finding, State.BASELINED, Optional.empty());
  }

  /** A finding in migration: who sends, and who reads, may go on to the second release. */
  public static Judgement migrating(Finding finding) {
    return new Judgement(finding, State.MIGRATING, Optional.of(RELEASE_1));
  }

  /** A finding that an annotation accepts. */
  public static Judgement accepted(Finding finding, Optional<String> reason) {
    return new Judgement(finding, State.ACCEPTED, reason);
  }
}
