package io.github.wiretime.scan;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.scan.words.ScanTexts;
import java.io.PrintWriter;

/** What breaks between two builds, as a person reads it in a terminal or in the log of a build. */
record CompareReport(PrintWriter out) {

  void print(CompareScan found) {
    if (found.isEmpty()) {
      return; // what was said says it
    }
    CompareText text = new CompareText(found.places(), found.dialect().language());
    out.println(text.summary(found));
    print(found.reported(), text, "\n");
    ImmutableList<ComparedChange> some = found.forSomeValues();
    if (!some.isEmpty()) {
      out.println();
      out.println(found.dialect().text(ScanTexts.of("compare.some")));
      print(some, text, "");
    }
    out.flush();
  }

  private void print(ImmutableList<ComparedChange> changes, CompareText text, String before) {
    String gap = before;
    for (ComparedChange change : changes) {
      out.print(gap);
      text.lines(change).forEach(out::println);
      gap = "";
    }
  }
}
