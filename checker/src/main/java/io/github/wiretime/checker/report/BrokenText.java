package io.github.wiretime.checker.report;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.stream.Collectors.joining;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Ordering;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.broken.Breakage;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.finding.Judgement;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.hessian.Member.Kind;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.walk.Occurrence;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Language;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** What is said of members whose values do not arrive. */
public final class BrokenText implements FindingText {

  private static final String LEGEND =
      "The value was sent and read by the real serializer of the release that the message names.";

  private static final Ordering<Finding> WORST_FIRST =
      Ordering.from(Comparator.comparing(finding -> breakage(finding).effect()));

  /** How many members of a library's class are named. */
  private static final int SHOWN = 3;

  private final ImmutableSet<HessianLite> assumed;
  private final Types types;
  private final Options options;
  private final Dialect dialect;

  /**
   * Texts about services.
   *
   * @param assumed releases of Hessian that nothing tells
   * @param options of the readers
   */
  public BrokenText(ImmutableSet<HessianLite> assumed, Types types, Options options) {
    this.assumed = assumed;
    this.types = types;
    this.options = options;
    this.dialect = options.dialect();
  }

  /**
   * What is said of one member.
   *
   * @param claim what becomes of its values, and where
   * @param why what happens there
   * @param sentBy the shortest path to it
   * @param instead what to do
   */
  public record Row(String claim, String why, String sentBy, String instead) {

    private String text(String indentation, Language language) {
      String nextLine = "\n" + indentation;
      return claim
          + nextLine
          + RowLabel.row(RowLabel.of("why", language), why)
          + nextLine
          + RowLabel.row(RowLabel.of("sent-by", language), sentBy)
          + nextLine
          + RowLabel.row(RowLabel.of("instead", language), instead);
    }
  }

  /** The same texts in another language. */
  BrokenText in(Language language) {
    return new BrokenText(assumed, types, options.in(language));
  }

  @Override
  public Rule rule() {
    return new Rule(Check.BROKEN_SUMMARY, LEGEND, "what the message says.");
  }

  @Override
  public String of(Collection<Finding> findings) {
    MemberText names = names(findings);
    return WORST_FIRST.sortedCopy(findings).stream()
        .map(
            finding ->
                row(
                    finding.isAtMember() && finding.member().kind() != Kind.CLASS
                        ? names.shortDescriptions(finding).get(0)
                        : names.description(finding),
                    finding,
                    names))
        .map(row -> row.text("  ", dialect.language())) // to which javac adds as much
        .collect(joining("\n"));
  }

  @Override
  public String section(Collection<Judgement> judgements, Places places) {
    List<Finding> findings =
        judgements.stream()
            .filter(judgement -> judgement.state() != Judgement.State.ACCEPTED)
            .map(Judgement::finding)
            .toList();
    return findings.isEmpty()
        ? ""
        : "\n## "
            + dialect.text(CheckTexts.of("broken.title"))
            + "\n\n"
            + lines(findings, places).stream().map(BrokenText::item).collect(joining());
  }

  private static String item(String lines) {
    return Splitter.on("\n    ")
        .splitToStream(lines)
        .map(Markdown::text)
        .collect(joining("\n  ", "- ", "\n"));
  }

  /** One text for each finding, the worst first, with the lines of their declarations. */
  public ImmutableList<String> lines(Collection<Finding> findings, Places places) {
    return rows(findings, places).stream()
        .map(row -> row.text("    ", dialect.language()))
        .collect(toImmutableList());
  }

  /** The same in parts. */
  public ImmutableList<Row> rows(Collection<Finding> findings, Places places) {
    MemberText names = names(findings);
    return WORST_FIRST.sortedCopy(findings).stream()
        .map(
            finding ->
                row(
                    names.description(finding)
                        + places
                            .of(finding.member().declaration())
                            .map(place -> " (" + place.text() + ")")
                            .orElse(""),
                    finding,
                    names))
        .collect(toImmutableList());
  }

  private Row row(String name, Finding finding, MemberText names) {
    Breakage breakage = breakage(finding);
    return new Row(
        finding.joined().isEmpty() ? claim(name, finding) : claimOfLibrary(finding, names),
        dialect.text(breakage.detail()),
        path(finding, names),
        dialect.text(
            finding.isOfLibrary() ? Advice.insteadOfLibrary(finding) : breakage.instead()));
  }

  @Override
  public String sentences(Finding finding, MemberText names) {
    Row row = row(names.description(finding), finding, names);
    return dialect.text(
        CheckTexts.of("broken.sentences", row.claim, row.why, row.sentBy, row.instead));
  }

  @Override
  public MemberText names(Collection<Finding> findings) {
    return new MemberText(findings, types, options);
  }

  /** {@code 'rate' is a primitive float and crashes the receiver (float, hessian-lite 4.0.4)}. */
  private String claim(String name, Finding finding) {
    Breakage breakage = breakage(finding);
    HessianLite release = breakage.hessian();
    String title = release.title(dialect.language());
    return dialect.text(
        CheckTexts.of(
            "broken.claim",
            name,
            breakage.what(),
            breakage.effect().words(),
            breakage.rule(),
            assumed.contains(release) ? CheckTexts.of("release.assumed", title) : title));
  }

  /** {@code Page is a class of a library with 17 members that do not arrive (pageNum, ...)}. */
  private String claimOfLibrary(Finding finding, MemberText names) {
    Breakage breakage = breakage(finding);
    ImmutableList<Member> others = finding.joined();
    String shown =
        Stream.concat(Stream.of(finding.member()), others.stream())
            .limit(SHOWN)
            .map(names.labels(finding.occurrence().path().root())::inOwner)
            .collect(joining(", "));
    String title = breakage.hessian().title(dialect.language());
    return dialect.text(
        CheckTexts.of(
            "broken.library",
            TypeNames.simple(finding.member().owner()),
            others.size() + 1,
            others.size() < SHOWN ? shown : shown + ", ...",
            breakage.effect().words(),
            assumed.contains(breakage.hessian())
                ? CheckTexts.of("release.assumed", title)
                : title));
  }

  private String path(Finding finding, MemberText names) {
    Occurrence occurrence = finding.occurrence();
    return start(occurrence, new PathText(occurrence.path(), names).inFull())
        + dialect.text(CheckTexts.of("separator.clauses"))
        + ReachText.behind(occurrence, dialect);
  }

  /** A class that nothing but a name leads to has no path. */
  private static String start(Occurrence occurrence, String path) {
    return path.isEmpty() ? TypeNames.simple(occurrence.path().root().type()) : path;
  }

  static Breakage breakage(Finding finding) {
    return finding.breakage().orElseThrow();
  }
}
