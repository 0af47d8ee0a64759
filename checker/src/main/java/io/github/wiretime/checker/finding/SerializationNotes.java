package io.github.wiretime.checker.finding;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.Multimaps;
import io.github.wiretime.checker.negotiation.HessianUse;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.roots.SkippedService;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Text;
import java.util.Collection;
import java.util.stream.Stream;

/**
 * Notes for the user: which costs depend on the release of Dubbo that a peer has, and which
 * settings keep the check silent.
 */
public final class SerializationNotes {

  private static final int SHOWN = 3;

  private final Dialect dialect;

  SerializationNotes(Dialect dialect) {
    this.dialect = dialect;
  }

  /**
   * The notes, a sentence each. There is none if no cost depends on peers or settings.
   *
   * @param reported the findings that the user sees
   * @param dialect of the user
   */
  public static ImmutableList<Text> of(
      Analysis analysis, Collection<Finding> reported, Dialect dialect) {
    return new SerializationNotes(dialect).of(analysis, reported);
  }

  private ImmutableList<Text> of(Analysis analysis, Collection<Finding> reported) {
    return Stream.of(
            forOlderPeers(analysis), ofReferences(reported), bySettings(analysis.skipped()))
        .flatMap(sentences -> sentences)
        .collect(toImmutableList());
  }

  private Stream<Text> forOlderPeers(Analysis analysis) {
    int members = analysis.forOlderPeers().size();
    return members == 0
        ? Stream.of()
        : Stream.of(CheckTexts.counted("older-peers", members, set("hessian2")));
  }

  private Stream<Text> ofReferences(Collection<Finding> reported) {
    long members =
        reported.stream()
            .filter(finding -> !finding.isAccepted())
            .filter(
                finding ->
                    finding
                        .occurrence()
                        .path()
                        .root()
                        .asService()
                        .filter(service -> service.hessian() == HessianUse.PROVIDER_DECIDES)
                        .isPresent())
            .map(Finding::member)
            .distinct()
            .count();
    return members == 0
        ? Stream.of()
        : Stream.of(CheckTexts.counted("provider-decides", members, set("fastjson2")));
  }

  /** A sentence for each setting of a file that keeps services silent. */
  Stream<Text> bySettings(Collection<SkippedService> skipped) {
    ImmutableListMultimap<Text, SkippedService> byReason =
        Multimaps.index(
            skipped.stream().filter(each -> each.file().isPresent()).toList(),
            each -> CheckTexts.of("settings.reason", each.file().get(), each.reason()));
    return byReason.asMap().entrySet().stream()
        .map(
            each ->
                CheckTexts.of(
                    "settings.skipped", each.getKey(), some(each.getValue()), set("hessian2")));
  }

  private static Object some(Collection<SkippedService> services) {
    String names =
        services.stream()
            .map(SkippedService::simpleName)
            .sorted()
            .limit(SHOWN)
            .collect(joining(", "));
    return services.size() > SHOWN
        ? CheckTexts.of("list.more", names, services.size() - SHOWN)
        : names;
  }

  private String set(String serializer) {
    return dialect.setting(OptionTable.SERIALIZATION, serializer);
  }
}
