package io.github.wiretime.scan.html;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.finding.Judgement;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.report.MemberText;
import io.github.wiretime.checker.report.Places;
import io.github.wiretime.checker.walk.MemberPath;
import io.github.wiretime.checker.walk.Senders;
import io.github.wiretime.checker.words.Language;
import java.util.Map;
import java.util.Optional;

/**
 * A costly member.
 *
 * @param owner the fully qualified name of its class
 * @param member what the text of a scan calls it
 * @param key its name in a baseline
 * @param place file and line of its declaration; empty if they are not known
 * @param type the fully qualified name of the costly type
 * @param figures what that costs
 * @param state what became of the finding
 * @param reason why it is accepted, or how far its migration is; empty if it is neither
 * @param path the names of the members from a service to this one
 * @param fix what can be done about it, if that is known
 * @param senders the methods that send it, as far as they are known
 */
record PageRow(
    String owner,
    String member,
    String key,
    String place,
    String type,
    PageFigures figures,
    Judgement.State state,
    String reason,
    ImmutableList<String> path,
    Optional<PageFix> fix,
    Senders senders) {

  static PageRow of(
      Judgement judgement,
      MemberText names,
      Places places,
      Optional<PageFixes> fixes,
      Language language) {
    Finding finding = judgement.finding();
    MemberPath path = finding.occurrence().path();
    return new PageRow(
        TypeNames.of(finding.member().owner()),
        names.description(finding),
        finding.key(),
        places.of(finding.member().declaration()).map(Places.Place::text).orElse(""),
        finding.typeName(),
        PageFigures.of(finding.cost(), language),
        judgement.state(),
        judgement.justification(language).orElse(""),
        path.members().stream().map(names.labels(path.root())::of).collect(toImmutableList()),
        fixes.map(known -> known.of(judgement)),
        finding.occurrence().reachedBy());
  }

  String simpleType() {
    return type.substring(type.lastIndexOf('.') + 1);
  }

  /**
   * What template and script read.
   *
   * @param reach where the page lists the methods that send the member
   * @param language of those who have no script
   */
  Map<String, Object> asMap(int reach, Language language) {
    String stateName = Ascii.toLowerCase(state.name());
    return ImmutableMap.<String, Object>builder()
        .put("owner", owner)
        .put("member", member)
        .put("key", key)
        .put("place", place)
        .put("type", type)
        .put("simpleType", simpleType())
        .putAll(figures.asMap())
        .put("state", stateName)
        .put("stateText", PageWords.of(language).of("script.state." + stateName))
        .put("reason", reason)
        .put("path", path)
        .put("fix", fix.<Object>map(known -> known.asMap(language)).orElse(false))
        .put("methods", senders.methods())
        .put("reach", reach)
        .buildOrThrow();
  }
}
