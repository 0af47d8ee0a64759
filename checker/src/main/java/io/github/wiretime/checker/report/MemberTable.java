package io.github.wiretime.checker.report;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.Iterables;
import com.google.common.collect.Multimaps;
import com.google.common.collect.Streams;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.roots.Root;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Width;
import java.io.File;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Several members in columns; fields of one class with one type and one way share a row. */
final class MemberTable {

  private static final String GAP = "  ";

  /** What findings of one row have in common. */
  private record Row(ImmutableList<String> figures, String type, String owner, String path) {}

  private final MemberText names;
  private final Function<Member, Optional<String>> lineOf;
  private final ImmutableList<String> titles;
  private final ImmutableList<Integer> widths;
  private final String titleOfType;
  private final int widestType;

  /** What stands above the members. */
  private final String titleOfMember;

  /** What stands in front of a path that has a line of its own. */
  private final String indentation;

  private final ImmutableListMultimap<Row, Finding> rows;

  /**
   * A table of findings in this order.
   *
   * @param names what the members are called
   * @param told the service that the reader has been told of, if it is one
   * @param lineOf file and line of a member, where they are known and the reader does not see them
   * @param dialect of the reader
   */
  MemberTable(
      ImmutableList<Finding> findings,
      MemberText names,
      Optional<Root> told,
      Function<Member, Optional<String>> lineOf,
      Dialect dialect) {
    this.names = names;
    this.lineOf = lineOf;
    this.titles = CostCells.titles(dialect.language());
    this.titleOfType = dialect.text(CheckTexts.of("table.type"));
    this.titleOfMember = dialect.text(CheckTexts.of("table.member"));
    this.widths =
        Streams.mapWithIndex(
                titles.stream(),
                (title, column) ->
                    widest(title, findings, finding -> figures(finding).get((int) column)))
            .collect(toImmutableList());
    this.widestType = widest(titleOfType, findings, MemberTable::type);
    this.indentation = " ".repeat(Width.of(cells(titles)));
    PathCell paths = new PathCell(names, told, dialect);
    this.rows =
        Multimaps.index(
            findings, finding -> row(finding, paths.of(finding, Fit.LINE - indentation.length())));
  }

  private static int widest(
      String title, ImmutableList<Finding> findings, Function<Finding, String> cell) {
    return Stream.concat(Stream.of(title), findings.stream().map(cell))
        .mapToInt(Width::of)
        .max()
        .getAsInt();
  }

  private static Row row(Finding finding, String path) {
    Member member = finding.member();
    return new Row(
        figures(finding),
        type(finding),
        member.kind() == Member.Kind.FIELD ? TypeNames.of(member.owner()) : member.key(),
        path);
  }

  private static ImmutableList<String> figures(Finding finding) {
    return CostCells.of(finding.cost()).cells();
  }

  private static String type(Finding finding) {
    return TypeNames.simple(finding.occurrence().type());
  }

  /** The findings in the first rows. */
  ImmutableList<Finding> first(int number) {
    return rows.asMap().values().stream()
        .limit(number)
        .flatMap(row -> row.stream())
        .collect(toImmutableList());
  }

  /** The header and the rows, each in one line if that is not too long. */
  ImmutableList<String> lines() {
    return Stream.concat(
            Stream.of(columns(titles, titleOfType) + titleOfMember),
            rows.asMap().entrySet().stream()
                .flatMap(row -> lines(row.getKey(), ImmutableList.copyOf(row.getValue()))))
        .collect(toImmutableList());
  }

  private Stream<String> lines(Row row, ImmutableList<Finding> findings) {
    String columns = columns(row.figures, row.type);
    ImmutableList<String> descriptions = names.descriptions(findings.get(0));
    String place = place(findings.get(0));
    int width = Fit.LINE - Width.of(columns);
    boolean placeFits = Width.of(Iterables.getLast(descriptions) + place) <= width;
    String end = placeFits ? place : "";
    ImmutableList<String> members =
        Stream.concat(
                Stream.of(Fit.first(descriptions, width - Width.of(end))),
                findings.stream().skip(1).map(names::inOwner))
            .collect(toImmutableList());
    ImmutableList<String> lines = Fit.wrapped(columns, members, end);
    String rest = placeFits || place.isEmpty() ? row.path : (place + GAP + row.path).strip();
    if (rest.isEmpty()) {
      return lines.stream();
    }
    String last = Iterables.getLast(lines) + GAP + rest;
    return Width.of(last) <= Fit.LINE
        ? Stream.concat(lines.stream().limit(lines.size() - 1), Stream.of(last))
        : Stream.concat(lines.stream(), Stream.of(Fit.cut(indentation + rest, Fit.LINE)));
  }

  private String columns(List<String> figures, String type) {
    return cells(figures) + Width.padEnd(type, widestType) + GAP;
  }

  private String cells(List<String> figures) {
    return Streams.zip(
            figures.stream(), widths.stream(), (cell, width) -> Width.padStart(cell, width) + GAP)
        .collect(joining());
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
