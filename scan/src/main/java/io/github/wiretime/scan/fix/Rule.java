package io.github.wiretime.scan.fix;

import io.github.wiretime.checker.words.Text;
import java.util.Optional;
import java.util.function.Predicate;

/** A reason not to patch a member, as one sentence that says what to do instead. */
@FunctionalInterface
interface Rule {

  /** The reason, if it applies to the member. */
  Optional<Text> refuses(Candidate candidate);

  /** A rule with one sentence. */
  static Rule that(Predicate<Candidate> applies, Text sentence) {
    return candidate -> applies.test(candidate) ? Optional.of(sentence) : Optional.empty();
  }
}
