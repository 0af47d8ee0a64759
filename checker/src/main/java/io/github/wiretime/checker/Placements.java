package io.github.wiretime.checker;

import static com.google.common.collect.ImmutableListMultimap.toImmutableListMultimap;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Multimaps;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.util.JCDiagnostic.DiagnosticPosition;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.report.FindingText;
import io.github.wiretime.checker.words.Language;
import java.util.Collection;
import java.util.Optional;

/** What to say at which declarations of one compilation. */
final class Placements {

  /**
   * One diagnostic.
   *
   * @param page to link to
   */
  record Placed(String text, String page) {}

  private final ImmutableMap<Symbol, ImmutableMap<Optional<DiagnosticPosition>, Placed>> texts;

  /** The outermost classes with diagnostics, which are few of all. */
  private final ImmutableSet<Symbol> classes;

  private final boolean areInBodies;

  private Placements(
      ImmutableMap<Symbol, ImmutableMap<Optional<DiagnosticPosition>, Placed>> texts) {
    this.texts = texts;
    this.classes = texts.keySet().stream().map(Symbol::outermostClass).collect(toImmutableSet());
    this.areInBodies =
        texts.keySet().stream()
            .anyMatch(declaration -> declaration.enclClass().isDirectlyOrIndirectlyLocal());
  }

  /** Nothing anywhere. */
  static final Placements NONE = new Placements(ImmutableMap.of());

  /**
   * Writes all texts of one check.
   *
   * @param ownPage the page to which the user wants all texts to link
   * @param language of the other pages
   */
  static Placements of(
      Check check,
      Collection<Finding> reported,
      FindingText text,
      Optional<String> ownPage,
      Language language) {
    ImmutableListMultimap<Symbol, Finding> findings = placed(reported);
    ImmutableMap.Builder<Symbol, ImmutableMap<Optional<DiagnosticPosition>, Placed>> texts =
        ImmutableMap.builder();
    for (Symbol declaration : findings.keySet()) {
      ImmutableMap.Builder<Optional<DiagnosticPosition>, Placed> there = ImmutableMap.builder();
      Multimaps.index(findings.get(declaration), finding -> finding.anchor().position())
          .asMap()
          .forEach(
              (position, some) ->
                  there.put(
                      position,
                      new Placed(
                          text.of(some), ownPage.orElseGet(() -> check.page().in(language)))));
      texts.put(declaration, there.buildOrThrow());
    }
    return new Placements(texts.buildOrThrow());
  }

  /** The findings that are reported at declarations. */
  private static ImmutableListMultimap<Symbol, Finding> placed(Collection<Finding> reported) {
    return reported.stream()
        .filter(finding -> finding.anchor().declaration().isPresent())
        .collect(
            toImmutableListMultimap(
                finding -> finding.anchor().declaration().get(), finding -> finding));
  }

  /** Whether diagnostics are at declarations in a class that no other contains, or at it. */
  boolean areIn(Symbol outermost) {
    return classes.contains(outermost);
  }

  /** Whether diagnostics are in a class that a body or the value of a variable contains. */
  boolean areInBodies() {
    return areInBodies;
  }

  /** What to say at a declaration, by what to point at inside it; empty for its name. */
  ImmutableMap<Optional<DiagnosticPosition>, Placed> at(Symbol declaration) {
    return texts.getOrDefault(declaration, ImmutableMap.of());
  }
}
