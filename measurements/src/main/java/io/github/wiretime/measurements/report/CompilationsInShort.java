package io.github.wiretime.measurements.report;

import static io.github.wiretime.measurements.compile.Mode.ERROR_PRONE;
import static io.github.wiretime.measurements.compile.Mode.ERROR_PRONE_ON;

import io.github.wiretime.measurements.compile.Mode;
import java.math.BigDecimal;
import java.math.MathContext;

/** What the check takes of compilations, in sentences. */
final class CompilationsInShort {
  private final Compilations compilations;

  CompilationsInShort(Compilations compilations) {
    this.compilations = compilations;
  }

  /** The medians of all code bases, with one digit, as code bases differ by more. */
  String answer() {
    return compilations.subjects().isEmpty()
        ? ""
        : "once the JVM is warm, `CostlyRpcTime` takes about %s %% of a compilation with Error Prone's default checks, and about %s %% of a compilation with no other check. If you do not use Error Prone yet, its own time comes on top"
            .formatted(middle(ERROR_PRONE_ON), middle(ERROR_PRONE));
  }

  private String middle(Mode mode) {
    double median =
        Spread.of(
                compilations.subjects().stream()
                    .map(subject -> compilations.part(subject, mode))
                    .toList())
            .median();
    return new BigDecimal(100 * median).round(new MathContext(1)).toPlainString();
  }
}
