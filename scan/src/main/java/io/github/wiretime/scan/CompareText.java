package io.github.wiretime.scan;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.stream.Collectors.joining;

import com.google.common.base.CaseFormat;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.wiretime.checker.report.Places;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.checker.words.Text;
import io.github.wiretime.checker.words.Width;
import io.github.wiretime.scan.compare.BreakingChange;
import io.github.wiretime.scan.compare.BreakingRule;
import io.github.wiretime.scan.compare.Direction;
import io.github.wiretime.scan.compare.Verdict;
import io.github.wiretime.scan.words.ScanTexts;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What is said of changes that break, in a terminal, in reports and on a page.
 *
 * @param places where members are declared
 */
record CompareText(Places places, Language language) {

  /** One line below a claim. */
  record Fact(String label, String text) {}

  private static final String INDENT = "    ";
  private static final String GAP = "  ";

  /** {@code OrderDto.paidAt (OrderDto.java:18) was Date and is LocalDateTime: a consumer ...}. */
  String claim(ComparedChange compared) {
    BreakingChange change = compared.change();
    String name =
        name(change)
            + compared
                .declaration()
                .flatMap(places::of)
                .map(at -> " (" + at.text() + ")")
                .orElse("");
    return in(ScanTexts.of("breaking.claim", what(change, name), headline(change)));
  }

  String in(Text text) {
    return text.in(language);
  }

  /** What a change is about: {@code OrderDto.paidAt}. */
  static String name(BreakingChange change) {
    String key = change.key();
    int hash = key.indexOf('#');
    String owner = key.substring(0, hash);
    String member = key.substring(hash + 1);
    String simple = owner.substring(owner.lastIndexOf('.') + 1).replace('$', '.');
    if (member.startsWith("<")) {
      return simple;
    }
    return simple + "." + member.replaceAll("[\\w.]+\\.(\\w+)", "$1").replaceAll("\\[\\d+\\]$", "");
  }

  private Text what(BreakingChange change, String name) {
    String rule = "breaking." + change.rule().id() + ".what";
    String kind =
        switch (change.rule()) {
          case METHOD, CONSTANT, EXCEPTION -> kind(change);
          default -> "";
        };
    return ScanTexts.of(rule + kind, name, change.was(), change.is());
  }

  private static String kind(BreakingChange change) {
    return change.is().isEmpty() ? "-gone" : change.was().isEmpty() ? "-new" : "-changed";
  }

  /** Who suffers what, in the direction that is worst. */
  private Text headline(BreakingChange change) {
    Map.Entry<Direction, Verdict> worst =
        change.verdicts().entrySet().stream()
            .min((one, other) -> compare(one.getValue(), other.getValue()))
            .orElseThrow();
    boolean isOldReader = worst.getKey() == Direction.NEW_TO_OLD;
    if (isOfCalls(change)) {
      return ScanTexts.of(isOldReader ? "breaking.old-calls-new" : "breaking.new-calls-old");
    }
    return ScanTexts.of(
        "breaking.headline",
        ScanTexts.of(reader(change) + (isOldReader ? "-old" : "-new")),
        ScanTexts.of("breaking.suffers." + effect(worst.getValue())));
  }

  private static int compare(Verdict one, Verdict other) {
    return one.isForAny() == other.isForAny()
        ? one.effect().compareTo(other.effect())
        : one.isForAny() ? -1 : 1;
  }

  private static String reader(BreakingChange change) {
    if (change.isInResult() == change.isInParameter()) {
      return "breaking.peer";
    }
    return change.isInResult() ? "breaking.consumer" : "breaking.provider";
  }

  /** The name of what happens, in sentences and in reports. */
  static String effect(Verdict verdict) {
    return verdict.isRefused() ? "refused" : verdict.effect().id();
  }

  /** All that is said below the claim. */
  ImmutableList<Fact> facts(ComparedChange compared) {
    BreakingChange change = compared.change();
    ImmutableList.Builder<Fact> facts = ImmutableList.builder();
    change
        .verdicts()
        .forEach(
            (direction, verdict) -> facts.add(fact(label(change, direction), outcome(verdict))));
    order(change).ifPresent(order -> facts.add(fact("order", order)));
    if (!change.methods().isEmpty()) {
      facts.add(fact("sent-by", sentBy(change)));
    }
    boolean isOfOneBuild = change.is().isEmpty() || change.was().isEmpty();
    String kind = change.rule() == BreakingRule.METHOD && isOfOneBuild ? kind(change) : "";
    String instead = "breaking." + change.rule().id() + ".instead" + kind;
    facts.add(fact("instead", ScanTexts.of(instead)));
    return facts.build();
  }

  /** What happens in one direction; empty if all arrives. */
  String outcome(ComparedChange compared, Direction direction) {
    return Optional.ofNullable(compared.change().verdicts().get(direction))
        .map(verdict -> in(outcome(verdict)))
        .orElse("");
  }

  /** Which side to release first; empty if that makes no difference. */
  String orderOf(ComparedChange compared) {
    return order(compared.change()).map(this::in).orElse("");
  }

