package io.github.wiretime.matrix;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.build.Repository;
import org.junit.jupiter.api.Test;

/** What the documentation says of the releases of Error Prone is what was run. */
final class MatrixResultsTest {

  private static final MatrixResults COMMITTED = MatrixResults.read();

  @Test
  void pageShowsTheFile() {
    String page = Repository.read(MatrixResults.PAGE);

    assertThat(COMMITTED.into(page)).isEqualTo(page);
    COMMITTED
        .rows()
        .forEach(row -> assertThat(page).contains("| %s |".formatted(row.errorProne())));
  }

  @Test
  void everyReleaseWasRunAndPassed() {
    assertThat(COMMITTED.rows().stream().map(MatrixRow::errorProne).collect(toImmutableList()))
        .containsExactlyElementsIn(Releases.all())
        .inOrder();
    for (MatrixRow row : COMMITTED.rows()) {
      assertWithMessage(row.line()).that(row.failed()).isEqualTo(0);
      assertWithMessage(row.line()).that(row.tests()).isGreaterThan(0);
    }
  }

  @Test
  void readmeNamesTheseReleases() {
    assertThat(Repository.read("README.md")).contains(Releases.inWords());
  }

  @Test
  void aNewResultTakesThePlaceOfTheOldOne() {
    MatrixRow old = new MatrixRow("2.36.0", 17, 10, 1, 0);
    MatrixRow other = new MatrixRow("2.50.0", 25, 10, 0, 2);
    MatrixRow now = new MatrixRow("2.36.0", 17, 11, 0, 0);

    MatrixResults results = new MatrixResults(ImmutableList.of(old)).with(other).with(now);

    assertThat(results.rows()).containsExactly(now, other).inOrder();
    assertThat(MatrixRow.parse(other.line())).isEqualTo(other);
  }

  @Test
  void onlyTheTableOfThePageChanges() {
    String header = "| Error Prone | JDK | tests | failed | skipped |\n|---|---:|---:|---:|---:|\n";
    MatrixRow row = new MatrixRow("2.36.0", 17, 11, 0, 3);

    String page =
        new MatrixResults(ImmutableList.of(row))
            .into("before\n\n" + header + "| 2.36.0 | 17 | 10 | 1 | 0 |\n\n| other |\n");

    assertThat(page)
        .isEqualTo("before\n\n" + header + "| 2.36.0 | 17 | 11 | 0 | 3 |\n\n| other |\n");
  }
}
