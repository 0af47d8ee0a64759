package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Profile;
import io.github.wiretime.measurements.twins.Stage;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** What a migration by twins saves, in bytes and in time. */
record TwinsTable(Table measured) {

  private static final List<InBoth> TITLES =
      List.of(
          new InBoth("serializer", "序列化方式"),
          new InBoth("class", "类"),
          new InBoth("one object, bytes", "单个对象，字节"),
          new InBoth("list of 100, bytes", "100 个对象，字节"),
          new InBoth("list of 100, µs", "100 个对象，µs"));

  private static final Map<Stage, InBoth> STAGES =
      Map.of(
          Stage.BEFORE, new InBoth("before", "迁移前"),
          Stage.READS, new InBoth("release 1", "第 1 次发布后"),
          Stage.SENDS, new InBoth("release 2", "第 2 次发布后"),
          Stage.DATE, new InBoth("`Date`", "`Date`"));

  String text(Function<InBoth, String> language) {
    MarkdownTable table = MarkdownTable.ofFigures(TITLES.stream().map(language).toList());
    for (Row row : measured.rows()) {
      table.row(
          Profile.of(row.get("profile")).shortTitle(),
          language.apply(STAGES.get(Stage.valueOf(row.get("stage")))),
          row.get("one"),
          row.get("list100"),
          micros(row));
    }
    return table.toString();
  }

  private static String micros(Row row) {
    Spread nanos = Spread.of(row);
    return Spread.marked(Spread.format(nanos.median() / 1000, 0), nanos.distance());
  }
}
