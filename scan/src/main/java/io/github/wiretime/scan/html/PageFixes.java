package io.github.wiretime.scan.html;

import static com.google.common.collect.ImmutableMap.toImmutableMap;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableMap;
import com.sun.tools.javac.code.Symbol;
import io.github.wiretime.checker.finding.Judgement;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.scan.fix.Row;
import io.github.wiretime.scan.fix.Rows;
import io.github.wiretime.scan.fix.TwinBytes;
import io.github.wiretime.scan.words.ScanTexts;
import java.util.Optional;

/** What can be done about each finding. */
public final class PageFixes {

  private final ImmutableMap<String, Row> rows;
  private final ImmutableMap<Symbol, TwinBytes> twins;
  private final String command;
  private final Language language;

  /**
   * Of a patch of the first step.
   *
   * @param rows of all findings that nobody accepted
   * @param command what writes it, as the reader types it
   * @param language of the reader
   */
  public PageFixes(Rows rows, String command, Language language) {
    this.rows =
        rows.all().stream()
            .collect(toImmutableMap(row -> row.finding().key(), row -> row, (row, again) -> row));
    this.twins = rows.twins(Row.Outcome.PATCHED, Row.Outcome.DONE);
    this.command = command;
    this.language = language;
  }

  /** What values take once release 2 sends twins, by the field. */
  public ImmutableMap<Symbol, TwinBytes> twins() {
    return twins;
  }

  /** What writes the patch. */
  String command() {
    return command;
  }

  /** What can be done about one. */
  PageFix of(Judgement judgement) {
    if (judgement.state() == Judgement.State.ACCEPTED) {
      return PageFix.ACCEPTED;
    }
    return Optional.ofNullable(rows.get(judgement.finding().key()))
        .map(this::of)
        .orElse(PageFix.byHand(""));
  }

  private PageFix of(Row row) {
    String why = row.why().map(text -> text.in(language)).orElseGet(() -> before(row));
    return row.outcome() == Row.Outcome.LEFT_OUT ? PageFix.byHand(why) : PageFix.patch(why);
  }

  private String before(Row row) {
    return row.before().isEmpty()
        ? ""
        : ScanTexts.of(
                "page.before-deploying",
                row.before().stream().map(text -> text.in(language)).collect(joining("; ")))
            .in(language);
  }
}
