package io.github.wiretime.scan;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.finding.Judgement;
import io.github.wiretime.checker.report.ModuleNote;
import java.io.PrintWriter;

/** What a person reads in a terminal or in the log of a build: the costliest members first. */
record ConsoleReport(PrintWriter out) {

  void print(Scan scan) {
    if (scan.isEmpty()) {
      return; // what was said says it
    }
    out.println(
        ModuleNote.of(scan.analysis(), scan.judgements())
            + missing(scan.missing().count())
            + "; "
            + scan.costs().all().stream()
                .map(costs -> costs.release().title())
                .collect(joining(" and ")));
    ImmutableList<Finding> findings =
        scan.judgements().stream()
            .filter(judgement -> judgement.state() == Judgement.State.NEW)
            .map(Judgement::finding)
            .collect(ImmutableList.toImmutableList());
    if (!findings.isEmpty()) {
      out.println();
      scan.message().table(findings, scan.places()).forEach(out::println);
    }
    scan.changeTexts().forEach(text -> out.println("\n" + text));
    out.flush();
  }

  private static String missing(int classes) {
    return classes == 0 ? "" : ", " + classes + (classes == 1 ? " class" : " classes") + " missing";
  }
}
