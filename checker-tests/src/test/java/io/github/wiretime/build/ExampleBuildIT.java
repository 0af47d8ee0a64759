package io.github.wiretime.build;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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

  /** CheckPageTest compares the same blocks of the English page. */
  @Test
  void reportsInChineseWhatTheChinesePageShows() throws IOException {
    ImmutableList<String> blocks = Markdown.read("docs/zh/CostlyRpcTime.md").blocks("text");

    replaceSwitch(SWITCH + " -XepOpt:CostlyRpcTime:Lang=zh");
    MavenBuild.Result build = MavenBuild.in(folder).run("compile");
    assertThat(text(build)).contains(blocks.get(2));
    assertThat(notes(build)).isEqualTo(blocks.get(3));

    replaceSwitch(SWITCH + " -XepOpt:CostlyRpcTime:ServiceInterfaces=com.acme.order.api.*Service");
    assertThat(text(MavenBuild.in(folder).run("clean", "compile"))).contains(blocks.get(1));
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
