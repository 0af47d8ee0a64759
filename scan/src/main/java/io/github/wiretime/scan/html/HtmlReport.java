package io.github.wiretime.scan.html;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableMap;
import io.github.wiretime.checker.files.WholeFile;
import io.github.wiretime.checker.finding.Costs;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.report.Json;
import io.github.wiretime.checker.report.MemberText;
import io.github.wiretime.checker.report.Message;
import io.github.wiretime.checker.report.Places;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.scan.words.ScanTexts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * One page with its style, its script and all that was found inside; it asks no server.
 *
 * @param places where members are declared, as far as that is known
 * @param message knows what members are called
 * @param costs what is costly, by the releases whose costs count
 * @param dialect of the reader
 */
public record HtmlReport(Places places, Message message, Costs costs, Dialect dialect) {

  /**
   * Writes the page whole.
   *
   * @throws IOException if the file cannot be written
   */
  public void write(Path file, ReportContent content) throws IOException {
    MemberText names = message.namesOf(content.judgements());
    Language language = dialect.language();
    Page page =
        new Page(
            content.inputs(),
            costs.all().stream()
                .map(each -> each.release().hessian().title(language))
                .collect(joining(ScanTexts.of("console.releases").in(language))),
            !costs.assumed().isEmpty(),
            PageFigures.of(Optional.of(costs.main().yardstick()), language),
            content.judgements().stream()
                .map(judgement -> PageRow.of(judgement, names, places, content.fixes(), language))
                .collect(toImmutableList()),
            content.forOlderPeers(),
            content.broken(),
            content.brokenCount(),
            content.classes(),
            content.calls().stream()
                .map(call -> new Call(call, language))
                .collect(toImmutableList()),
            content.payoff(),
            content.notes(),
            dialect.option(OptionTable.HESSIAN_LITE),
            content.fixes().map(PageFixes::command),
            language);
    WholeFile.write(file, of(page));
  }

  static String of(Page page) {
    Map<String, Object> data = PageData.of(page);
    String script = Template.resource("report.js");
    return new Template("report.html", page.language())
        .of(
            ImmutableMap.<String, Object>builder()
                .putAll(data)
                .put("script", script)
                .put("scriptHash", Template.hash(script))
                .put("data", json(data))
                .buildOrThrow());
  }

  /** No text in it can end the element around it, and JavaScript of any age reads it. */
  private static String json(Map<String, Object> data) {
    return Json.onOneLine(data)
        .replace("<", "\\u003c")
        .replace("&", "\\u0026")
        .replace("\u2028", "\\u2028")
        .replace("\u2029", "\\u2029");
  }
}
