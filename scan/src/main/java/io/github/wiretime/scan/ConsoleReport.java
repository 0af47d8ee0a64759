package io.github.wiretime.scan;

import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.finding.Judgement;
import java.io.PrintWriter;

/** What a person reads in a terminal or in the log of a build. */
record ConsoleReport(PrintWriter out) {

  void print(Scan scan) {
    scan.judgements().stream()
        .filter(judgement -> judgement.state() == Judgement.State.NEW)
        .map(Judgement::finding)
        .map(Finding::key)
        .forEach(out::println);
    out.flush();
  }
}
