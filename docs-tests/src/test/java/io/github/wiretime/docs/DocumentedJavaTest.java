package io.github.wiretime.docs;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.build.Markdown;
import io.github.wiretime.checker.harness.ClassPath;
import io.github.wiretime.checker.harness.Diagnosis;
import io.github.wiretime.checker.harness.Javac;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Source;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every Java example in the documentation compiles, and is reported where it says so. */
final class DocumentedJavaTest {

  private static final ImmutableList<String> PAGES =
      ImmutableList.of(
          "docs/BrokenRpcValue.md",
          "docs/CostlyRpcTime.md",
          "docs/choosing.md",
          "docs/limits.md",
          "docs/migrating-by-hand.md",
          "docs/migrating.md");

  @Test
  void thereAreExamples() {
    for (String page : PAGES) {
      assertWithMessage(page).that(examples(page)).isNotEmpty();
    }
  }

  @TestFactory
  Stream<DynamicTest> isReportedWhereItSaysSo() {
    return PAGES.stream()
        .flatMap(
            page ->
                examples(page).stream()
                    .map(
                        example ->
                            DynamicTest.dynamicTest(page, () -> assertReportedLines(example))));
  }

  private static ImmutableList<String> examples(String page) {
    return Markdown.read(page).blocks("java");
  }

  private static void assertReportedLines(String example) {
    Outcome outcome =
        Javac.alone()
            .on(ClassPath.ofThisJvm())
            .with(
                "-proc:none",
                "-processorpath",
                System.getProperty("java.class.path"),
                "-XDcompilePolicy=simple",
                "--should-stop=ifError=FLOW",
                "-XDaddTypeAnnotationsToSymbol=true",
                "-Xplugin:ErrorProne -XepDisableAllChecks -Xep:CostlyRpcTime:WARN"
                    + " -XepOpt:CostlyRpcTime:WireTypes=InvoiceDto") // its page has no service
            .compile(ImmutableList.of(new Source("Example", example)));

    assertThat(outcome.errors()).isEmpty();
    assertThat(reportedLines(outcome)).isEqualTo(markedLines(example));
  }

  private static ImmutableList<Long> reportedLines(Outcome outcome) {
    return outcome.all().stream()
        .filter(said -> said.kind() == Diagnostic.Kind.WARNING)
        .filter(warning -> warning.message().contains("[CostlyRpcTime]"))
        .map(Diagnosis::line)
        .distinct()
        .sorted()
        .collect(toImmutableList());
  }

  private static ImmutableList<Long> markedLines(String example) {
    List<String> lines = example.lines().toList();
    return IntStream.range(0, lines.size())
        .filter(i -> lines.get(i).endsWith("// reported"))
        .mapToObj(i -> i + 1L)
        .collect(toImmutableList());
  }
}
