package io.github.wiretime.checker.finding;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.Multimaps;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.roots.SkippedService;
import io.github.wiretime.checker.serializer.HessianUse;
import java.util.Collection;
import java.util.stream.Stream;

/**
 * Notes for the user: which costs depend on the release of Dubbo that a peer has, and which
 * settings keep the check silent.
 */
public final class SerializationNotes {

  private final Dialect dialect;

  private SerializationNotes(Dialect dialect) {
    this.dialect = dialect;
  }

  /**
   * The notes, a sentence each. There is none if no cost depends on peers or settings.
   *
   * @param reported the findings that the user sees
   * @param dialect of the user
   */
  public static ImmutableList<String> of(
      Analysis analysis, Collection<Finding> reported, Dialect dialect) {
    return new SerializationNotes(dialect).of(analysis, reported);
  }

  private ImmutableList<String> of(Analysis analysis, Collection<Finding> reported) {
    return Stream.of(forOlderPeers(analysis), ofReferences(reported), bySettings(analysis))
        .flatMap(sentences -> sentences)
        .collect(toImmutableList());
  }

  private Stream<String> forOlderPeers(Analysis analysis) {
    int members = analysis.forOlderPeers().size();
    return members == 0
        ? Stream.of()
        : Stream.of(
            "consumers from Dubbo 3.2 on get what the provider prefers, fastjson2 by default; "
                + (members == 1 ? "1 member is" : members + " members are")
                + " costly for older consumers, direct URLs and peers without it"
                + set("hessian2")
                + " to see "
                + (members == 1 ? "it" : "them"));
  }

  private Stream<String> ofReferences(Collection<Finding> reported) {
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
        : Stream.of(
            "Dubbo 3.2 providers send fastjson2 by default, and of "
                + (members == 1 ? "1 member" : members + " members")
                + " the provider is not in sight"
                + set("fastjson2")
                + " if it is one");
  }

  private Stream<String> bySettings(Analysis analysis) {
    ImmutableListMultimap<String, SkippedService> byReason =
        Multimaps.index(
            analysis.skipped().stream().filter(each -> each.file().isPresent()).toList(),
            each -> each.file().get() + ": " + each.reason());
    return byReason.asMap().entrySet().stream()
        .map(
            each ->
                each.getKey()
                    + ", so nothing is reported of "
                    + each.getValue().stream()
                        .map(SkippedService::simpleName)
                        .sorted()
                        .limit(3)
                        .collect(joining(", "))
                    + (each.getValue().size() > 3
                        ? " and " + (each.getValue().size() - 3) + " more"
                        : "")
                    + set("hessian2")
                    + " if that is wrong");
  }

  private String set(String serializer) {
    return "; set " + dialect.setting(OptionTable.SERIALIZATION, serializer);
  }
}
