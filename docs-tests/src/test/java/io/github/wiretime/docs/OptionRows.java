package io.github.wiretime.docs;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Splitter;
import com.google.common.collect.Iterables;
import io.github.wiretime.build.Markdown;
import io.github.wiretime.checker.options.Door;
import io.github.wiretime.checker.options.Option;
import io.github.wiretime.checker.options.OptionTable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The table of options in a page. Names, doors and defaults are those of {@link OptionTable};
 * sentences are those of the page, and where it has none those of {@link OptionTable}.
 *
 * @param page the page as it is
 */
record OptionRows(Markdown page) {

  private static final Pattern TABLE =
      Pattern.compile("(\\| \\S+ \\| Error Prone \\|.*\n\\|[-:|]+\n)((?:\\|.*\n)+)");

  private static final int SENTENCE = 4;

  /** The page with the rows that it should have. */
  String rendered() {
    MatchResult table = table();
    return page.text().substring(0, table.start(2))
        + OptionTable.ALL.stream().map(this::row).collect(joining())
        + page.text().substring(table.end(2));
  }

  /** What the page says of each option. */
  Map<String, String> sentences() {
    Map<String, String> sentences = new HashMap<>();
    table()
        .group(2)
        .lines()
        .map(OptionRows::cells)
        .forEach(cells -> sentences.put(cells.get(0).replace("`", ""), cells.get(SENTENCE)));
    return sentences;
  }

  private MatchResult table() {
    return Iterables.getOnlyElement(TABLE.matcher(page.text()).results().toList());
  }

  private String row(Option<?> option) {
    String own = sentences().get(option.name());
    return Stream.of(
            "`" + option.name() + "`",
            mark(option, Door.ERROR_PRONE),
            mark(option, Door.MAVEN),
            mark(option, Door.SCANNER),
            own == null ? option.markdown() : own,
            standard(option))
        .map(cell -> cell.isEmpty() ? " |" : " " + cell + " |")
        .collect(joining("", "|", "\n"));
  }

  private String standard(Option<?> option) {
    return option
        .standard()
        .map(value -> "`" + value + "`")
        .orElse(page.path().contains("zh") ? "无" : "none");
  }

  private static String mark(Option<?> option, Door door) {
    return option.doors().contains(door) ? "✓" : "";
  }

  private static List<String> cells(String line) {
    return Splitter.on('|').trimResults().splitToList(line.substring(1, line.length() - 1));
  }
}
