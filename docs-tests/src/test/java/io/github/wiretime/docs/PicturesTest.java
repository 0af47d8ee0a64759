package io.github.wiretime.docs;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static java.util.stream.Collectors.joining;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.wiretime.build.Markdown;
import io.github.wiretime.build.Repository;
import io.github.wiretime.checker.cost.CostTable;
import io.github.wiretime.checker.options.HessianLite;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The pictures of the documentation say what the example and the check say. */
final class PicturesTest {

  private static final int LARGEST = 100_000;

  static List<String> pictures() throws IOException {
    try (Stream<Path> files = Files.walk(Repository.path("docs"))) {
      return files.map(Repository::relative).filter(file -> file.endsWith(".svg")).toList();
    }
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void everyPictureIsSmallAndCanBeReadOnADarkPage(String picture) throws Exception {
    String svg = Repository.read(picture);

    assertThat(texts(svg, "title", "")).isNotEmpty();
    assertThat(texts(svg, "text", "")).isNotEmpty();
    assertThat(svg).containsMatch("prefers-color-scheme: ?dark");
    assertThat(svg.length()).isLessThan(LARGEST);
  }

  @Test
  void theWayIsThatOfTheExample() throws Exception {
    String svg = Repository.read("docs/way.svg");
    CostTable table = CostTable.load(HessianLite.LITE_4_0_4);
    String sources = sourcesOfTheExample();

    for (String code : texts(svg, "text", "code")) {
      assertThat(sources).contains(code.strip());
    }
    List<String> rows = texts(svg, "text", "row");
    assertThat(Markdown.read("docs/maven.md").blocks("text").get(0))
        .contains("[WARNING] " + rows.get(1) + "  " + rows.get(2).strip() + "\n");
    assertThat(rows.get(0)).isEqualTo("first  further  time  type            member");
    assertThat(texts(svg, "text", "hot"))
        .containsExactly(
            "LocalDateTime: %s bytes, Date: %s"
                .formatted(
                    table.of("java.time.LocalDateTime").orElseThrow().firstBytes(),
                    table.of("java.util.Date").orElseThrow().firstBytes()));
  }

  /** What the build prints is compared with the same file. */
  @Test
  void theTerminalShowsWhatTheBuildPrints() throws IOException {
    ImmutableList<String> message =
        Splitter.on("\n[")
            .splitToStream(Repository.expected("example-diagnostics-in-api.txt"))
            .filter(text -> text.contains("/OrderDto.java"))
            .flatMap(text -> ("[" + text).lines())
            .collect(ImmutableList.toImmutableList());

    assertDrawn(
        "docs/finding.svg", "A finding in a terminal: a warning of javac at the field", message);
  }

  /** The page shows what a build in Chinese prints, which is compared with one. */
  @Test
  void theChineseTerminalShowsWhatThePageShows() throws IOException {
    String message = Markdown.read("docs/zh/CostlyRpcTime.md").blocks("text").get(1);

    assertThat(message).contains("/OrderDto.java");
    assertDrawn(
        "docs/zh/finding.svg",
        "终端中的告警：javac 在字段处给出",
        message.lines().collect(ImmutableList.toImmutableList()));
  }

  private static void assertDrawn(String picture, String title, ImmutableList<String> message)
      throws IOException {
    String drawn =
        TerminalPicture.of(
            title,
            ImmutableList.<String>builder().add("$ mvn clean compile").addAll(message).build());
    Path file = Path.of("target").resolve(picture);
    Files.createDirectories(file.getParent());
    Files.writeString(file, drawn);
    assertWithMessage("copy %s to %s", file, picture)
        .that(Repository.read(picture))
        .isEqualTo(drawn);
  }

  /** If this fails, {@code cp docs-tests/target/zh/*.svg docs/zh} mends it. */
  @ParameterizedTest
  @MethodSource("translated")
  void chinesePicturesHaveTheirWordsFromTheTable(String picture) throws IOException {
    String drawn = TranslatedPicture.of(Repository.read(picture));
    String name = Path.of(picture).getFileName().toString();

    Path folder = Files.createDirectories(Path.of("target/zh"));
    Path file = Files.writeString(folder.resolve(name), drawn);
    assertWithMessage("copy %s to docs/zh/%s", file, name)
        .that(Repository.read("docs/zh/" + name))
        .isEqualTo(drawn);
  }

  @Test
  void everyWordOfTheTableIsInAPicture() throws Exception {
    List<String> words = new ArrayList<>();
    for (String picture : translated()) {
      words.addAll(texts(Repository.read(picture), "title", ""));
      words.addAll(texts(Repository.read(picture), "text", ""));
    }

    assertThat(words).containsAtLeastElementsIn(TranslatedPicture.WORDS.keySet());
  }

  static ImmutableList<String> translated() {
    return ImmutableList.of("docs/way.svg", "docs/plots/calls.svg");
  }

  /** The texts of all elements of a name that have a class, or any. */
  private static List<String> texts(String svg, String name, String style) throws Exception {
    NodeList found =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)))
            .getElementsByTagName(name);
    return Stream.iterate(0, i -> i < found.getLength(), i -> i + 1)
        .map(i -> (Element) found.item(i))
        .filter(element -> style.isEmpty() || element.getAttribute("class").equals(style))
        .map(Element::getTextContent)
        .toList();
  }

  private static String sourcesOfTheExample() throws IOException {
    try (Stream<Path> files = Files.walk(Repository.path("examples/order-api/src"))) {
      return files
          .map(Repository::relative)
          .filter(file -> file.endsWith(".java"))
          .map(Repository::read)
          .collect(joining());
    }
  }
}
