package io.github.wiretime.measurements.report;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import java.util.function.Function;
import java.util.stream.Stream;

/** What upgrades change in compiled applications. */
record UpgradesTable(Table upgrades) {

  private static final int SHORT_COMMIT = 8;

  private static final ImmutableList<InBoth> TITLES =
      ImmutableList.of(
          new InBoth("application", "应用"), new InBoth("commit", "提交"), new InBoth("upgrade", "升级"));

  /** The columns of the file in English are those of the page. */
  private static final ImmutableList<InBoth> FIGURES =
      ImmutableList.of(
          new InBoth("services", "服务数"),
          new InBoth("breaks", "会出错"),
          new InBoth("breaks meanwhile", "并存期出错"),
          new InBoth("mended", "恢复正常"),
          new InBoth("new cost", "新增开销"),
          new InBoth("no cost", "不再有开销"),
          new InBoth("dearer", "开销变大"),
          new InBoth("cheaper", "开销变小"),
          new InBoth("refused classes", "被拒绝的类"));

  String text(Function<InBoth, String> language) {
    MarkdownTable table =
        MarkdownTable.ofFigures(
            Stream.concat(TITLES.stream(), FIGURES.stream()).map(language).toList());
    upgrades.rows().forEach(row -> table.row(cells(row)));
    return table.toString();
  }

  private static ImmutableList<String> cells(Row row) {
    ImmutableList.Builder<String> cells = ImmutableList.builder();
    cells.add(row.get("application"));
    cells.add(row.get("commit").substring(0, SHORT_COMMIT));
    cells.add("`" + row.get("upgrade") + "`");
    FIGURES.forEach(column -> cells.add(row.get(column.english())));
    return cells.build();
  }
}
