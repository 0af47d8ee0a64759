package io.github.wiretime.matrix;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static com.google.common.collect.ImmutableSetMultimap.toImmutableSetMultimap;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSetMultimap;
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
        .forEach(
            row -> assertThat(page).contains("| %s | %d |".formatted(row.errorProne(), row.jdk())));
  }

  @Test
  void everyReleaseWasRunAndPassed() {
    assertThat(COMMITTED.rows().stream().map(MatrixRow::errorProne).collect(toImmutableSet()))
        .containsExactlyElementsIn(Releases.all())
        .inOrder();
    for (MatrixRow row : COMMITTED.rows()) {
      assertWithMessage(row.line()).that(row.failed()).isEqualTo(0);
      assertWithMessage(row.line()).that(row.tests()).isGreaterThan(0);
    }
  }

  @Test
  void theEndsOfEveryJdkWereRun() {
    ImmutableSetMultimap<Integer, String> releases =
        COMMITTED.rows().stream()
            .collect(toImmutableSetMultimap(MatrixRow::jdk, MatrixRow::errorProne));

    assertThat(releases.keySet()).containsAtLeastElementsIn(Pair.LONG_SUPPORT);
    releases
        .asMap()
        .forEach(
            (jdk, run) -> {
              assertWithMessage("JDK %s", jdk)
                  .that(run)
                  .containsAtLeastElementsIn(Releases.ends(jdk));
              assertWithMessage("JDK %s", jdk)
                  .that(Releases.on(jdk))
                  .containsAtLeastElementsIn(run);
            });
  }

  @Test
  void thePageNamesTheseReleases() {
    String page = Repository.read("docs/compatibility.md");

    Releases.inWords().forEach(row -> assertThat(page).contains("| " + row + " |"));
  }

  @Test
  void aNewResultTakesThePlaceOfTheOldOne() {
    MatrixRow old = new MatrixRow("2.36.0", 17, 10, 1, 0);
    MatrixRow other = new MatrixRow("2.50.0", 25, 10, 0, 2);
    MatrixRow onAnotherJdk = new MatrixRow("2.36.0", 21, 10, 0, 0);
    MatrixRow now = new MatrixRow("2.36.0", 17, 11, 0, 0);

    MatrixResults results =
        new MatrixResults(ImmutableList.of(old)).with(other).with(onAnotherJdk).with(now);

    assertThat(results.rows()).containsExactly(now, onAnotherJdk, other).inOrder();
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
