package io.github.wiretime.checker.finding;

import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.checker.words.Text;
import java.util.Collection;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A finding with the decision whether it is reported.
 *
 * @param state whether it is reported
 * @param reason why it is not, where the code says so
 */
public record Judgement(Finding finding, State state, Optional<String> reason) {

  /** How far a member in migration is, and what comes next. */
  public static final Text RELEASE_1 = CheckTexts.of("migration.release-1");

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
    return findings(judgements, state).count();
  }

  /** The findings that have a state. */
  public static Stream<Finding> findings(Collection<Judgement> judgements, State state) {
    return judgements.stream()
        .filter(judgement -> judgement.state() == state)
        .map(Judgement::finding);
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
    return new Judgement(finding, State.MIGRATING, Optional.empty());
  }

  /** Why it is not reported: what the code says, or how far its migration is. */
  public Optional<String> justification(Language language) {
    return state == State.MIGRATING ? Optional.of(RELEASE_1.in(language)) : reason;
  }

  /** A finding that an annotation accepts. */
  public static Judgement accepted(Finding finding, Optional<String> reason) {
    return new Judgement(finding, State.ACCEPTED, reason);
  }
}