  private Fact fact(String label, Text text) {
    return new Fact(in(ScanTexts.of("compare." + label)), in(text));
  }

  /** A direction is that of values; of a call it is the other one, so the caller is named. */
  private static String label(BreakingChange change, Direction direction) {
    if (!isOfCalls(change)) {
      return id(direction);
    }
    return direction == Direction.OLD_TO_NEW ? "new-consumer" : "old-consumer";
  }

  private static boolean isOfCalls(BreakingChange change) {
    return change.rule() == BreakingRule.METHOD || change.rule() == BreakingRule.SERVICE;
  }

  static String id(Direction direction) {
    return CaseFormat.UPPER_UNDERSCORE.to(CaseFormat.LOWER_HYPHEN, direction.name());
  }

  private static Text outcome(Verdict verdict) {
    Text happens = ScanTexts.of("outcome." + effect(verdict));
    return verdict.isForAny()
        ? happens
        : ScanTexts.of(
            "breaking.only", happens, ScanTexts.of("breaking.values." + verdict.values()));
  }

  /**
   * Which side has to be released first; a result is sent by providers, an argument by consumers.
   */
  private static Optional<Text> order(BreakingChange change) {
    List<Direction> directions =
        change.verdicts().entrySet().stream()
            .filter(verdict -> verdict.getValue().isForAny())
            .map(Map.Entry::getKey)
            .toList();
    if (directions.isEmpty()) {
      return Optional.empty();
    }
    if (directions.size() > 1 || (change.isInResult() && change.isInParameter())) {
      return Optional.of(ScanTexts.of("order.none"));
    }
    boolean isOldReader = directions.get(0) == Direction.NEW_TO_OLD;
    boolean isConsumerFirst = isOldReader == change.isInResult();
    return Optional.of(ScanTexts.of(isConsumerFirst ? "order.consumers" : "order.providers"));
  }

  private static Text sentBy(BreakingChange change) {
    long services = change.methods().stream().map(CompareText::serviceOf).distinct().count();
    return ScanTexts.of(
        "compare.path",
        Joiner.on(" -> ").join(path(change)),
        ScanTexts.counted("compare.methods", change.methods().size()),
        ScanTexts.counted("compare.services", services));
  }

  /** {@code OrderService} of {@code OrderService.find(Long)}. */
  private static String serviceOf(String method) {
    int parameters = method.indexOf('(');
    return parameters < 0 ? method : method.substring(0, method.lastIndexOf('.', parameters));
  }

  /** That of a field ends with it. */
  private static ImmutableList<String> path(BreakingChange change) {
    if (change.path().isEmpty() || change.rule() == BreakingRule.METHOD) {
      return ImmutableList.of(change.methods().get(0));
    }
    String name = name(change);
    boolean isField =
        change.rule() != BreakingRule.CONSTANT && change.key().matches("[^#]+#[^<(]+");
    return isField && !name.equals(Iterables.getLast(change.path()))
        ? ImmutableList.<String>builder().addAll(change.path()).add(name).build()
        : change.path();
  }

  /** The claim and what is below it, as a terminal shows it. */
  ImmutableList<String> lines(ComparedChange compared) {
    ImmutableList<Fact> facts = facts(compared);
    int width = facts.stream().mapToInt(fact -> Width.of(fact.label())).max().orElse(0);
    return ImmutableList.<String>builder()
        .add(claim(compared))
        .addAll(
            facts.stream()
                .map(fact -> INDENT + Width.padEnd(fact.label(), width) + GAP + fact.text())
                .collect(toImmutableList()))
        .build();
  }

  /** The first line of all. */
  String summary(CompareScan found) {
    String release = release(found);
    return in(
        ScanTexts.of(
            "compare.line",
            ScanTexts.counted("compare.services", found.comparison().services()),
            ScanTexts.counted("compare.classes", found.comparison().classes()),
            breaking(found),
            found.inputs().oldTitle(),
            found.inputs().newTitle(),
            release));
  }

  /** What breaks whatever the values are, and how much of it is known. */
  private Text breaking(CompareScan found) {
    ImmutableList<ComparedChange> all =
        found.changes().stream()
            .filter(change -> change.change().isForAny())
            .collect(toImmutableList());
    if (all.isEmpty()) {
      return ScanTexts.of("compare.nothing");
    }
    Text counted = ScanTexts.counted("compare.breaking", all.size());
    long accepted = all.stream().filter(change -> change.acceptance().isPresent()).count();
    long baselined = all.size() - accepted - found.reported().size();
    String known =
        Stream.of(
                accepted == 0 ? "" : in(CheckTexts.of("state.accepted", accepted)),
                baselined == 0 ? "" : in(CheckTexts.of("state.baselined", baselined)))
            .filter(part -> !part.isEmpty())
            .collect(joining(in(CheckTexts.of("separator.parts"))));
    return known.isEmpty() ? counted : CheckTexts.of("note.silent", counted, known);
  }

  private String release(CompareScan found) {
    String before = found.old().dubbo().title(language);
    String after = found.current().dubbo().title(language);
    return before.equals(after) ? after : before + " -> " + after;
  }
}
