package io.github.wiretime.docs;

import static com.google.common.collect.MoreCollectors.onlyElement;
import static com.google.common.truth.Truth.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import io.github.wiretime.build.Markdown;
import org.junit.jupiter.api.Test;

/** The example that has to please two checks at once. */
final class JavaUtilDateTest {

  private static final String EXAMPLE =
      Markdown.read("docs/choosing.md").blocks("java").stream()
          .filter(block -> block.contains("JavaUtilDate"))
          .collect(onlyElement());

  @Test
  void neitherCheckWarns() {
    assertThat(compile(EXAMPLE).warnings()).isEmpty();
  }

  @Test
  void onlyTheSuppressedLineNeedsIt() {
    Compilation compilation = compile(EXAMPLE.replaceAll("@SuppressWarnings.*", ""));

    assertThat(compilation.warnings()).hasSize(1);
    assertThat(compilation.warnings().get(0).getMessage(null)).startsWith("[JavaUtilDate]");
    assertThat(
            EXAMPLE.lines().toList().get((int) compilation.warnings().get(0).getLineNumber() - 1))
        .contains("new Date(millis)");
  }

  private static Compilation compile(String source) {
    return Compiler.javac()
        .withOptions(
            "-proc:none",
            "-processorpath",
            System.getProperty("java.class.path"),
            "-XDcompilePolicy=simple",
            "--should-stop=ifError=FLOW",
            "-XDaddTypeAnnotationsToSymbol=true",
            "-Xplugin:ErrorProne -XepDisableAllChecks -Xep:CostlyRpcTime:WARN -Xep:JavaUtilDate:WARN")
        .compile(JavaFileObjects.forSourceString("Example", source));
  }
}
