package io.github.wiretime.scan;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.scan.words.ScanTexts;
import java.io.PrintWriter;
import java.util.stream.Stream;

/** The table of an upgrade, as a person reads it in a terminal or in the log of a build. */
record UpgradeReport(PrintWriter out) {

  void print(UpgradeScan found) {
    if (found.scan().isEmpty()) {
      return; // what was said says it
    }
    UpgradeText text = new UpgradeText(found);
    Dialect dialect = found.scan().dialect();
    out.println(
        dialect.text(ScanTexts.of("upgrade.line", text.lines(), text.hessians(), text.counts())));
    out.println();
    TextTable.lines(
            Stream.concat(
                    Stream.of(
                        ImmutableList.of(
                            dialect.text(ScanTexts.of("serializers.title")),
                            text.title("before"),
                            text.title("after"))),
                    text.serializers().stream()
                        .map(row -> ImmutableList.of(row.peers(), row.before(), row.after())))
                .collect(toImmutableList()))
        .forEach(out::println);
    text.movedServices().forEach(out::println);
    ImmutableList<ImmutableList<String>> table = text.table();
    if (table.size() > 1) { // more than its titles
      out.println();
      TextTable.lines(table).forEach(out::println);
    }
    ImmutableList<String> breaks = text.breakLines();
    if (!breaks.isEmpty()) {
      out.println();
      out.println(dialect.text(ScanTexts.of("upgrade.breaks")));
      breaks.forEach(out::println);
    }
    ImmutableList<String> meanwhile = text.breakMeanwhileLines();
    if (!meanwhile.isEmpty()) {
      out.println();
      meanwhile.forEach(out::println);
    }
    out.println();
    out.println(text.allowList());
    out.flush();
  }
}
