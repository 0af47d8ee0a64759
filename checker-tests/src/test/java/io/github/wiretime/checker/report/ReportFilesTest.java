package io.github.wiretime.checker.report;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.BugPattern.SeverityLevel;
import com.sun.tools.javac.api.BasicJavacTask;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.compilation.SourcePlaces;
import io.github.wiretime.checker.cost.CostTable;
import io.github.wiretime.checker.files.ModuleFolder;
import io.github.wiretime.checker.finding.FindingJudge;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Project;
import io.github.wiretime.checker.harness.SarifFile;
import io.github.wiretime.checker.harness.Source;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.options.OptionsParser;
import io.github.wiretime.checker.words.CheckTexts;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javax.tools.DiagnosticListener;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which files are written, and when. */
final class ReportFilesTest {

  private static final String SERVICE =
      "package app; interface OrderService { java.time.Instant find(); }";

  @TempDir private Path folder;

  private Project project;

  @BeforeEach
  void writeProject() {
    project = Project.in(folder).with(SERVICE).option("ServiceInterfaces", "app.*Service");
  }

  @ParameterizedTest
  @CsvSource({
    "target/classes, costly, classes",
    "target/test-classes, costly-test-classes, test-classes",
    "build/classes/java/main, costly, main",
    "bin/main, costly, main",
    "bin/test, costly-test, test",
    "bin/integrationTest, costly-integrationTest, integrationTest",
    "build/classes/java/test, costly-test, test",
    "build/classes/java/jmh, costly-jmh, jmh",
    "build/classes/java/integrationTest, costly-integrationTest, integrationTest",
    "target/classes/META-INF/versions/21, costly-21, 21",
    "out, costly, out"
  })
  void eachOutputOfAModuleHasAReportOfItsOwn(String output, String name, String category) {
    project.option("Report", "reports/costly.sarif").compileTo(output);

    assertThat(folder.resolve("reports").toFile().list())
        .asList()
        .containsExactly(name + ".sarif", name + ".md");
    assertThat(
            SarifFile.read(folder.resolve("reports/" + name + ".sarif"))
                .run()
                .at("/automationDetails/id")
                .asText())
        .isEqualTo("CostlyRpcTime/" + category + "/");
  }

  @Test
  void isEmptyWhenEverythingIsFixed() {
    project.option("Report", "target/costly.sarif").compile();
    Project fixed =
        Project.in(folder)
            .with("package app; interface OrderService { java.util.Date find(); }")
            .option("ServiceInterfaces", "app.*Service")
            .option("Report", "target/costly.sarif");

    fixed.compile();

    SarifFile report = SarifFile.read(folder.resolve("target/costly.sarif"));
    assertThat(report.problems()).isEmpty();
    assertThat(report.results()).isEmpty();
    assertThat(report.run().has("results")).isTrue();
    assertThat(fixed.read("target/costly.md"))
        .isEqualTo("# Costly time types on the wire\n\n0 new\n");
  }

  @Test
  void aModuleWithoutAServiceHasOneToo() {
    Project.in(folder)
        .with("package app; class Main {}")
        .option("Report", "target/costly.sarif")
        .compile();

    assertThat(SarifFile.read(folder.resolve("target/costly.sarif")).results()).isEmpty();
  }

  @Test
  void anAbsolutePathIsFine(@TempDir Path elsewhere) {
    Path file = elsewhere.resolve("new/costly.sarif");

    project.option("Report", file.toString()).compile();

    assertThat(SarifFile.read(file).results()).hasSize(1);
  }

  @Test
  void aFolderInItsPlaceIsAnError() throws Exception {
    Files.createDirectories(folder.resolve("costly.sarif/full"));

    Outcome outcome = project.option("Report", "costly.sarif").compile();

    assertThat(outcome.errors()).hasSize(1);
    assertThat(outcome.errors().get(0))
        .startsWith(
            "-XepOpt:CostlyRpcTime:Report: cannot write '"
                + folder.resolve("costly.sarif")
                + "': it is a folder. ");
    assertThat(folder.toFile().list((in, name) -> name.endsWith(".tmp"))).isEmpty();
  }

  @Test
  void aPathThroughAFileIsAnError() {
    Outcome outcome = project.option("Report", "pom.xml/costly.sarif").compile();

    assertThat(outcome.errors().get(0))
        .startsWith(
            "-XepOpt:CostlyRpcTime:Report: cannot write '"
                + folder.resolve("pom.xml/costly.sarif")
                + "': '"
                + folder.resolve("pom.xml")
                + "' is not a folder");
  }

  /** SARIF knows no suggestions, which somebody's own release of Error Prone may make of it. */
  @Test
  void theLevelOfASuggestionIsANote() throws Exception {
    Context context = context(unused -> {}, "-d", folder.toString());
    Options options = OptionsParser.parse(ImmutableMap.of("DocsUrl", "https://wiki.acme.com/time"));

    ReportFiles files =
        new ReportFiles(
            new SourcePlaces(context),
            ModuleFolder.of(context),
            new FindingTexts(
                new Message(
                    CostTable.load(HessianLite.LITE_4_0_4).of("java.util.Date").orElseThrow(),
                    ImmutableSet.of(),
                    Types.instance(context),
                    false,
                    options),
                new BrokenText(ImmutableSet.of(), Types.instance(context), options)),
            check -> SeverityLevel.SUGGESTION);
    files.writeSarif(
        "costly.sarif",
        new FindingJudge.Result(ImmutableListMultimap.of(), ImmutableList.of(), Optional.empty()),
        ImmutableList.of(CheckTexts.of("reason.serializer", "fastjson2")),
        "https://wiki.acme.com/time");

    SarifFile report = SarifFile.read(folder.resolve("costly.sarif"));
    assertThat(report.run().at("/invocations/0/toolExecutionNotifications/0/message/text").asText())
        .isEqualTo("serializer 'fastjson2'");
    assertThat(Files.readString(folder.resolve("costly.md")))
        .contains("0 new\n\nserializer 'fastjson2'.\n");
    assertThat(report.problems()).isEmpty();
    assertThat(report.run().at("/tool/driver/rules/0/defaultConfiguration/level").asText())
        .isEqualTo("note");
  }

  /** What javac knows before it compiles anything. */
  static Context context(DiagnosticListener<JavaFileObject> listener, String... options) {
    return ((BasicJavacTask)
            ToolProvider.getSystemJavaCompiler()
                .getTask(
                    null,
                    null,
                    listener,
                    ImmutableList.copyOf(options),
                    null,
                    ImmutableList.of(Source.of("class Any {}").toFile())))
        .getContext();
  }
}
