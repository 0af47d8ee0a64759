package io.github.wiretime.docs;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.MoreCollectors.onlyElement;
import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.build.Markdown;
import io.github.wiretime.checker.harness.ClassPath;
import io.github.wiretime.checker.harness.Diagnosis;
import io.github.wiretime.checker.harness.Javac;
import io.github.wiretime.checker.harness.Source;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.Test;

/** The example that has to please two checks at once. */
final class JavaUtilDateTest {

  private static final String EXAMPLE =
      Markdown.read("docs/choosing.md").blocks("java").stream()
          .filter(block -> block.contains("JavaUtilDate"))
          .collect(onlyElement());

  @Test
  void neitherCheckWarns() {
    assertThat(warnings(EXAMPLE)).isEmpty();
  }

  @Test
  void onlyTheSuppressedLineNeedsIt() {
    Diagnosis warning =
        warnings(EXAMPLE.replaceAll("@SuppressWarnings.*", "")).stream().collect(onlyElement());

    assertThat(warning.message()).startsWith("[JavaUtilDate]");
    assertThat(EXAMPLE.lines().toList().get((int) warning.line() - 1)).contains("new Date(millis)");
  }

  private static ImmutableList<Diagnosis> warnings(String source) {
    return Javac.alone()
        .on(ClassPath.ofThisJvm())
        .with(
            "-proc:none",
            "-processorpath",
            System.getProperty("java.class.path"),
            "-XDcompilePolicy=simple",
            "--should-stop=ifError=FLOW",
            "-XDaddTypeAnnotationsToSymbol=true",
            "-Xplugin:ErrorProne -XepDisableAllChecks -Xep:CostlyRpcTime:WARN -Xep:JavaUtilDate:WARN")
        .compile(ImmutableList.of(new Source("Example", source)))
        .all()
        .stream()
        .filter(said -> said.kind() != Diagnostic.Kind.NOTE)
        .collect(toImmutableList());
  }
}
