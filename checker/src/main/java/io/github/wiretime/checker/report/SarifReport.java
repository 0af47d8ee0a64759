package io.github.wiretime.checker.report;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.hash.Hashing;
import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.finding.FindingFilter;
import io.github.wiretime.checker.finding.Judgement;
import io.github.wiretime.checker.finding.TypeChange;
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

  /** The second rule: a type that changed under the name of its member. */
  static final String CHANGED = RULE + ".ChangedInPlace";

  /** What the words of a result mean, in Markdown. */
  private static final String LEGEND =
      "`Sent by` is the shortest path from a service to the member. `Costs` are the bytes of the"
          + " first value of a type in a message and of each further one. The time is that of"
          + " writing and reading a value, as a multiple of `Date`'s.";

  private static final String CHANGED_LEGEND =
      "A baseline remembers the member with another type. Peers that have not been"
          + " rebuilt throw when they read it, or crash.";

  /** The page on values that do not arrive. */
  private static final String BROKEN_PAGE = Check.BROKEN_RPC_VALUE.page().in(Language.OF_PROGRAMS);

  private static final String BROKEN_LEGEND =
      "The value was sent and read by the real serializer of the release that the message names.";

  private static final String INSTEAD =
      "a new field of epoch milliseconds or Date; another type under the same name breaks or"
          + " crashes peers. Or accept the cost with a reason.";

  /** Hexadecimal digits, as many as GitHub's own fingerprints have. */
  private static final int FINGERPRINT = 16;

  private final Places places;
  private final Repository repository;
  private final Message message;
  private final ChangeText changes;
  private final String documentation;
  private final BrokenText broken;
  private final Function<Check, SeverityLevel> severity;

  SarifReport(
      Places places,
      Repository repository,
      FindingTexts texts,
      String documentation,
      Function<Check, SeverityLevel> severity) {
    this.places = places;
    this.repository = repository;
    this.message = texts.costly();
    this.changes = texts.changed();
    this.documentation = documentation;
    this.broken = texts.broken();
    this.severity = severity;
  }

  private String level(Check check) {
    SeverityLevel level = severity.apply(check);
    return level == SeverityLevel.SUGGESTION ? "note" : level.name().toLowerCase(Locale.ROOT);
  }

  String of(FindingFilter.Result found, Collection<String> notes, String module) {
    MemberText names = message.names(found.judgements());
    MemberText brokenNames = broken.namesOf(found.broken());
    ImmutableMap.Builder<String, Object> run = ImmutableMap.builder();
    run.put("tool", ImmutableMap.of("driver", driver()));
    run.put("automationDetails", ImmutableMap.of("id", RULE + "/" + module));
    if (!notes.isEmpty()) {
      run.put("invocations", List.of(invocation(notes)));
    }
    run.put("columnKind", "utf16CodeUnits");
    run.put(
        "results",
        Stream.of(
                found.judgements().stream()
                    .map(
                        judgement ->
                            result(judgement, names, message.of(judgement.finding(), names))),
                found.changes().stream().map(this::result),
                found.broken().stream()
                    .map(
                        judgement ->
                            result(
                                judgement,
                                brokenNames,
                                broken.sentences(judgement.finding(), brokenNames))))
            .flatMap(results -> results)
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
    String summary = Check.COSTLY_SUMMARY;
    Map<String, Object> rule =
        ImmutableMap.<String, Object>builder()
            .put("id", RULE)
            .put("shortDescription", text(summary))
            .put("fullDescription", text(summary + ". Instead: " + INSTEAD))
            .put("help", help(LEGEND, INSTEAD, documentation))
            .put("helpUri", documentation)
            .put("defaultConfiguration", ImmutableMap.of("level", level(Check.COSTLY_RPC_TIME)))
            .put("properties", ImmutableMap.of("tags", List.of("performance")))
            .buildOrThrow();
    return ImmutableMap.of(
        "name",
        "Wiretime",
        "informationUri",
        documentation,
        "rules",
        List.of(rule, changedRule(), brokenRule()));
  }

  private Map<String, Object> changedRule() {
    String summary = "The type of a member that Dubbo sends changed under the same name";
    return ImmutableMap.<String, Object>builder()
        .put("id", CHANGED)
        .put("shortDescription", text(summary))
        .put("fullDescription", text(summary + ". Instead " + changes.adviceOnFields()))
        .put("help", help(CHANGED_LEGEND, changes.adviceOnFields() + ".", changes.page()))
        .put("helpUri", changes.page())
        .put("defaultConfiguration", ImmutableMap.of("level", level(Check.COSTLY_RPC_TIME)))
        .put("properties", ImmutableMap.of("tags", List.of("correctness")))
        .buildOrThrow();
  }

  private Map<String, Object> brokenRule() {
    String summary = Check.BROKEN_SUMMARY;
    return ImmutableMap.<String, Object>builder()
        .put("id", Check.BROKEN_RPC_VALUE.id())
        .put("shortDescription", text(summary))
        .put("fullDescription", text(summary))
        .put("help", help(BROKEN_LEGEND, "what the message says.", BROKEN_PAGE))
        .put("helpUri", BROKEN_PAGE)
        .put("defaultConfiguration", ImmutableMap.of("level", level(Check.BROKEN_RPC_VALUE)))
        .put("properties", ImmutableMap.of("tags", List.of("correctness")))
        .buildOrThrow();
  }

  private Map<String, Object> result(TypeChange change) {
    ImmutableMap.Builder<String, Object> result = ImmutableMap.builder();
    result.put("ruleId", CHANGED);
    result.put("ruleIndex", 1);
    result.put("level", level(Check.COSTLY_RPC_TIME));
    result.put("message", text(changes.sentences(change)));
    places
        .of(change.anchor())
        .map(this::physical)
        .ifPresent(place -> result.put("locations", List.of(location(change.member(), place))));
    result.put("partialFingerprints", fingerprints(change.key()));
    change
        .acceptance()
        .ifPresent(reason -> result.put("suppressions", List.of(suppression("inSource", reason))));
    return result.buildOrThrow();
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
    result.put("ruleIndex", finding.check() == Check.COSTLY_RPC_TIME ? 0 : 2);
    result.put("level", level(finding.check()));
    result.put("message", text(text));
    Optional<Map<String, Object>> place = places.of(finding.anchor()).map(this::physical);
    place.ifPresent(
        physical -> result.put("locations", List.of(location(finding.member(), physical))));
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
      Finding finding, MemberText names, Optional<Map<String, Object>> place) {
    MemberPath path = finding.occurrence().path();
    Labels labels = names.labels(path.root());
    ImmutableList<Map<String, Object>> steps =
        new Way(path, names)
            .steps(
                member -> step(labels.of(member), placeOf(member).or(() -> place)),
                gap -> step(gap, place));
    return ImmutableMap.of("threadFlows", List.of(ImmutableMap.of("locations", steps)));
  }

  private Optional<Map<String, Object>> placeOf(Member member) {
    return places.of(member.declaration()).map(this::physical);
  }

  /**
   * Viewers skip steps without a file, so one in another module, or one that stands for several, is
   * shown where the finding is.
   */
  private static Map<String, Object> step(String text, Optional<Map<String, Object>> place) {
    ImmutableMap.Builder<String, Object> location = ImmutableMap.builder();
    place.ifPresent(physical -> location.put("physicalLocation", physical));
    location.put("message", text(text));
    return ImmutableMap.of("location", location.buildOrThrow());
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
