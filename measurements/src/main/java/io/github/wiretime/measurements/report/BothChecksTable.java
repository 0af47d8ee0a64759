package io.github.wiretime.measurements.report;

import static io.github.wiretime.measurements.sizes.BothChecksRun.BOTH;
import static io.github.wiretime.measurements.sizes.BothChecksRun.CHECKS;
import static io.github.wiretime.measurements.sizes.BothChecksRun.ONE;

import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import java.util.List;

/** What both checks take, beside the check of costs alone. */
record BothChecksTable(Table table) {

  String text() {
    MarkdownTable shown =
        MarkdownTable.ofFigures(
            "code base | `CostlyRpcTime`, ms | both checks, ms | both / one, median of the JVMs");
    table.stream()
        .map(row -> row.get("subject"))
        .distinct()
        .forEach(subject -> new Subject(table.where("subject", subject)).show(subject, shown));
    return table.rows().isEmpty() ? "" : shown.toString();
  }

  /** Of the smallest code base, the median of the JVMs; the table is not empty. */
  String ratio() {
    String smallest = table.rows().get(0).get("subject");
    return Spread.of(new Subject(table.where("subject", smallest)).ratios()).middle(2);
  }

  /** The compilations of one code base. */
  private record Subject(Table table) {

    void show(String name, MarkdownTable shown) {
      shown.row(
          name,
          Spread.of(medians(ONE)).text(1),
          Spread.of(medians(BOTH)).text(1),
          Spread.of(ratios()).text(3));
    }

    /** The median of the rounds in each JVM, in milliseconds. */
    private List<Double> medians(String checks) {
      return jvms().stream().map(jvm -> median(jvm, checks)).toList();
    }

    /** Of the two medians of each JVM. */
    private List<Double> ratios() {
      return jvms().stream().map(jvm -> median(jvm, BOTH) / median(jvm, ONE)).toList();
    }

    private List<String> jvms() {
      return table.stream().map(row -> row.get("jvm")).distinct().toList();
    }

    private double median(String jvm, String checks) {
      List<Row> rows = table.where("jvm", jvm).where(CHECKS, checks).rows();
      return Spread.of(rows, Compilations::own).median();
    }
  }
}
