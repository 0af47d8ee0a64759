package io.github.wiretime.docs;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static com.google.testing.compile.CompilationSubject.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import io.github.wiretime.build.Markdown;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every Java example in the documentation compiles, and is reported where it says so. */
final class DocumentedJavaTest {

  private static final ImmutableList<String> PAGES =
      ImmutableList.of(
          "README.md",
          "README.zh-CN.md",
          "docs/CostlyRpcTime.md",
          "docs/choosing.md",
          "docs/design.md",
          "docs/migrating.md");

  @Test
  void thereAreExamples() {
    for (String page : PAGES) {
      if (!page.equals("docs/design.md")) {
        assertWithMessage(page).that(examples(page)).isNotEmpty();
      }
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
    Compilation compilation =
        Compiler.javac()
            .withOptions(
                "-proc:none",
                "-processorpath",
                System.getProperty("java.class.path"),
                "-XDcompilePolicy=simple",
                "--should-stop=ifError=FLOW",
                "-XDaddTypeAnnotationsToSymbol=true",
                "-Xplugin:ErrorProne -XepDisableAllChecks -Xep:CostlyRpcTime:WARN")
            .compile(JavaFileObjects.forSourceString("Example", example));

    assertThat(compilation).succeeded();
    assertThat(reportedLines(compilation)).isEqualTo(markedLines(example));
  }

  private static ImmutableList<Long> reportedLines(Compilation compilation) {
    return compilation.warnings().stream()
        .filter(warning -> warning.getMessage(null).contains("[CostlyRpcTime]"))
        .map(warning -> warning.getLineNumber())
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
