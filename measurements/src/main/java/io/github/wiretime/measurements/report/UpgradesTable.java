package io.github.wiretime.measurements.report;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.scans.UpgradesRun;
import java.util.function.Function;
import java.util.stream.Stream;

/** What upgrades change in compiled applications. */
record UpgradesTable(Table upgrades) {

  private static final int SHORT_COMMIT = 8;

  private static final ImmutableList<String> FIGURES =
      ImmutableList.<String>builder()
          .add("services")
          .addAll(UpgradesRun.CHANGES)
          .add(UpgradesRun.REFUSED)
          .build();

  private static final ImmutableMap<String, String> CHINESE =
      ImmutableMap.<String, String>builder()
          .put("application", "应用")
          .put("commit", "提交")
          .put("upgrade", "升级")
          .put("services", "服务数")
          .put("breaks", "会出错")
          .put("breaks meanwhile", "并存期出错")
          .put("mended", "恢复正常")
          .put("new cost", "新增开销")
          .put("no cost", "不再有开销")
          .put("dearer", "开销变大")
          .put("cheaper", "开销变小")
          .put("refused classes", "被拒绝的类")
          .build();

  String text(Function<InBoth, String> language) {
    MarkdownTable table =
        MarkdownTable.ofFigures(
            Stream.concat(Stream.of("application", "commit", "upgrade"), FIGURES.stream())
                .map(column -> language.apply(new InBoth(column, CHINESE.get(column))))
                .toList());
    upgrades.rows().forEach(row -> table.row(cells(row)));
    return table.toString();
  }

  private static ImmutableList<String> cells(Row row) {
    ImmutableList.Builder<String> cells = ImmutableList.builder();
    cells.add(row.get("application"));
    cells.add(row.get("commit").substring(0, SHORT_COMMIT));
    cells.add("`" + row.get("upgrade") + "`");
    FIGURES.forEach(column -> cells.add(row.get(column)));
    return cells.build();
  }
}
