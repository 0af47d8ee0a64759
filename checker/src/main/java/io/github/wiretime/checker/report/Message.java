package io.github.wiretime.checker.report;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.finding.Judgement;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.report.FirstLine.Claim;
import io.github.wiretime.checker.roots.Root;
import io.github.wiretime.checker.walk.Occurrence;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.checker.words.Texts;
import io.github.wiretime.checker.words.Width;
import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/**
 * The text of a diagnostic: a first line that stands alone, then the facts in rows or columns, then
 * what to do.
 */
public final class Message implements FindingText {

  private static final Comparator<Finding> COSTLIEST_FIRST =
      Comparator.comparingInt((Finding finding) -> finding.cost().map(Cost::firstBytes).orElse(0))
          .reversed()
          .thenComparing(Finding::key);

  /** Two blanks more than javac puts in front of every line but the first. */
  private static final String NEXT_LINE = "\n  ";

  /** One of the facts behind a first line. */
  private record Fact(String label, String text) {

    String row() {
      return RowLabel.row(label, text);
    }

    /** Columns mean nothing in proportional type, and some viewers lose the ends of lines. */
    String sentence() {
      return "\n" + Ascii.toUpperCase(label.charAt(0)) + label.substring(1) + ": " + text + ".";
    }
  }

  /** What the words of a result mean, in Markdown. */
  private static final String LEGEND =
      "`Sent by` is the shortest path from a service to the member. `Costs` are the bytes of the"
          + " first value of a type in a message and of each further one. The time is that of"
          + " writing and reading a value, as a multiple of `Date`'s.";

  private static final String INSTEAD =
      "a new field of epoch milliseconds or Date; another type under the same name breaks or"
          + " crashes peers. Or accept the cost with a reason.";

  private static final Claim IS_SENT_AS = new Claim("claim.is-sent");

  private final Cost yardstick;
  private final ImmutableSet<HessianLite> assumed;
  private final CostText costs;
  private final Types types;
  private final FirstLine firstLine;
  private final boolean referencesInFull;
  private final Options options;
  private final Dialect dialect;

  /**
   * Texts that compare with one type.
   *
   * @param yardstick what a {@code java.util.Date} costs
   * @param assumed the releases of Hessian that nothing tells
   * @param types tell what a service makes of the methods that it inherits
   * @param referencesInFull whether to list what those who provide a service are told, too
   * @param options of the readers
   */
  public Message(
      Cost yardstick,
      ImmutableSet<HessianLite> assumed,
      Types types,
      boolean referencesInFull,
      Options options) {
    this.yardstick = yardstick;
    this.assumed = assumed;
    this.dialect = options.dialect();
    this.costs = new CostText(yardstick, assumed, dialect.language());
    this.types = types;
    this.firstLine = new FirstLine(costs, dialect.language());
    this.referencesInFull = referencesInFull;
    this.options = options;
  }

  /** The same texts in another language. */
  Message in(Language language) {
    return new Message(yardstick, assumed, types, referencesInFull, options.in(language));
  }

  /** The language of the texts. */
  Language language() {
    return dialect.language();
  }

  @Override
  public Rule rule() {
    return new Rule(Check.COSTLY_SUMMARY + ". Instead: " + INSTEAD, LEGEND, INSTEAD);
  }

  @Override
  public String of(Collection<Finding> unordered) {
    ImmutableList<Finding> findings = ImmutableList.sortedCopyOf(COSTLIEST_FIRST, unordered);
    Finding worst = findings.get(0);
    MemberText names = names(findings);
    if (isAtMember(findings)) {
      return firstLine.of(names.shortDescriptions(worst), ImmutableList.of(IS_SENT_AS), worst)
          + facts(shortPath(worst, names), worst).stream()
              .map(fact -> NEXT_LINE + fact.row())
              .collect(joining());
    }
    if (!referencesInFull && findings.stream().allMatch(Finding::isOfReference)) {
      return ofMembers(findings, "claim.receives")
          + NEXT_LINE
          + dialect.text(
              CheckTexts.of("message.listed", dialect.setting(OptionTable.REFERENCES, "full")));
    }
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    boolean isOneMember =
        worst.isAtMember() && findings.stream().map(Finding::member).distinct().count() == 1;
    lines.add(isOneMember ? ofTypes(findings, names) : ofMembers(findings, "claim.sends"));
    lines.addAll(
        new MemberTable(
                findings,
                names,
                Optional.of(worst.occurrence().path().root()),
                member -> Optional.empty(),
                dialect)
            .lines());
    ends(findings).stream().map(Fact::row).forEach(lines::add);
    return String.join(NEXT_LINE, lines.build());
  }

