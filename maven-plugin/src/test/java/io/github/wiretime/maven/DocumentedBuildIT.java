package io.github.wiretime.maven;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.MoreCollectors.onlyElement;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.build.Markdown;
import io.github.wiretime.build.MavenBuild;
import io.github.wiretime.build.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The six lines of the README, put into the example instead of the complete configuration. */
final class DocumentedBuildIT {

  private static final Pattern COMPLETE =
      Pattern.compile(
          "(?s)(<artifactId>maven-compiler-plugin</artifactId>\\s*<version>[^<]*</version>).*?</plugin>");
  private static final Markdown README = Markdown.read("README.md");
  private static final Markdown ADOPTING = Markdown.read("docs/adopting.md");

  @TempDir private Path folder;

  @BeforeEach
  void writeExample() throws IOException {
    for (String module : ImmutableList.of("order-api", "order-provider", "order-consumer")) {
      MavenBuild.copySources(Repository.path("examples/" + module), folder.resolve(module));
    }
    String sixLines =
        README.blocks("xml").stream()
            .filter(block -> block.contains("<extensions>"))
            .collect(onlyElement());
    Files.writeString(
        folder.resolve("pom.xml"),
        COMPLETE
            .matcher(Repository.read("examples/pom.xml"))
            .replaceFirst("$1</plugin>" + Matcher.quoteReplacement(sixLines)));
  }

  @Test
  void printsWhatThePageShows() throws IOException {
    MavenBuild.Result build = MavenBuild.in(folder).run("compile");

    assertPrintsTheExcerptOf("docs/maven.md", build);
  }

  @Test
  void printsWhatTheChinesePageShows() throws IOException {
    MavenBuild.Result build = MavenBuild.in(folder).run("compile", "-Dwiretime.lang=zh");

    assertPrintsTheExcerptOf("docs/zh/maven.md", build);
  }

  private static void assertPrintsTheExcerptOf(String page, MavenBuild.Result build) {
    assertWithMessage(build.text())
        .that(printed(build).lines().toList())
        .containsAtLeastElementsIn(Markdown.read(page).blocks("text").get(0).lines().toList())
        .inOrder();
  }

  /** What stands between our first line and the next line of Maven's. */
  private static String printed(MavenBuild.Result build) {
    return build.output().stream()
        .dropWhile(line -> !line.matches(".* --- wiretime:.*:scan\\b.*"))
        .skip(1)
        .takeWhile(line -> !line.startsWith("[INFO] ----"))
        .map(line -> line + "\n")
        .collect(joining());
  }

  /** How Maven ends, without its summary and its general advice. */
  private static String failure(MavenBuild.Result build) {
    return build.output().stream()
        .filter(line -> line.endsWith("BUILD FAILURE") || line.endsWith("-> [Help 1]"))
        .map(line -> line + "\n")
        .collect(joining());
  }

  @Test
  void ratchetIsTwoCommands() throws IOException {
    ImmutableList<String> commands =
        ADOPTING
            .blocks("sh")
            .get(0)
            .lines()
            .filter(line -> line.startsWith("mvn "))
            .collect(toImmutableList());
    String known = "";
    for (String command : commands) {
      MavenBuild.Result build =
          MavenBuild.in(folder)
              .run(command.substring("mvn ".length()).replace("verify", "compile").split(" "));
      assertWithMessage(build.text()).that(build.exitCode()).isEqualTo(0);
      known = printed(build);
    }
    assertThat(Markdown.read("docs/maven.md").blocks("text")).contains(known);
    Path dto = folder.resolve("order-api/src/main/java/com/acme/order/api/OrderDto.java");
    Files.writeString(
        dto,
        Files.readString(dto).replaceFirst("(?m)^}", "  private java.time.Instant paidAt;\n}"));

    MavenBuild.Result grown = MavenBuild.in(folder).run("compile", "-Dwiretime.severity=ERROR");

    assertWithMessage(grown.text()).that(grown.exitCode()).isEqualTo(1);
    assertWithMessage(grown.text()).that(ADOPTING.blocks("text")).contains(printed(grown));
    assertThat(Markdown.read("docs/maven.md").blocks("text")).contains(failure(grown));
    assertThat(printed(grown)).contains("OrderDto.paidAt");
    assertThat(printed(grown)).doesNotContain("OrderDto.createdAt");

    MavenBuild.Result chinese =
        MavenBuild.in(folder).run("compile", "-Dwiretime.severity=ERROR", "-Dwiretime.lang=zh");

    assertWithMessage(chinese.text())
        .that(Markdown.read("docs/zh/adopting.md").blocks("text"))
        .contains(printed(chinese));
    assertThat(Markdown.read("docs/zh/maven.md").blocks("text")).contains(failure(chinese));
  }
}
