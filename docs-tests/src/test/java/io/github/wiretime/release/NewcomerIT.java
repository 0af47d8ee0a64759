package io.github.wiretime.release;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.MoreCollectors.onlyElement;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.build.Markdown;
import io.github.wiretime.build.MavenBuild;
import io.github.wiretime.build.Repository;
import io.github.wiretime.build.Uncommented;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A machine that never saw this project: its local repository is empty, and it knows only the
 * release and Maven Central. It does what the pages of the release say, to the letter.
 */
final class NewcomerIT {

  private static final Pattern COMPILER =
      Pattern.compile(
          "(?s)<plugin>\\s*<groupId>[^<]*</groupId>\\s*<artifactId>maven-compiler-plugin</artifactId>"
              + "(\\s*<version>[^<]*</version>).*?</plugin>");
  private static final Pattern ONE_COMMAND =
      Pattern.compile("(?m)^mvn (compile io\\.github\\.wiretime:\\S*:scan)$");

  private static final String FINDING = "OrderDto.createdAt (OrderDto.java:18)";

  @TempDir private static Path local;

  private static Markdown readme;
  private static Markdown complete;
  private static String example;

  @TempDir private Path folder;

  @BeforeAll
  static void read() throws IOException {
    readme = Releases.here().page("README.md");
    complete = Releases.here().page("docs/error-prone.md");
    example = Files.readString(Releases.here().folder().resolve("examples/pom.xml"));
  }

  @Test
  void sixLinesInThePom() throws IOException {
    write(plainCompiler() + sixLines());

    MavenBuild.Result build = succeed("compile");

    assertWithMessage(build.text())
        .that(printed(build))
        .containsAtLeastElementsIn(
            Releases.here().page("docs/maven.md").blocks("text").get(0).lines().toList())
        .inOrder();
  }

  @Test
  void theExtensionOfThePage() throws IOException {
    write(plainCompiler());
    Files.createDirectories(folder.resolve(".mvn"));
    Files.writeString(
        folder.resolve(".mvn/extensions.xml"),
        Releases.here().page("docs/maven.md").blocks("xml").stream()
            .filter(block -> block.contains("<extension>"))
            .collect(onlyElement()));

    assertFinds(succeed("compile"));
  }

  @Test
  void noFileAtAllAndTheScanner() throws IOException {
    write(plainCompiler());
    Matcher command = ONE_COMMAND.matcher(readme.text());
    assertWithMessage("the command of the README").that(command.find()).isTrue();
    assertFinds(succeed(command.group(1).split(" ")));

    ImmutableList<String> scan =
        readme.blocks("sh").stream()
            .filter(block -> block.startsWith("java -jar "))
            .map(block -> ImmutableList.copyOf(block.strip().split(" ")))
            .collect(onlyElement());
    String printed = run(scan.stream().flatMap(this::argument).collect(toImmutableList()));

    assertWithMessage(printed).that(printed).contains(FINDING);
    assertWithMessage("the page")
        .that(Files.readString(folder.resolve("report.html")))
        .contains("createdAt");
  }

  /** The release was built from the same modules, so the jar is where the README looks for it. */
  @Test
  void theFirstCommandsBuildTheScannerFromAClone() {
    String modules = Releases.here().command().replaceFirst(".*(-pl \\S+ -am).*", "$1");

    assertThat(readme.blocks("sh").get(0))
        .startsWith(
            "git clone https://github.com/wiretime/wiretime\ncd wiretime\nmvn -B -q install -Dmaven.test.skip "
                + modules
                + "\n");
    assertThat(readme.blocks("sh"))
        .contains(
            "java -jar scan/target/wiretime-scan-%s.jar app.jar --html report.html\n"
                .formatted(ReleaseBuild.VERSION));
    assertThat(Repository.read("pom.xml"))
        .contains("<url>https://github.com/wiretime/wiretime</url>");
  }

  @Test
  void annotationsAndTheCheckInsideErrorProne() throws IOException {
    String snippet =
        complete.blocks("xml").stream()
            .filter(block -> block.contains("<annotationProcessorPaths"))
            .collect(onlyElement());
    write(Uncommented.processors(snippet));
    String jvmConfig =
        complete.blocks("text").stream()
            .filter(block -> block.startsWith("--add-exports"))
            .collect(onlyElement());
    Files.createDirectories(folder.resolve(".mvn"));
    Files.writeString(folder.resolve(".mvn/jvm.config"), jvmConfig);

    String text = succeed("compile").text();

    assertWithMessage(text).that(text).contains("OrderServiceImpl.java:[21,8] [CostlyRpcTime]");
    assertWithMessage(text).that(text).contains("OrderDto.createdAt (OrderDto.java)");
    assertWithMessage("accepted, in another module\n" + text)
        .that(text)
        .doesNotContain("InvoiceDto");
  }

  /** The example with these plugins instead of its compiler plugin. */
  private void write(String plugins) throws IOException {
    for (String module : ImmutableList.of("order-api", "order-provider", "order-consumer")) {
      MavenBuild.copySources(Repository.path("examples/" + module), folder.resolve(module));
    }
    Files.writeString(
        folder.resolve("pom.xml"),
        COMPILER.matcher(example).replaceFirst(Matcher.quoteReplacement(plugins)));
  }

  private static String plainCompiler() {
    Matcher compiler = COMPILER.matcher(example);
    assertWithMessage(example).that(compiler.find()).isTrue();
    return "<plugin><artifactId>maven-compiler-plugin</artifactId>%s</plugin>"
        .formatted(compiler.group(1));
  }

  private static String sixLines() {
    return readme.blocks("xml").stream()
        .filter(block -> block.contains("<extensions>"))
        .collect(onlyElement());
  }

  private MavenBuild.Result succeed(String... goals) throws IOException {
    MavenBuild.Result build =
        MavenBuild.in(folder)
            .withRepositories(local, Releases.here().published())
            .run(
                Stream.concat(Stream.of(goals), Stream.of("--strict-checksums"))
                    .toArray(String[]::new));
    assertWithMessage(build.text()).that(build.exitCode()).isEqualTo(0);
    return build;
  }

  private static void assertFinds(MavenBuild.Result build) {
    assertWithMessage(build.text()).that(build.text()).contains(FINDING);
  }

  /** What stands between our first line and the next line of Maven's. */
  private static ImmutableList<String> printed(MavenBuild.Result build) {
    return build.output().stream()
        .dropWhile(line -> !line.matches(".* --- wiretime:.*:scan .*"))
        .skip(1)
        .takeWhile(line -> !line.startsWith("[INFO] ----"))
        .collect(toImmutableList());
  }

  /** The application of the README is what was compiled here, and its clone what was released. */
  private Stream<String> argument(String word) {
    return switch (word) {
      case "java" -> Stream.of(Path.of(System.getProperty("java.home"), "bin/java").toString());
      case "app.jar" ->
          Stream.of("order-api", "order-provider", "order-consumer")
              .map(module -> module + "/target/classes");
      default ->
          Stream.of(
              word.startsWith("scan/") ? Releases.here().folder().resolve(word).toString() : word);
    };
  }

  private String run(ImmutableList<String> command) throws IOException {
    Process scan =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
    String output = new String(scan.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertWithMessage(output).that(scan.onExit().join().exitValue()).isEqualTo(0);
    return output;
  }
}
