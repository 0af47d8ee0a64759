package io.github.wiretime.scan;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.hash.Hashing;
import io.github.wiretime.checker.files.ModuleFolder;
import io.github.wiretime.checker.files.WholeFile;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.report.Json;
import io.github.wiretime.checker.report.Places;
import io.github.wiretime.checker.report.Repository;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.scan.compare.BreakingRule;
import io.github.wiretime.scan.compare.Direction;
import io.github.wiretime.scan.compare.Verdict;
import io.github.wiretime.scan.html.ComparePage;
import io.github.wiretime.scan.words.ScanTexts;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The files that a comparison of two builds leaves. */
record CompareFiles(CompareScan found) {

  private static final String PAGE = Check.BREAKING_RPC_CHANGE.page().in(Language.OF_PROGRAMS);

  private static final ImmutableList<BreakingRule> RULES =
      ImmutableList.copyOf(BreakingRule.values());

  /** Hexadecimal digits, as many as GitHub's own fingerprints have. */
  private static final int FINGERPRINT = 16;

  /** SARIF, in which what is not new is suppressed, and what breaks for some values is a note. */
  void writeSarif(Path file) throws IOException {
    WholeFile.write(file, sarif());
  }

  private String sarif() {
    CompareText text = new CompareText(found.places(), Language.OF_PROGRAMS);
    Map<String, Object> driver =
        ImmutableMap.of(
            "name",
            "Wiretime",
            "informationUri",
            PAGE,
            "rules",
            RULES.stream().map(CompareFiles::rule).toList());
    return Json.of(
        ImmutableMap.of(
            "$schema",
            "https://json.schemastore.org/sarif-2.1.0.json",
            "version",
            "2.1.0",
            "runs",
            List.of(
                ImmutableMap.of(
                    "tool",
                    ImmutableMap.of("driver", driver),
                    "automationDetails",
                    ImmutableMap.of("id", Check.BREAKING_RPC_CHANGE.id() + "/scan/"),
                    "columnKind",
                    "utf16CodeUnits",
                    "results",
                    found.changes().stream().map(change -> result(change, text)).toList()))));
  }

  private static Map<String, Object> rule(BreakingRule rule) {
    return ImmutableMap.<String, Object>builder()
        .put("id", id(rule))
        .put("shortDescription", text(Check.BREAKING_SUMMARY))
        .put(
            "help",
            text(
                ScanTexts.of("breaking." + rule.id() + ".instead").in(Language.OF_PROGRAMS)
                    + ". See "
                    + PAGE))
        .put("helpUri", PAGE)
        .put("defaultConfiguration", ImmutableMap.of("level", "warning"))
        .put("properties", ImmutableMap.of("tags", List.of("correctness")))
        .buildOrThrow();
  }

  private static String id(BreakingRule rule) {
    return Check.BREAKING_RPC_CHANGE.id() + "." + rule.id();
  }

  private Map<String, Object> result(ComparedChange compared, CompareText text) {
    ImmutableMap.Builder<String, Object> result = ImmutableMap.builder();
    result.put("ruleId", id(compared.change().rule()));
    result.put("ruleIndex", RULES.indexOf(compared.change().rule()));
    result.put("level", compared.change().isForAny() ? "warning" : "note");
    result.put("message", text(String.join("\n", text.lines(compared))));
    Places.Place place =
        compared
            .declaration()
            .flatMap(found.places()::of)
            .orElseGet(() -> Places.Place.ofClass(className(compared)));
    result.put(
        "locations",
        List.of(
            ImmutableMap.of(
                "physicalLocation",
                ImmutableMap.of(
                    "artifactLocation",
                    ImmutableMap.of("uri", repository().relative(place.file())),
                    "region",
                    ImmutableMap.of("startLine", place.line(), "startColumn", place.column())),
                "logicalLocations",
                List.of(
                    ImmutableMap.of(
                        "fullyQualifiedName", compared.change().key(), "kind", "member")))));
    result.put(
        "partialFingerprints",
        ImmutableMap.of(
            "breakingRpcChange/v1",
            compared.line(),
            "primaryLocationLineHash",
            hash(compared).substring(0, FINGERPRINT) + ":1"));
    result.put("properties", properties(compared));
    if (!compared.isNew()) {
      result.put(
          "suppressions",
          List.of(
              ImmutableMap.of(
                  "kind",
                  compared.acceptance().isPresent() ? "inSource" : "external",
                  "status",
                  "accepted",
                  "justification",
                  compared.acceptance().orElse("It is in the baseline"))));
    }
    return result.buildOrThrow();
  }

