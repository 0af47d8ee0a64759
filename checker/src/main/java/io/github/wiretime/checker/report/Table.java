package io.github.wiretime.checker.report;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.stream.Collectors.joining;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.Iterables;
import com.google.common.collect.Multimaps;
import com.google.common.collect.Streams;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.finding.ReportingModule;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.javac.Names;
import io.github.wiretime.checker.roots.Root;
import io.github.wiretime.checker.walk.Occurrence;
import java.io.File;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Several members in columns; fields of one class with one type and one way share a row. */
final class Table {

  private static final String GAP = "  ";
  private static final int LONGEST_WAY = 120;

  /** What findings of one row have in common. */
  private record Row(ImmutableList<String> figures, String type, String owner, String way) {}

  private final ImmutableListMultimap<Row, Finding> rows;
  private final ImmutableList<Integer> widths;
  private final int widestType;
  private final Function<Member, Optional<String>> lineOf;

  /**
   * A table of findings in this order.
   *
   * @param told the service that the reader has been told of
   * @param lineOf file and line of a member, where they are known and the reader does not see them
   */
  Table(ImmutableList<Finding> findings, Root told, Function<Member, Optional<String>> lineOf) {
    this.lineOf = lineOf;
    this.rows = Multimaps.index(findings, finding -> row(finding, told));
    this.widths =
        Streams.mapWithIndex(
                Figures.TITLES.stream(),
                (title, column) ->
                    Math.max(title.length(), widest(row -> row.figures.get((int) column))))
            .collect(toImmutableList());
    this.widestType = Math.max("type".length(), widest(Row::type));
  }

  private int widest(Function<Row, String> cell) {
    return rows.keySet().stream().map(cell).mapToInt(String::length).max().orElse(0);
  }

  private static Row row(Finding finding, Root told) {
    Member member = finding.member();
    return new Row(
        Figures.of(finding.cost()).cells(),
        Names.simple(finding.occurrence().type()),
        member.kind() == Member.Kind.FIELD ? Names.of(member.owner()) : member.key(),
        way(finding, told));
  }

  /** How it is reached, by how much, and what else there is to say of it. */
  private static String way(Finding finding, Root told) {
    Occurrence occurrence = finding.occurrence();
    String way =
        ReachText.before(occurrence)
            + Way.to(
                finding.member(),
                occurrence.path(),
                occurrence.path().root().equals(told),
                LONGEST_WAY);
    return Stream.of(
            way,
            way.isEmpty() && occurrence.reachedBy().methods() == 1
                ? ""
                : ReachText.behind(occurrence).replace(" of 1 service", ""),
            finding.cost().map(Cost::damage).orElse(""),
            finding.reportingModule() == ReportingModule.UNKNOWN_TO_MAP
                ? "not in the wire map yet"
                : "")
        .filter(part -> !part.isEmpty())
        .collect(joining("; "));
  }

  /** The header and the rows, each in one line if that is not too long. */
  ImmutableList<String> lines() {
    return Stream.concat(
            Stream.of(columns(Figures.TITLES, "type") + "member"),
            rows.asMap().entrySet().stream()
                .flatMap(row -> lines(row.getKey(), ImmutableList.copyOf(row.getValue()))))
        .collect(toImmutableList());
  }

  private Stream<String> lines(Row row, ImmutableList<Finding> findings) {
    String columns = columns(row.figures, row.type);
    ImmutableList<String> lines = Fit.wrapped(columns, names(findings), place(findings.get(0)));
    if (row.way.isEmpty()) {
      return lines.stream();
    }
    String last = Iterables.getLast(lines) + GAP + row.way;
    return last.length() <= Fit.LINE
        ? Stream.concat(lines.stream().limit(lines.size() - 1), Stream.of(last))
        : Stream.concat(
            lines.stream(),
            Stream.of(
                Fit.cut(
                    " ".repeat(columns.length() - widestType - GAP.length()) + row.way, Fit.LINE)));
  }

  private String columns(List<String> figures, String type) {
    return Streams.zip(
                figures.stream(),
                widths.stream(),
                (cell, width) -> Strings.padStart(cell, width, ' '))
            .collect(joining(GAP))
        + GAP
        + Strings.padEnd(type, widestType, ' ')
        + GAP;
  }

  private static ImmutableList<String> names(ImmutableList<Finding> findings) {
    return Stream.concat(
            Stream.of(MemberText.description(findings.get(0).member())),
            findings.stream().skip(1).map(finding -> MemberText.step(finding.member())))
        .collect(toImmutableList());
  }

  /** Without a line where only class files are known, which do not tell. */
  private String place(Finding finding) {
    Optional<String> line = lineOf.apply(finding.member());
    if (line.isPresent()) {
      return " (" + line.get() + ")";
    }
    if (finding.isAtMember()) {
      return "";
    }
    ClassSymbol outermost = finding.member().declaration().outermostClass();
    return outermost.sourcefile == null
        ? " (" + outermost.name + ".java)"
        : " (" + new File(outermost.sourcefile.getName()).getName() + ")";
  }
}
