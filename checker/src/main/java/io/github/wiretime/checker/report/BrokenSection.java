package io.github.wiretime.checker.report;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Splitter;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.finding.Judgement;
import java.util.Collection;
import java.util.List;

/** The section of a summary, in Markdown, on members whose values do not arrive. */
final class BrokenSection {

  private BrokenSection() {}

  private static String item(String lines) {
    return Splitter.on("\n    ")
        .splitToStream(lines)
        .map(Markdown::text)
        .collect(joining("\n  ", "- ", "\n"));
  }

  /** The section; empty if all values arrive. */
  static String of(Collection<Judgement> judgements, BrokenText text, Places places) {
    List<Finding> findings =
        judgements.stream()
            .filter(judgement -> judgement.state() != Judgement.State.ACCEPTED)
            .map(Judgement::finding)
            .toList();
    return findings.isEmpty()
        ? ""
        : "\n## "
            + text.title()
            + "\n\n"
            + text.lines(findings, places).stream().map(BrokenSection::item).collect(joining());
  }
}
