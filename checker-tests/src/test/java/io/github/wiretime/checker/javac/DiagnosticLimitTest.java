package io.github.wiretime.checker.javac;

import static com.google.common.truth.Truth.assertThat;
import static java.util.stream.Collectors.joining;

import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Project;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** javac shows some warnings, and the check says how many of its own are not among them. */
final class DiagnosticLimitTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "105, -Xmaxwarns, 10000, 105, ''",
    "105, -Xmaxwarns, 0, 105, ''",
    "100, -Xlint:cast, -Xlint:cast, 100, ''",
    "105, -Xlint:cast, -Xlint:cast, 100, javac shows 100 warnings and drops 5 more of this check; -Xmaxwarns 10000 shows them",
    "3, -Xmaxwarns, 2, 2, javac shows 2 warnings and drops 1 more of this check; -Xmaxwarns 10000 shows them",
    "3, -Xep:CostlyRpcTime:ERROR, -Xmaxwarns, 3, ''",
  })
  void countsWhatJavacDrops(int fields, String option, String value, int shown, String note) {
    Outcome outcome =
        value.startsWith("-")
            ? fields(fields).arguments(option).compile()
            : fields(fields).arguments(option, value).compile();

    assertThat(outcome.members()).hasSize(shown);
    assertThat(String.join("", outcome.notes()))
        .isEqualTo(note.isEmpty() ? "" : "[CostlyRpcTime] " + note);
  }

  @Test
  void errorsHaveALimitOfTheirOwn() {
    Outcome outcome = fields(3).arguments("-Xep:CostlyRpcTime:ERROR", "-Xmaxerrs", "2").compile();

    assertThat(outcome.notes())
        .containsExactly(
            "[CostlyRpcTime] javac shows 2 errors and drops 1 more of this check; -Xmaxerrs 10000 shows them");
  }

  @Test
  void warningsOfOthersCountToo() {
    Project project =
        fields(3)
            .with(
                "package app; class Old { @Deprecated void a() {} @Deprecated void b() {} }",
                "package app; class Main { void m(Old old) { old.a(); old.b(); } }")
            .arguments("-Xlint:deprecation", "-Xmaxwarns", "3");
    Outcome outcome = project.withSources(project.sources().reverse()).compile();

    assertThat(outcome.notes().toString()).contains("javac shows 3 warnings and drops ");
  }

  private Project fields(int number) {
    String fields =
        IntStream.range(0, number).mapToObj("java.time.Instant t%d;"::formatted).collect(joining());
    return Project.in(folder)
        .with(
            "package app; interface OrderService { Order find(); }",
            "package app; class Order { " + fields + " }")
        .option("ServiceInterfaces", "app.*Service");
  }
}
