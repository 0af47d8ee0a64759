package io.github.wiretime.checker.report;

import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.finding.Judgement;
import java.util.Collection;

/** How the findings of one check are told. */
public interface FindingText {

  /**
   * What reports tell of the check itself, in English and Markdown.
   *
   * @param description what it reports, in full
   * @param legend what the words of its texts mean
   * @param instead what to do
   */
  record Rule(String description, String legend, String instead) {}

  /** The check as a rule of a report. */
  Rule rule();

  /** One text for all findings that are reported at one declaration. */
  String of(Collection<Finding> atOnePlace);

  /** The text for one finding, wherever it is reported, in sentences that have all in full. */
  String sentences(Finding finding, MemberText names);

  /** What the members are called that a reader sees side by side. */
  MemberText names(Collection<Finding> findings);

  /** The same for judgements. */
  default MemberText namesOf(Collection<Judgement> judgements) {
    return names(judgements.stream().map(Judgement::finding).toList());
  }

  /** The section of a summary, in Markdown; empty if there is nothing to tell. */
  String section(Collection<Judgement> judgements, Places places);
}
