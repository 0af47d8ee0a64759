package io.github.wiretime.checker.options;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Project;
import io.github.wiretime.checker.harness.SpringFile;
import io.github.wiretime.checker.harness.Wire;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which files the option {@code SpringConfig} names. */
final class SpringConfigTest {

  private static final String SERVICES =
      """
      interface A { Instant a(); }
      interface B { Instant b(); }
      interface C { Instant c(); }
      """;

  @TempDir private Path root;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          beans.xml                         | A.a()
          ./conf/../beans.xml               | A.a()
          *.xml                             | A.a()
          conf/beans.xml                    | B.b()
          conf/*.xml                        | B.b()
          conf/**/*.xml                     | B.b() C.c()
          conf/**/deep/*.xml                | C.c()
          **/*.xml                          | A.a() B.b() C.c()
          c*/beans.xml                      | B.b()
          beans.xml,conf/beans.xml          | A.a() B.b()
          beans.xml , conf/deep/*.xml,      | A.a() C.c()
          conf/bean?.xml                    | B.b()
          conf/[a-c]*.xml                   | B.b()
          conf/{beans,other}.xml            | B.b()
          {beans,x}.xml,conf/{deep,y}/*.xml | A.a() C.c()
          {conf,**/deep}/*.xml              | B.b() C.c()
          {**/deep/**/,}beans.xml           | A.a() C.c()
          *.yaml                            | ''
          missing/*.xml                     | ''
          """)
  void isRelativeToTheModule(String files, String members) throws IOException {
    module(root, "build.gradle");
    service(root, "A");
    service(root.resolve("conf"), "B");
    service(root.resolve("conf/deep"), "C");

    Outcome outcome = compiledInto(root.resolve("target/classes"), files);

    assertThat(outcome.errors()).isEmpty();
    assertThat(String.join(" ", ImmutableList.sortedCopyOf(outcome.members()))).isEqualTo(members);
  }

  @ParameterizedTest
  @ValueSource(strings = {"pom.xml", "build.gradle", "build.gradle.kts", "BUILD", "BUILD.bazel"})
  void theModuleIsTheNearestFolderWithABuildFile(String buildFile) throws IOException {
    module(root, buildFile);
    service(root, "A");
    module(root.resolve("first"), buildFile);
    service(root.resolve("first"), "B");
    module(root.resolve("second"), buildFile);
    service(root.resolve("second"), "C");

    assertThat(compiledInto(root.resolve("first/build/classes/java/main"), "beans.xml").members())
        .containsExactly("B.b()");
    assertThat(compiledInto(root.resolve("second/target/classes"), "beans.xml").members())
        .containsExactly("C.c()");
    assertThat(compiledInto(root.resolve("second/target/classes"), "../beans.xml").members())
        .containsExactly("A.a()");
  }

  @Test
  void anAbsolutePathNeedsNoModule() {
    String first = service(root.resolve("x"), "A");
    String second = service(root.resolve("y"), "C");

    assertThat(build().option("SpringConfig", first + "," + second).run().members())
        .containsExactly("A.a()", "C.c()");
    assertThat(build().option("SpringConfig", root + "/*/beans.xml").run().members())
        .containsExactly("A.a()", "C.c()");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          missing.xml      | there is no file '%s/missing.xml'
          conf             | there is no file '%s/conf'
          beans.xml,no.xml | there is no file '%s/no.xml'
          conf/[.xml       | '%s/conf/[.xml' is not a pattern of files
          """)
  void whatCannotBeUsedStopsTheBuild(String files, String problem) throws IOException {
    module(root, "pom.xml");
    service(root, "A");
    service(root.resolve("conf"), "B");

    Outcome outcome = compiledInto(root.resolve("target/classes"), files);

    assertThat(outcome.findings()).isEmpty();
    assertThat(outcome.errors()).hasSize(1);
    assertThat(outcome.errors().get(0))
        .startsWith("-XepOpt:CostlyRpcTime:SpringConfig: " + problem.formatted(root));
    assertThat(outcome.errors().get(0)).contains("not a crash");
  }

  /** Nobody named the file, so that no option is wrong; what stands before that place counts. */
  @ParameterizedTest
  @CsvSource({
    "<beans><service>,               'beans.xml:1:17: the XML cannot be read: ', 1",
    "<!-- \u00e9 --><beans/>,        'beans.xml:1: the XML cannot be read: it is not UTF-8', 1",
    "'',                             'beans.xml:1:1: the XML cannot be read: ', 1",
    "<d:service interface='app.C'/>, 'beans.xml:5:1: the XML cannot be read: ', 2",
  })
  void aFileOfAGlobThatIsNotWellFormedIsANote(String content, String problem, int members)
      throws IOException {
    module(root, "build.gradle");
    service(root.resolve("conf"), "B");
    String xml =
        members == 1
            ? content
            : "<b xmlns:d='http://dubbo.apache.org/schema/dubbo'>\n\n%s\n\n".formatted(content);
    SpringFile.write(root, xml, StandardCharsets.ISO_8859_1);

    Outcome outcome = compiledInto(root.resolve("target/classes"), "**/*.xml");

    assertThat(outcome.errors()).isEmpty();
    assertThat(outcome.members()).hasSize(members);
    String said = Iterables.getOnlyElement(outcome.notes());
    assertThat(said).contains(problem);
    assertThat(said).endsWith("; services that it declares from there on are not seen");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "src/main/resources/*.xml",
        "src/main/resources/**/*.xml",
        "src/main/resource/**/*.xml",
        "src/main/webapp/*.xml",
        "config/*.xml",
        "beans*.xml",
      })
  void aPatternThatMatchesNoFileIsSaid(String pattern) throws IOException {
    module(root, "build.gradle");
    service(root.resolve("src/main/webapp/WEB-INF"), "A");
    service(root.resolve("conf"), "B");

    assertThat(compiledInto(root.resolve("target/classes"), pattern).notes())
        .containsExactly(
            "[CostlyRpcTime] -XepOpt:CostlyRpcTime:SpringConfig: '%s' matches no file"
                .formatted(pattern));
  }

  @Test
  void everyPatternIsLookedAtAlone() throws IOException {
    module(root, "build.gradle");
    service(root.resolve("conf"), "B");

    Outcome outcome = compiledInto(root.resolve("target/classes"), "conf/*.xml,config/*.xml");

    assertThat(outcome.members()).containsExactly("B.b()");
    assertThat(outcome.notes().toString()).contains("'config/*.xml' matches no file");
  }

  @Test
  void aModuleWithoutSuchFilesMissesNone() throws IOException {
    module(root, "build.gradle");

    Outcome outcome = compiledInto(root.resolve("target/classes"), "src/main/resources/**/*.xml");

    assertThat(outcome.notes()).isEmpty();
  }

  @Test
  void inAModuleWithoutRpcNobodyMissesAFile() throws IOException {
    module(root, "build.gradle");
    Outcome outcome =
        Project.in(root)
            .with("package app; class Main {}")
            .option("SpringConfig", "beans*.xml,conf/*.xml")
            .arguments("-classpath", root.toString())
            .compile();

    assertThat(outcome.diagnostics()).isEmpty();
  }

  private static Build build() {
    return Wire.unit(SERVICES);
  }

  private static Outcome compiledInto(Path classes, String files) throws IOException {
    Files.createDirectories(classes);
    return build().with("-d", classes.toString()).option("SpringConfig", files).run();
  }

  private static void module(Path folder, String buildFile) throws IOException {
    Files.createDirectories(folder);
    Files.createFile(folder.resolve(buildFile));
  }

  private static String service(Path folder, String name) {
    return SpringFile.write(
        folder, SpringFile.beans("<dubbo:service interface='app.%s'/>".formatted(name)));
  }
}
