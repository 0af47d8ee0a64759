package io.github.wiretime.checker.report;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.hash.Hashing;
import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.finding.FindingJudge;
import io.github.wiretime.checker.finding.Judgement;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.walk.MemberPath;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.checker.words.Printable;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** The findings of one compilation in SARIF 2.1.0, those that are not new as suppressed. */
final class SarifReport {

  /** What GitHub and GitLab know findings by. */
  static final String RULE = "CostlyRpcTime";

  /** As results number them. */
  private static final ImmutableList<Check> RULES = Check.OF_ONE_BUILD.asList();

  /** Hexadecimal digits, as many as GitHub's own fingerprints have. */
  private static final int FINGERPRINT = 16;

  private final Places places;
  private final Repository repository;
  private final FindingTexts texts;
  private final String documentation;
  private final Function<Check, SeverityLevel> severity;

  SarifReport(
      Places places,
      Repository repository,
      FindingTexts texts,
      String documentation,
      Function<Check, SeverityLevel> severity) {
    this.places = places;
    this.repository = repository;
    this.texts = texts;
    this.documentation = documentation;
    this.severity = severity;
  }

  private String level(Check check) {
    SeverityLevel level = severity.apply(check);
    return level == SeverityLevel.SUGGESTION ? "note" : level.name().toLowerCase(Locale.ROOT);
  }

  String of(FindingJudge.Result found, Collection<String> notes, String module) {
    ImmutableMap.Builder<String, Object> run = ImmutableMap.builder();
    run.put("tool", ImmutableMap.of("driver", driver()));
    run.put("automationDetails", ImmutableMap.of("id", RULE + "/" + module));
    if (!notes.isEmpty()) {
      run.put("invocations", List.of(invocation(notes)));
    }
    run.put("columnKind", "utf16CodeUnits");
    run.put(
        "results",
        Check.OF_ONE_BUILD.stream()
            .flatMap(check -> results(check, found.judgements().get(check)))
            .toList());
    return Json.of(
        ImmutableMap.of(
            "$schema",
            "https://json.schemastore.org/sarif-2.1.0.json",
            "version",
            "2.1.0",
            "runs",
            List.of(run.buildOrThrow())));
  }

  private Stream<Map<String, Object>> results(Check check, Collection<Judgement> judgements) {
    FindingText text = texts.of(check);
    MemberText names = text.namesOf(judgements);
    return judgements.stream()
        .map(judgement -> result(judgement, names, text.sentences(judgement.finding(), names)));
  }

  private static Map<String, Object> invocation(Collection<String> notes) {
    return ImmutableMap.of(
        "executionSuccessful",
        true,
        "toolExecutionNotifications",
        notes.stream()
            .map(note -> ImmutableMap.of("level", "note", "message", text(note)))
            .toList());
  }

  private Map<String, Object> driver() {
    ImmutableMap.Builder<String, Object> driver = ImmutableMap.builder();
    driver.put("name", "Wiretime");
    Optional.ofNullable(getClass().getPackage().getImplementationVersion()) // that of the jar
        .ifPresent(version -> driver.put("version", version));
    driver.put("informationUri", documentation);
    driver.put("rules", RULES.stream().map(this::rule).toList());
    return driver.buildOrThrow();
  }

  private Map<String, Object> rule(Check check) {
    FindingText.Rule rule = texts.of(check).rule();
    String page =
        check == Check.COSTLY_RPC_TIME ? documentation : check.page().in(Language.OF_PROGRAMS);
    return ImmutableMap.<String, Object>builder()
        .put("id", check.id())
        .put("shortDescription", text(check.summary()))
        .put("fullDescription", text(rule.description()))
        .put("help", help(rule.legend(), rule.instead(), page))
        .put("helpUri", page)
        .put("defaultConfiguration", ImmutableMap.of("level", level(check)))
        .put("properties", ImmutableMap.of("tags", List.of(check.tag())))
        .buildOrThrow();
  }

