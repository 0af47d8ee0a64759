package io.github.wiretime.measurements.report;

import static java.util.stream.Collectors.joining;

import io.github.wiretime.measurements.forms.Form;
import io.github.wiretime.measurements.forms.FormsRun;
import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Layout;
import java.util.ArrayList;
import java.util.List;

/** Which forms types on the wire take in public code. */
final class FormsTable {
  private static final int SHORT_COMMIT = 8;
  private static final List<String> KINDS = List.of(FormsRun.APPLICATION, FormsRun.PUBLIC_CODE);

  private final Table forms;
  private final Table code;

  FormsTable(Layout layout) {
    this.forms = Table.read(layout.result(FormsRun.FORMS));
    this.code = Table.read(layout.result(FormsRun.CODE));
  }

  String text() {
    MarkdownTable table =
        MarkdownTable.ofFigures(
            "form | check | applications | uses | findings | public code | uses | findings");
    table.row(cells("all", "", code, code));
    for (Form form : Form.values()) {
      Table rows = forms.where("form", form.name());
      table.row(cells(form.text(), form.engine().toString(), rows, code));
    }
    return table + "\nApplications: " + applications() + ".\n";
  }

  private static List<String> cells(String form, String engine, Table rows, Table code) {
    List<String> cells = new ArrayList<>(List.of(form, engine));
    for (String kind : KINDS) {
      Table ofKind = rows.where("kind", kind);
      cells.add(ofKind.rows().size() + " of " + code.where("kind", kind).rows().size());
      cells.add(sum(ofKind, "uses"));
      cells.add(sum(ofKind, "findings"));
    }
    return cells;
  }

  private static String sum(Table table, String column) {
    return Spread.format(table.stream().mapToDouble(row -> row.number(column)).sum(), 0);
  }

  private String applications() {
    return code.where("kind", FormsRun.APPLICATION).stream()
        .map(row -> row.get("code base") + " " + row.get("version").substring(0, SHORT_COMMIT))
        .collect(joining(", "));
  }
}
