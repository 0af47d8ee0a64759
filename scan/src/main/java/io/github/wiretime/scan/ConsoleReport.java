package io.github.wiretime.scan;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.finding.Judgement;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.report.MemberText;
import io.github.wiretime.checker.report.ModuleNote;
import io.github.wiretime.scan.archive.SomeNames;
import io.github.wiretime.scan.words.ScanTexts;
import java.io.PrintWriter;

/** What a person reads in a terminal or in the log of a build: the costliest members first. */
record ConsoleReport(PrintWriter out) {

  void print(Scan scan) {
    if (scan.isEmpty()) {
      return; // what was said says it
    }
    Dialect dialect = scan.dialect();
    String note = ModuleNote.of(scan.analysis(), scan.result(), dialect.language());
    int missing = scan.missing().count();
    out.println(
        dialect.text(
            ScanTexts.of(
                "console.line",
                missing == 0 ? note : ScanTexts.counted("console.missing", missing, note),
                scan.costs().all().stream()
                    .map(costs -> costs.release().title(dialect.language()))
                    .collect(joining(dialect.text(ScanTexts.of("console.releases")))))));
    ImmutableList<Finding> broken = scan.run().reported(Check.BROKEN_RPC_VALUE);
    if (!broken.isEmpty()) {
      out.println();
      out.println(see("console.broken", Check.BROKEN_RPC_VALUE, dialect));
      scan.texts().broken().lines(broken, scan.places()).forEach(out::println);
    }
    ImmutableList<Finding> findings = scan.run().reported(Check.COSTLY_RPC_TIME);
    if (!findings.isEmpty()) {
      out.println();
      scan.texts().costly().table(findings, scan.places()).forEach(out::println);
      out.println(see("console.see", Check.COSTLY_RPC_TIME, dialect));
    }
    ImmutableList<Judgement> costs = scan.judgements().get(Check.COSTLY_RPC_TIME);
    ImmutableList<Finding> migrating =
        Judgement.findings(costs, Judgement.State.MIGRATING)
            .collect(ImmutableList.toImmutableList());
    if (!migrating.isEmpty()) {
      MemberText names = scan.texts().costly().namesOf(costs);
      out.println();
      out.println(
          dialect.text(
              ScanTexts.of(
                  "console.migrating",
                  Judgement.RELEASE_1,
                  SomeNames.of(
                      migrating.stream().map(names::description).toList(), dialect.language()))));
    }
    out.flush();
  }

  private static String see(String sentence, Check check, Dialect dialect) {
    return dialect.text(ScanTexts.of(sentence, dialect.text(check.page())));
  }
}
