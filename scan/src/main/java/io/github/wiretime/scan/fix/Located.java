package io.github.wiretime.scan.fix;

import com.sun.source.tree.VariableTree;
import io.github.wiretime.checker.hessian.Migration;
import io.github.wiretime.checker.words.Text;
import java.util.Optional;

/**
 * A candidate and the class in whose source it was found, or why it was not.
 *
 * @param type empty if there is a problem
 */
record Located(Candidate candidate, Optional<SourceClass> type, Optional<Text> problem) {

  static Located at(Candidate candidate, SourceClass type) {
    return new Located(candidate, Optional.of(type), Optional.empty());
  }

  static Located not(Candidate candidate, Text problem) {
    return new Located(candidate, Optional.empty(), Optional.of(problem));
  }

  /** Where the field's declaration begins. */
  int start() {
    VariableTree field = type.orElseThrow().field(candidate.name()).orElseThrow();
    return type.get().startOfDeclaration(field);
  }

  /** The field as the patch twins it. */
  TwinnedField twinned() {
    return candidate
        .existing()
        .orElseGet(
            () ->
                new TwinnedField(
                    candidate.name(),
                    candidate.twins(),
                    type.orElseThrow().usesLombok() ? Migration.UNSEEN_BY_LOMBOK : ""));
  }
}
