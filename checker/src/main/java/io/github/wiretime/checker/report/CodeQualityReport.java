package io.github.wiretime.checker.report;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.hash.Hashing;
import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.wiretime.checker.application.ReportLocation;
import io.github.wiretime.checker.finding.FindingFilter;
import io.github.wiretime.checker.finding.Judgement;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The new findings of one compilation in the form that GitLab shows in a merge request. */
final class CodeQualityReport {

  private final Places places;
  private final Repository repository;
  private final Message message;
  private final ChangeText changes;
  private final String severity;
  private final String module;

  /**
   * A report of one module.
   *
   * @param module what tells its findings from the same ones of another module
   */
  CodeQualityReport(
      Places places,
      Repository repository,
      Message message,
      ChangeText changes,
      SeverityLevel severity,
      String module) {
    this.places = places;
    this.repository = repository;
    this.message = message;
    this.changes = changes;
    this.severity =
        switch (severity) {
          case ERROR -> "major";
          case WARNING -> "minor";
          case SUGGESTION -> "info";
        };
    this.module = module;
  }

  String of(FindingFilter.Result found) {
    MemberText names = message.names(found.judgements());
    ImmutableList<Map<String, Object>> entries =
        Stream.concat(
                found.judgements().stream()
                    .filter(judgement -> judgement.state() == Judgement.State.NEW)
                    .map(Judgement::finding)
                    .flatMap(
                        finding ->
                            entry(
                                SarifReport.RULE,
                                message.of(finding, names),
                                finding.key(),
                                finding.anchor())),
                found.newChanges().stream()
                    .flatMap(
                        change ->
                            entry(
                                SarifReport.CHANGED,
                                changes.claim(change),
                                change.key(),
                                change.anchor())))
            .collect(toImmutableList());
    return Json.of(entries);
  }

  /** GitLab shows one line; every place that is reported is in a source or a file of now. */
  private Stream<Map<String, Object>> entry(
      String rule, String text, String key, ReportLocation anchor) {
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
                    severity,
                    "location",
                    ImmutableMap.of(
                        "path", URI.create(repository.relative(place.file())).getPath(),
                        "lines", ImmutableMap.of("begin", place.line()))));
  }

  private String fingerprint(String key) {
    return Hashing.sha256().hashString(module + " " + key, StandardCharsets.UTF_8).toString();
  }
}
