package io.github.wiretime.scan;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.finding.Judgement;
import io.github.wiretime.checker.report.MemberText;
import io.github.wiretime.checker.report.ModuleNote;
import io.github.wiretime.scan.archive.SomeNames;
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
    ImmutableList<Finding> broken = scan.newBroken();
    if (!broken.isEmpty()) {
      out.println();
      out.println("values that do not arrive:");
      scan.brokenText().lines(broken, scan.places()).forEach(out::println);
    }
    ImmutableList<Finding> findings = withState(scan.judgements(), Judgement.State.NEW);
    if (!findings.isEmpty()) {
      out.println();
      scan.message().table(findings, scan.places()).forEach(out::println);
    }
    ImmutableList<Finding> migrating = withState(scan.judgements(), Judgement.State.MIGRATING);
    if (!migrating.isEmpty()) {
      MemberText names = scan.message().names(scan.judgements());
      out.println();
      out.println(
          "in migration, "
              + Judgement.RELEASE_1
              + ": "
              + SomeNames.of(migrating.stream().map(names::name).toList()));
    }
    scan.changeTexts().forEach(text -> out.println("\n" + text));
    out.flush();
  }

  private static ImmutableList<Finding> withState(
      ImmutableList<Judgement> judgements, Judgement.State state) {
    return judgements.stream()
        .filter(judgement -> judgement.state() == state)
        .map(Judgement::finding)
        .collect(ImmutableList.toImmutableList());
  }

  private static String missing(int classes) {
    return classes == 0 ? "" : ", " + classes + (classes == 1 ? " class" : " classes") + " missing";
  }
}
