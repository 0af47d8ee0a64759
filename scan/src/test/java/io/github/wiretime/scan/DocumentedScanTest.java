package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.base.CaseFormat;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.wiretime.build.Repository;
import io.github.wiretime.checker.harness.ClassPath;
import io.github.wiretime.checker.options.Options;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The pages show what the command does. */
final class DocumentedScanTest {

  /** What a scan has other names for, or none, because nothing is compiled. */
  private static final ImmutableSet<String> OF_COMPILATIONS =
      ImmutableSet.of(
          Options.CODE_QUALITY,
          Options.DOCS_URL,
          Options.REFERENCES,
          Options.REPORT,
          Options.WIRE_MAP_MODE);

  @Test
  void thePageShowsWhatTheExampleGets() {
    Command scan =
        Command.run(
            classes("order-api"),
            classes("order-provider"),
            classes("order-consumer"),
            "--class-path",
            ClassPath.ofTests().stream()
                .map(File::getPath)
                .collect(Collectors.joining(File.pathSeparator)));

    assertThat(scan.exitCode()).isEqualTo(0);
    assertThat(Repository.read("docs/scan.md")).contains("```text\n" + scan.out() + "```");
  }

  private static Path classes(String module) {
    Path classes = Repository.path("examples/" + module + "/target/classes");
    assumeTrue(Files.isDirectory(classes), "the example was not built");
    return classes;
  }

  @Test
  void everyOptionOfTheCheckHasItsTwin() {
    ImmutableSet<String> twins =
        Sets.difference(Options.NAMES, OF_COMPILATIONS).stream()
            .map(name -> "--" + CaseFormat.UPPER_CAMEL.to(CaseFormat.LOWER_HYPHEN, name))
            .collect(ImmutableSet.toImmutableSet());

    assertThat(ScanCommand.commandLine().getCommandSpec().optionsMap().keySet())
        .containsAtLeastElementsIn(twins);
  }

  @Test
  void thePageNamesEveryOptionOfItsOwn() {
    String page = Repository.read("docs/scan.md");

    for (String option :
        new String[] {
          "--class-path", "--html", "--markdown", "--max-archives", "--sarif", "--sources"
        }) {
      assertThat(ScanCommand.commandLine().getCommandSpec().optionsMap()).containsKey(option);
      assertThat(page).contains("| `" + option + " ");
    }
  }

  @Test
  void messagesNameTheOptionsOfTheCommand() {
    Command scan = Command.run("--min-bytes", "many", Repository.path("docs"));

    assertThat(scan.exitCode()).isEqualTo(2);
    assertThat(scan.errors()).startsWith("wiretime-scan: --min-bytes: ");
    assertThat(scan.errors()).doesNotContain("compiler");
  }
}
