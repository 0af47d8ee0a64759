package io.github.wiretime.measurements.report;

import static io.github.wiretime.measurements.compile.Mode.ERROR_PRONE;
import static io.github.wiretime.measurements.compile.Mode.ERROR_PRONE_ON;

import io.github.wiretime.measurements.compile.Mode;
import java.math.BigDecimal;
import java.math.MathContext;

/** What the check takes of compilations, in sentences. */
final class CompilationsInShort {
  /** The public code base with services. */
  private static final String EXAMPLE = "dubbo 3.3.6";

  private final Compilations compilations;

  CompilationsInShort(Compilations compilations) {
    this.compilations = compilations;
  }

  /** The medians of all code bases, with one digit, as code bases differ by more. */
  String answer() {
    return compilations.subjects().isEmpty()
        ? ""
        : "once the JVM is warm, the time inside the check is about %s %% of a compilation with Error Prone's default checks, and about %s %% of one without other checks"
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

  /** Why a difference and a share of the same compilations are two figures. */
  String twoFigures() {
    if (!compilations.subjects().contains(EXAMPLE)) {
      return "";
    }
    Spread more =
        Spread.of(compilations.ratios(EXAMPLE).stream().map(ratio -> 100 * (ratio - 1)).toList());
    return """
        For the code of Dubbo without other checks these tables have two figures, which measure different things:

        - **%s** is the time inside the check alone, as a part of a compilation.
        - **%s %%** is the difference of two whole compilations, with the check and without it. It contains all that \
        differs: the check, Error Prone's calls of it, the clock that measures it, and chance. Single rounds gave \
        %s %% to %s %%."""
        .formatted(
            compilations.share(EXAMPLE, ERROR_PRONE, 2),
            more.middle(1),
            Spread.format(more.min(), 1),
            Spread.format(more.max(), 1));
  }
}
