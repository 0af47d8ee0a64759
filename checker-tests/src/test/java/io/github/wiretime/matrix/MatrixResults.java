package io.github.wiretime.matrix;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.Comparator.comparing;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.build.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The last result of each release on each JDK, in a committed file, and the table of the
 * documentation that is rendered from it.
 *
 * @param rows in the order of the releases, then of the JDKs
 */
record MatrixResults(ImmutableList<MatrixRow> rows) {

  static final String FILE = "checker-tests/results/error-prone.csv";
  static final String PAGE = "docs/evidence/quality.md";

  private static final String TABLE_HEADER =
      "| Error Prone | JDK | tests | failed | skipped |\n|---|---:|---:|---:|---:|\n";
  private static final Pattern TABLE =
      Pattern.compile(Pattern.quote(TABLE_HEADER) + "(?:\\|.*\n)*");

  /** What the committed file says; nothing if there is none yet. */
  static MatrixResults read() {
    if (!Files.exists(Repository.path(FILE))) {
      return new MatrixResults(ImmutableList.of());
    }
    return new MatrixResults(
        Repository.read(FILE).lines().skip(1).map(MatrixRow::parse).collect(toImmutableList()));
  }

  /** The same with a new result in place of an earlier one. */
  MatrixResults with(MatrixRow row) {
    return new MatrixResults(
        Stream.concat(rows.stream().filter(old -> !old.hasPairOf(row)), Stream.of(row))
            .sorted(
                comparing((MatrixRow each) -> Releases.all().indexOf(each.errorProne()))
                    .thenComparing(MatrixRow::jdk))
            .collect(toImmutableList()));
  }

  /** Puts the rows into the file and the page. */
  void write() throws IOException {
    Path file = Repository.path(FILE);
    Files.createDirectories(file.getParent());
    Files.writeString(
        file,
        rows.stream().map(MatrixRow::line).collect(joining("\n", MatrixRow.HEADER + "\n", "\n")));
    Files.writeString(Repository.path(PAGE), into(Repository.read(PAGE)));
  }

  /** The page with these rows in its table. */
  String into(String page) {
    return TABLE.matcher(page).replaceFirst(Matcher.quoteReplacement(table()));
  }

  private String table() {
    return rows.stream()
        .map(
            row ->
                "| %s | %d | %d | %d | %d |\n"
                    .formatted(
                        row.errorProne(), row.jdk(), row.tests(), row.failed(), row.skipped()))
        .collect(joining("", TABLE_HEADER, ""));
  }
}
