package io.github.wiretime.build;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.MoreCollectors.onlyElement;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The example, built as a user builds it: by a Maven process of its own, outside this project. */
final class ExampleBuildIT {

  private static final String SWITCH = "-Xep:CostlyRpcTime:WARN";

  @TempDir private Path folder;

  @BeforeEach
  void copyExample() throws IOException {
    MavenBuild.copySources(Repository.path("examples"), folder);
  }

  @Test
  void reportsWhatTheDocumentationShows() throws IOException {
    assertSucceedsWith("example-diagnostics.txt", MavenBuild.in(folder));
  }

  @Test
  void reportsTheSameFromAForkedCompiler() throws IOException {
    Files.delete(folder.resolve(".mvn/jvm.config"));

    MavenBuild.Result build = MavenBuild.in(folder).run("compile", "-Dmaven.compiler.fork=true");

    assertWithMessage(build.text()).that(build.exitCode()).isEqualTo(0);
    assertThat(Diagnostics.withoutColumns(text(build)))
        .isEqualTo(Diagnostics.withoutColumns(Repository.expected("example-diagnostics.txt")));
  }

  @Test
  void reportsOnTheFieldsOfAnInterfaceModuleThatIsNamed() throws IOException {
    replaceSwitch(SWITCH + " -XepOpt:CostlyRpcTime:ServiceInterfaces=com.acme.order.api.*Service");

    assertSucceedsWith("example-diagnostics-in-api.txt", MavenBuild.in(folder));
  }

  /** CheckPageTest and TroubleshootingTest compare the same blocks of the English pages. */
  @Test
  void reportsInChineseWhatTheChinesePagesShow() throws IOException {
    String inApi = Markdown.read("docs/zh/CostlyRpcTime.md").blocks("text").get(1);
    ImmutableList<String> trouble =
        Markdown.read("docs/zh/troubleshooting.md").blocks("text").stream()
            .filter(block -> block.startsWith("[WARNING] order-"))
            .collect(toImmutableList());

    replaceSwitch(SWITCH + " -XepOpt:CostlyRpcTime:Lang=zh");
    MavenBuild.Result build = MavenBuild.in(folder).run("compile");
    assertThat(trouble).hasSize(2);
    trouble.forEach(block -> assertThat(text(build)).contains(block));

    replaceSwitch(SWITCH + " -XepOpt:CostlyRpcTime:ServiceInterfaces=com.acme.order.api.*Service");
    assertThat(text(MavenBuild.in(folder).run("clean", "compile"))).contains(inApi);
  }

  /** Class files do not keep what suppresses a finding. */
  @ParameterizedTest
  @CsvSource({"docs/troubleshooting.md, en", "docs/zh/troubleshooting.md, zh"})
  void reportsMoreIfOneFileIsCompiledAlone(String page, String language) throws IOException {
    replaceSwitch(SWITCH + " -XepOpt:CostlyRpcTime:Lang=" + language);
    assertThat(text(MavenBuild.in(folder).run("compile"))).doesNotContain("runTime");
    Path changed =
        folder.resolve("order-provider/src/main/java/com/acme/order/provider/OrderEntity.java");
    Files.writeString(changed, Files.readString(changed) + "// changed\n");

    MavenBuild.Result build =
        MavenBuild.in(folder).run("compile", "-Dmaven.compiler.useIncrementalCompilation=false");

    String reported =
        Markdown.read(page).blocks("text").stream()
            .filter(block -> block.contains("runTime"))
            .collect(onlyElement());
    assertWithMessage(build.text()).that(text(build)).contains(reported);
  }

  @Test
  void failsTheBuildAsAnError() throws IOException {
    replaceSwitch("-Xep:CostlyRpcTime:ERROR");

    MavenBuild.Result build = MavenBuild.in(folder).run("compile", "--fail-at-end");

    assertWithMessage(build.text()).that(build.exitCode()).isNotEqualTo(0);
    // The consumer comes first and lists the members, because most builds end there.
    assertThat(text(build)).isEqualTo(Repository.expected("example-errors.txt"));
  }

  @Test
  void isSilentWhenOff() throws IOException {
    replaceSwitch("-Xep:CostlyRpcTime:OFF");

    MavenBuild.Result build = MavenBuild.in(folder).run("compile");

    assertWithMessage(build.text()).that(build.exitCode()).isEqualTo(0);
    assertThat(Diagnostics.of(build)).isEmpty();
  }

  @Test
  void stopsAtAMisspeltOption() throws IOException {
    replaceSwitch(SWITCH + " -XepOpt:CostlyRpcTime:ServiceInterface=com.acme.**");

    MavenBuild.Result build = MavenBuild.in(folder).run("compile");

    assertWithMessage(build.text()).that(build.exitCode()).isNotEqualTo(0);
    assertThat(build.text()).contains("did you mean 'ServiceInterfaces'?");
  }

  private static void assertSucceedsWith(String expected, MavenBuild project) throws IOException {
    MavenBuild.Result build = project.run("compile");

    assertWithMessage(build.text()).that(build.exitCode()).isEqualTo(0);
    assertThat(text(build)).isEqualTo(Repository.expected(expected));
    assertThat(notes(build))
        .isEqualTo(Repository.expected(expected.replace("diagnostics", "notes")));
  }

  private static String text(MavenBuild.Result build) {
    return String.join("\n", Diagnostics.of(build)) + "\n";
  }

  private static String notes(MavenBuild.Result build) {
    return String.join("\n", Diagnostics.notes(build)) + "\n";
  }

  private void replaceSwitch(String replacement) throws IOException {
    Path pom = folder.resolve("pom.xml");
    String text = Files.readString(pom);
    assertThat(text).contains(SWITCH);
    Files.writeString(pom, text.replace(SWITCH, replacement));
  }
}
