package io.github.wiretime.checker.report;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.hash.Hashing;
import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.wiretime.checker.application.ReportLocation;
import io.github.wiretime.checker.finding.FindingJudge;
import io.github.wiretime.checker.finding.Judgement;
import io.github.wiretime.checker.options.Check;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** The new findings of one compilation in the form that GitLab shows in a merge request. */
final class CodeQualityReport {

  private final Places places;
  private final Repository repository;
  private final FindingTexts texts;
  private final Function<Check, SeverityLevel> severity;
  private final String module;

  /**
   * A report of one module.
   *
   * @param module what tells its findings from the same ones of another module
   */
  CodeQualityReport(
      Places places,
      Repository repository,
      FindingTexts texts,
      Function<Check, SeverityLevel> severity,
      String module) {
    this.places = places;
    this.repository = repository;
    this.texts = texts;
    this.severity = severity;
    this.module = module;
  }

  private String severity(Check check) {
    return switch (severity.apply(check)) {
      case ERROR -> "major";
      case WARNING -> "minor";
      case SUGGESTION -> "info";
    };
  }

  String of(FindingJudge.Result found) {
    ImmutableList<Map<String, Object>> all =
        Check.OF_ONE_BUILD.stream()
            .flatMap(check -> entries(check, found.judgements().get(check)))
            .collect(toImmutableList());
    return Json.of(all);
  }

  private Stream<Map<String, Object>> entries(Check check, Collection<Judgement> judgements) {
    FindingText text = texts.of(check);
    MemberText names = text.namesOf(judgements);
    return Judgement.findings(judgements, Judgement.State.NEW)
        .flatMap(
            finding ->
                entry(
                    check,
                    check.id(),
                    text.sentences(finding, names),
                    finding.key(),
                    finding.anchor()));
  }

  /** GitLab shows one line; every place that is reported is in a source or a file of now. */
  private Stream<Map<String, Object>> entry(
      Check check, String rule, String text, String key, ReportLocation anchor) {
    Optional<Places.Place> at = places.of(anchor);
    return at.stream()
        .map(
            place ->
                ImmutableMap.of(
                    "description",
                    text.lines().findFirst().orElseThrow(),
                    "check_name",
                    rule,
                    "fingerprint",
                    fingerprint(key),
                    "severity",
                    severity(check),
                    "location",
                    ImmutableMap.of(
                        "path", repository.path(place.file()),
                        "lines", ImmutableMap.of("begin", place.line()))));
  }

  private String fingerprint(String key) {
    return Hashing.sha256().hashString(module + " " + key, StandardCharsets.UTF_8).toString();
  }
}