  /**
   * The rows and columns alone, for findings of all services together, and behind them those that
   * pay most, if the first rows do not show them.
   *
   * @param places where the members are declared, as far as that is known
   */
  public ImmutableList<String> table(Collection<Finding> unordered, Places places) {
    ImmutableList<Finding> findings = ImmutableList.sortedCopyOf(COSTLIEST_FIRST, unordered);
    MemberText names = names(findings);
    MemberTable table =
        new MemberTable(
            findings,
            names,
            /* told= */ Optional.empty(),
            member -> places.of(member.declaration()).map(Places.Place::text),
            dialect);
    return ImmutableList.<String>builder()
        .addAll(table.lines())
        .addAll(BestFixes.lines(findings, table, names, places, dialect.language()))
        .build();
  }

  @Override
  public MemberText names(Collection<Finding> findings) {
    return new MemberText(findings, types, options);
  }

  @Override
  public String section(Collection<Judgement> judgements, Places places) {
    return new CostSection(places, namesOf(judgements), dialect).of(judgements);
  }

  /** Whether there is one finding, at the declaration that would have to change. */
  private static boolean isAtMember(Collection<Finding> atOnePlace) {
    return atOnePlace.size() == 1 && atOnePlace.iterator().next().isAtMember();
  }

  @Override
  public String sentences(Finding finding, MemberText names) {
    Occurrence occurrence = finding.occurrence();
    String path =
        ReachText.withSenders(new PathText(occurrence.path(), names).inFull(), occurrence, dialect);
    return firstLine.inFull(names.description(finding), IS_SENT_AS, finding)
        + "."
        + facts(path, finding).stream().map(Fact::sentence).collect(joining());
  }

  private String shortPath(Finding finding, MemberText names) {
    Occurrence occurrence = finding.occurrence();
    String senders = ReachText.withSenders("", occurrence, dialect);
    return new PathText(occurrence.path(), names)
            .to(finding.member(), Fit.LINE - RowLabel.WIDTH - Width.of(senders))
        + senders;
  }

  private ImmutableList<Fact> facts(String path, Finding finding) {
    ImmutableList.Builder<Fact> facts = ImmutableList.builder();
    facts.add(fact("sent-by", path));
    costs.bytes(finding.cost()).ifPresent(bytes -> facts.add(fact("costs", bytes)));
    costs.damage(finding.cost()).ifPresent(damage -> facts.add(fact("damage", damage)));
    return facts.addAll(ends(ImmutableList.of(finding))).build();
  }

  private Fact fact(String label, String text) {
    return new Fact(RowLabel.of(label, dialect.language()), text);
  }

  private String ofTypes(ImmutableList<Finding> findings, MemberText names) {
    return firstLine.of(
        names.shortDescriptions(findings.get(0)),
        ImmutableList.of(
            new Claim("claim.holds", findings.size()),
            new Claim("claim.holds-without-time", findings.size())),
        findings.get(0));
  }

  private String ofMembers(ImmutableList<Finding> findings, String claim) {
    long members = findings.stream().map(Finding::member).distinct().count();
    long classes = findings.stream().map(finding -> finding.member().owner()).distinct().count();
    ImmutableList.Builder<Claim> claims = ImmutableList.builder();
    if (classes > 1 && claim.equals("claim.receives")) {
      claims.add(new Claim(claim + "-of-classes", members, classes));
    }
    claims.add(new Claim(Texts.forCount(claim, members), members));
    claims.add(new Claim(Texts.forCount(claim + "-without-time", members), members));
    return firstLine.of(
        ImmutableList.of(sender(findings.get(0).occurrence().path().root())),
        claims.build(),
        findings.get(0));
  }

  private ImmutableList<Fact> ends(ImmutableList<Finding> findings) {
    ImmutableList.Builder<Fact> facts = ImmutableList.builder();
    Advice.about(findings).ifPresent(advice -> facts.add(fact("instead", dialect.text(advice))));
    return facts.build();
  }

  /** Who sends what a root leads to. */
  static String sender(Root root) {
    return TypeNames.simple(root.type());
  }
}