  /** The same in Markdown, which has room for a link, and as text. */
  private static Map<String, Object> help(String legend, String instead, String page) {
    return ImmutableMap.of(
        "text",
        legend.replace("`", "") + " Instead: " + instead + " See " + page,
        "markdown",
        legend + "\n\n**Instead:** " + instead + "\n\n[More](" + page + ")");
  }

  private Map<String, Object> result(Judgement judgement, MemberText names, String text) {
    Finding finding = judgement.finding();
    ImmutableMap.Builder<String, Object> result = ImmutableMap.builder();
    result.put("ruleId", finding.check().id());
    result.put("ruleIndex", RULES.indexOf(finding.check()));
    result.put("level", level(finding.check()));
    result.put("message", text(text));
    Map<String, Object> place =
        physical(
            places
                .of(finding.anchor())
                .or(() -> places.of(finding.occurrence().path().root().anchor())),
            finding.member());
    result.put("locations", List.of(location(finding.member(), place)));
    result.put("partialFingerprints", fingerprints(finding.key()));
    result.put("codeFlows", List.of(codeFlow(finding, names, place)));
    if (judgement.state() != Judgement.State.NEW) {
      result.put("suppressions", List.of(suppression(judgement)));
    }
    return result.buildOrThrow();
  }

  /** The second one is what GitHub compares; without it, findings in one line would be one. */
  private static Map<String, Object> fingerprints(String key) {
    String hash = Hashing.sha256().hashString(key, StandardCharsets.UTF_8).toString();
    return ImmutableMap.of(
        "costlyRpcTime/v1", key, "primaryLocationLineHash", hash.substring(0, FINGERPRINT) + ":1");
  }

  private static Map<String, Object> suppression(Judgement judgement) {
    return suppression(
        judgement.state() == Judgement.State.BASELINED ? "external" : "inSource",
        judgement.justification(Language.OF_PROGRAMS).orElse("It is in the baseline"));
  }

  private static Map<String, Object> suppression(String kind, String justification) {
    return ImmutableMap.of("kind", kind, "status", "accepted", "justification", justification);
  }

  private static Map<String, Object> location(Member member, Map<String, Object> physical) {
    return ImmutableMap.of(
        "physicalLocation",
        physical,
        "logicalLocations",
        List.of(ImmutableMap.of("fullyQualifiedName", member.key(), "kind", "member")));
  }

  /** As long as the path in the message, so that the size of a report grows with the findings. */
  private Map<String, Object> codeFlow(
      Finding finding, MemberText names, Map<String, Object> place) {
    MemberPath path = finding.occurrence().path();
    Labels labels = names.labels(path.root());
    ImmutableList<Map<String, Object>> steps =
        new PathText(path, names)
            .steps(
                member ->
                    step(
                        labels.of(member),
                        places.of(member.declaration()).map(this::physical).orElse(place)),
                gap -> step(gap, place));
    return ImmutableMap.of("threadFlows", List.of(ImmutableMap.of("locations", steps)));
  }

  /**
   * Viewers skip steps without a file, so one in another module, or one that stands for several, is
   * shown where the finding is.
   */
  private static Map<String, Object> step(String text, Map<String, Object> place) {
    return ImmutableMap.of(
        "location", ImmutableMap.of("physicalLocation", place, "message", text(text)));
  }

  private Map<String, Object> physical(Optional<Places.Place> place, Member member) {
    return physical(
        place.orElseGet(
            () ->
                Places.Place.ofClass(member.declaration().outermostClass().flatName().toString())));
  }

  private Map<String, Object> physical(Places.Place place) {
    return ImmutableMap.of(
        "artifactLocation", ImmutableMap.of("uri", repository.relative(place.file())),
        "region", ImmutableMap.of("startLine", place.line(), "startColumn", place.column()));
  }

  /** In SARIF's plain texts {@code [text](address)} is a link, too (3.11.6). */
  private static Map<String, Object> text(String text) {
    return ImmutableMap.of("text", Printable.ofLines(text).replace("](", "\\]("));
  }
}