  /** The outermost class around a change; what is gone has none but that of its name. */
  private static String className(ComparedChange compared) {
    String key = compared.change().key();
    return compared
        .declaration()
        .map(symbol -> symbol.outermostClass().flatName().toString())
        .orElseGet(() -> key.substring(0, key.indexOf('#')).replaceFirst("\\$.*", ""));
  }

  /** What programs read: who has which build, and what happens. */
  private static Map<String, Object> properties(ComparedChange compared) {
    ImmutableMap.Builder<String, Object> properties = ImmutableMap.builder();
    properties.put("member", compared.change().key());
    compared
        .change()
        .verdicts()
        .forEach((direction, verdict) -> properties.put(CompareText.id(direction), asMap(verdict)));
    properties.put("sentInResults", compared.change().isInResult());
    properties.put("sentInArguments", compared.change().isInParameter());
    return properties.buildOrThrow();
  }

  private static Map<String, Object> asMap(Verdict verdict) {
    return ImmutableMap.of("effect", CompareText.effect(verdict), "onlyFor", verdict.values());
  }

  /** What GitLab shows in a merge request: what fails and has a place in a source of now. */
  void writeCodeQuality(Path file) throws IOException {
    CompareText text = new CompareText(found.places(), Language.OF_PROGRAMS);
    WholeFile.write(
        file,
        Json.of(
            found.reported().stream()
                .flatMap(change -> codeQuality(change, text))
                .collect(toImmutableList())));
  }

  private Stream<Map<String, Object>> codeQuality(ComparedChange compared, CompareText text) {
    return compared.declaration().flatMap(found.places()::of).stream()
        .map(
            place ->
                ImmutableMap.of(
                    "description",
                    text.claim(compared),
                    "check_name",
                    Check.BREAKING_RPC_CHANGE.id(),
                    "fingerprint",
                    hash(compared),
                    "severity",
                    "minor",
                    "location",
                    ImmutableMap.of(
                        "path", repository().path(place.file()),
                        "lines", ImmutableMap.of("begin", place.line()))));
  }

  private static String hash(ComparedChange compared) {
    return Hashing.sha256().hashString(compared.line(), StandardCharsets.UTF_8).toString();
  }

  private Repository repository() {
    return Repository.around(ModuleFolder.of(found.application().context()));
  }

  private static Map<String, Object> text(String text) {
    return ImmutableMap.of("text", text);
  }

  /** A table for a pull request. */
  void writeMarkdown(Path file) throws IOException {
    WholeFile.write(file, markdown());
  }

  private String markdown() {
    CompareText text = text();
    StringBuilder markdown = new StringBuilder();
    markdown.append("## ").append(text.summary(found)).append("\n");
    ImmutableList<ComparedChange> changes =
        Stream.concat(found.reported().stream(), found.forSomeValues().stream())
            .collect(toImmutableList());
    if (!changes.isEmpty()) {
      markdown
          .append("\n| | ")
          .append(text.in(ScanTexts.of("compare.old-to-new")))
          .append(" | ")
          .append(text.in(ScanTexts.of("compare.new-to-old")))
          .append(" | ")
          .append(text.in(ScanTexts.of("compare.order")))
          .append(" |\n|---|---|---|---|\n");
      changes.forEach(change -> markdown.append(row(change, text)));
    }
    return markdown.toString();
  }

  private static String row(ComparedChange compared, CompareText text) {
    return "| "
        + cell(text.claim(compared))
        + " | "
        + cell(text.outcome(compared, Direction.OLD_TO_NEW))
        + " | "
        + cell(text.outcome(compared, Direction.NEW_TO_OLD))
        + " | "
        + cell(text.orderOf(compared))
        + " |\n";
  }

  private static String cell(String text) {
    return text.replace("|", "\\|").replace("<", "&lt;");
  }

  /** A page to look at. */
  void writePage(Path file) throws IOException {
    CompareText text = text();
    new ComparePage(
            text.summary(found),
            rows(found.reported(), text),
            rows(found.forSomeValues(), text),
            found.said(),
            found.dialect().language())
        .write(file);
  }

  private CompareText text() {
    return new CompareText(found.places(), found.dialect().language());
  }

  private static ImmutableList<ComparePage.Row> rows(
      ImmutableList<ComparedChange> changes, CompareText text) {
    return changes.stream()
        .map(
            change ->
                new ComparePage.Row(
                    text.claim(change),
                    text.facts(change).stream()
                        .map(fact -> new ComparePage.Fact(fact.label(), fact.text()))
                        .collect(toImmutableList())))
        .collect(toImmutableList());
  }
}
