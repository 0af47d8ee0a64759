package io.github.wiretime.checker.report;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.errorprone.BugPattern.SeverityLevel;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol;
import io.github.wiretime.checker.filter.Judgement;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.roots.SourceClasses;
import io.github.wiretime.checker.wire.Member;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The findings of one compilation in SARIF 2.1.0, the accepted and baselined ones as suppressed.
 */
final class SarifReport {

  private static final String RULE = "CostlyRpcTime";

  private final SourcePlaces places;
  private final Message message;
  private final String documentation;
  private final String level;

  SarifReport(SourcePlaces places, Message message, String documentation, SeverityLevel severity) {
    this.places = places;
    this.message = message;
    this.documentation = documentation;
    this.level =
        severity == SeverityLevel.SUGGESTION ? "note" : severity.name().toLowerCase(Locale.ROOT);
  }

  String of(Collection<Judgement> judgements, String module) {
    Map<String, Object> run =
        ImmutableMap.of(
            "tool", ImmutableMap.of("driver", driver()),
            "automationDetails", ImmutableMap.of("id", RULE + "/" + module),
            "columnKind", "utf16CodeUnits",
            "results", judgements.stream().map(this::result).toList());
    return Json.of(
        ImmutableMap.of(
            "$schema",
            "https://json.schemastore.org/sarif-2.1.0.json",
            "version",
            "2.1.0",
            "runs",
            List.of(run)));
  }

  private Map<String, Object> driver() {
    String summary =
        "A Dubbo call sends a time type that Hessian writes as a large and slow object";
    Map<String, Object> rule =
        ImmutableMap.<String, Object>builder()
            .put("id", RULE)
            .put("shortDescription", text(summary))
            .put(
                "help",
                text(
                    "Send epoch milliseconds or java.util.Date in a new field, or accept the cost with a reason. See "
                        + documentation))
            .put("helpUri", documentation)
            .put("defaultConfiguration", ImmutableMap.of("level", level))
            .put("properties", ImmutableMap.of("tags", List.of("performance")))
            .buildOrThrow();
    return ImmutableMap.of(
        "name", "Wiretime", "informationUri", documentation, "rules", List.of(rule));
  }

  private Map<String, Object> result(Judgement judgement) {
    Finding finding = judgement.finding();
    ImmutableMap.Builder<String, Object> result = ImmutableMap.builder();
    result.put("ruleId", RULE);
    result.put("ruleIndex", 0);
    result.put("level", level);
    result.put("message", text(message.of(finding)));
    result.put("locations", List.of(location(finding)));
    result.put("partialFingerprints", ImmutableMap.of("costlyRpcTime/v1", finding.key()));
    result.put("codeFlows", List.of(codeFlow(finding)));
    if (judgement.state() != Judgement.State.NEW) {
      result.put("suppressions", List.of(suppression(judgement)));
    }
    return result.buildOrThrow();
  }

  private static Map<String, Object> suppression(Judgement judgement) {
    boolean inSource = judgement.state() == Judgement.State.ACCEPTED;
    return ImmutableMap.of(
        "kind",
        inSource ? "inSource" : "external",
        "status",
        "accepted",
        "justification",
        judgement.justification().orElse(""));
  }

  private Map<String, Object> location(Finding finding) {
    ImmutableMap.Builder<String, Object> location = ImmutableMap.builder();
    finding
        .anchor()
        .declaration()
        .flatMap(declaration -> physical(declaration, finding.anchor().position()))
        .ifPresent(physical -> location.put("physicalLocation", physical));
    location.put(
        "logicalLocations",
        List.of(ImmutableMap.of("fullyQualifiedName", finding.member().key(), "kind", "member")));
    return location.buildOrThrow();
  }

  private Map<String, Object> codeFlow(Finding finding) {
    ImmutableList<Map<String, Object>> steps =
        finding.field().path().members().stream()
            .map(this::step)
            .collect(ImmutableList.toImmutableList());
    return ImmutableMap.of("threadFlows", List.of(ImmutableMap.of("locations", steps)));
  }

  private Map<String, Object> step(Member member) {
    ImmutableMap.Builder<String, Object> location = ImmutableMap.builder();
    if (SourceClasses.contains(member.declaration().enclClass())) {
      physical(member.declaration(), Optional.empty())
          .ifPresent(physical -> location.put("physicalLocation", physical));
    }
    location.put("message", text(member.label()));
    return ImmutableMap.of("location", location.buildOrThrow());
  }

  private Optional<Map<String, Object>> physical(Symbol declaration, Optional<Tree> inside) {
    return places
        .of(declaration, inside)
        .map(
            place ->
                ImmutableMap.of(
                    "artifactLocation", ImmutableMap.of("uri", place.uri()),
                    "region",
                        ImmutableMap.of("startLine", place.line(), "startColumn", place.column())));
  }

  private static Map<String, Object> text(String text) {
    return ImmutableMap.of("text", text);
  }
}
