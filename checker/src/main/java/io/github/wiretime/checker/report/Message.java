package io.github.wiretime.checker.report;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Ascii;
import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.finding.ReportingModule;
import io.github.wiretime.checker.javac.Names;
import io.github.wiretime.checker.roots.Root;
import io.github.wiretime.checker.roots.ServiceRoot;
import io.github.wiretime.checker.roots.TypeRoot;
import io.github.wiretime.checker.walk.Occurrence;
import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/**
 * The text of a diagnostic: a first line that stands alone, then the facts in rows or columns, then
 * what to do.
 */
public final class Message {

  private static final Comparator<Finding> COSTLIEST_FIRST =
      Comparator.comparingInt((Finding finding) -> finding.cost().map(Cost::firstBytes).orElse(0))
          .reversed()
          .thenComparing(Finding::key);

  /** Two blanks more than javac puts in front of every line but the first. */
  private static final String NEXT_LINE = "\n  ";

  private static final int LABEL = 9;

  /** What the columns and rows mean, in Markdown. */
  static final String LEGEND =
      "`first` and `further` are the bytes of the first value of a type in a message and of each"
          + " further one, `time` is the time to write and read it as a multiple of `Date`'s."
          + " `sent by` is the shortest way from a service to the member.";

  /** One of the facts behind a first line. */
  private record Fact(String label, String text) {

    String row() {
      return Strings.padEnd(label, LABEL, ' ') + text;
    }

    /** Columns mean nothing in proportional type, and some viewers lose the ends of lines. */
    String sentence() {
      return "\n" + Ascii.toUpperCase(label.charAt(0)) + label.substring(1) + ": " + text + ".";
    }
  }

  private static final String ELSEWHERE =
      "listed where the service is provided; here with -XepOpt:CostlyRpcTime:References=full";

  private final CostText costs;
  private final FirstLine firstLine;
  private final boolean referencesInFull;

  /**
   * Texts that compare with one type.
   *
   * @param yardstick what a {@code java.util.Date} costs
   * @param assumed whether nothing tells which Hessian it is
   * @param referencesInFull whether to list what those who provide a service are told, too
   */
  public Message(Cost yardstick, boolean assumed, boolean referencesInFull) {
    this.costs = new CostText(yardstick, assumed);
    this.firstLine = new FirstLine(costs);
    this.referencesInFull = referencesInFull;
  }

  /** One text for all findings that are reported at one declaration. */
  public String of(Collection<Finding> unordered) {
    ImmutableList<Finding> findings = ImmutableList.sortedCopyOf(COSTLIEST_FIRST, unordered);
    Finding worst = findings.get(0);
    if (isAtMember(findings)) {
      int width = Fit.LINE - LABEL - way(worst.occurrence(), "").length();
      String way =
          way(worst.occurrence(), Way.of(worst.occurrence().path(), worst.member(), width));
      return claim(MemberText.shortDescription(worst.member()), worst)
          + facts(way, worst).stream().map(fact -> NEXT_LINE + fact.row()).collect(joining());
    }
    if (!referencesInFull && findings.stream().allMatch(Finding::isOfReference)) {
      return ofMembers(findings, " receives or sends ") + NEXT_LINE + ELSEWHERE;
    }
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    boolean isOneMember =
        worst.isAtMember() && findings.stream().map(Finding::member).distinct().count() == 1;
    lines.add(isOneMember ? ofTypes(findings) : ofMembers(findings, " sends "));
    lines.addAll(
        new Table(findings, worst.occurrence().path().root(), member -> Optional.empty()).lines());
    ends(findings).stream().map(Fact::row).forEach(lines::add);
    return String.join(NEXT_LINE, lines.build());
  }

  /**
   * The rows and columns alone, for findings of all services together.
   *
   * @param places where the members are declared, as far as that is known
   */
  public static ImmutableList<String> table(Collection<Finding> findings, Places places) {
    return new Table(
            ImmutableList.sortedCopyOf(COSTLIEST_FIRST, findings),
            /* told= */ null,
            member -> places.of(member.declaration()).map(Places.Place::text))
        .lines();
  }

  /** Whether there is one finding, at the declaration that would have to change. */
  public static boolean isAtMember(Collection<Finding> atOnePlace) {
    return atOnePlace.size() == 1 && atOnePlace.iterator().next().isAtMember();
  }

  /** The text for one finding, wherever it is reported, in sentences and with the way in full. */
  String of(Finding finding) {
    String way = way(finding.occurrence(), Way.of(finding.occurrence().path()));
    return claim(MemberText.description(finding.member()), finding)
        + "."
        + facts(way, finding).stream().map(Fact::sentence).collect(joining());
  }

  /** A way with its senders in front and their number behind. */
  static String way(Occurrence occurrence, String way) {
    return ReachText.before(occurrence) + way + "; " + ReachText.behind(occurrence);
  }

  private String claim(String name, Finding finding) {
    return firstLine.of(name, " is sent as ", finding);
  }

  private ImmutableList<Fact> facts(String way, Finding finding) {
    ImmutableList.Builder<Fact> facts = ImmutableList.builder();
    facts.add(new Fact("sent by", way));
    costs.bytes(finding.cost()).ifPresent(bytes -> facts.add(new Fact("costs", bytes)));
    CostText.damage(finding.cost()).ifPresent(damage -> facts.add(new Fact("damage", damage)));
    return facts.addAll(ends(ImmutableList.of(finding))).build();
  }

  private String ofTypes(ImmutableList<Finding> findings) {
    return firstLine.ofTable(
        MemberText.shortDescription(findings.get(0).member()),
        ImmutableList.of(" holds " + findings.size() + " costly time types, the worst "),
        findings.get(0));
  }

  private String ofMembers(ImmutableList<Finding> findings, String verb) {
    long members = findings.stream().map(Finding::member).distinct().count();
    long classes = findings.stream().map(finding -> finding.member().owner()).distinct().count();
    String claim =
        verb + (members == 1 ? "a costly time member" : members + " costly time members");
    String end = members == 1 ? ", " : ", the worst ";
    return firstLine.ofTable(
        sender(findings.get(0).occurrence().path().root()),
        classes == 1 || verb.equals(" sends ")
            ? ImmutableList.of(claim + end)
            : ImmutableList.of(claim + " of " + classes + " classes" + end, claim + end),
        findings.get(0));
  }

  private static ImmutableList<Fact> ends(ImmutableList<Finding> findings) {
    ImmutableList.Builder<Fact> facts = ImmutableList.builder();
    if (findings.stream()
        .anyMatch(finding -> finding.reportingModule() == ReportingModule.UNKNOWN_TO_MAP)) {
      facts.add(
          new Fact(
              "learn", "what is not in the wire map yet: -XepOpt:CostlyRpcTime:WireMapMode=learn"));
    }
    Advice.about(findings).ifPresent(advice -> facts.add(new Fact("instead", advice)));
    return facts.build();
  }

  /** Who sends what a root leads to. */
  static String sender(Root root) {
    return root instanceof ServiceRoot service
        ? Names.simple(service.serviceClass())
        : Names.simple(((TypeRoot) root).type());
  }
}
