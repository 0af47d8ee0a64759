package io.github.wiretime.maven.options;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.base.Ascii;
import com.google.common.base.CaseFormat;
import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.options.Door;
import io.github.wiretime.checker.options.Option;
import io.github.wiretime.checker.options.OptionTable;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The typed parameters are those of the table of options. */
final class CheckParametersTest {

  /** The scanner's jar has a copy of the table whose lists are of another class. */
  @Test
  void areComparedWithTheTableOfTheChecker() throws Exception {
    assertThat(OptionTable.class.getMethod("of", Door.class).getReturnType())
        .isEqualTo(ImmutableList.class);
  }

  @Test
  void haveTheNamesOfTheTable() {
    assertThat(CheckParameters.names())
        .containsExactlyElementsIn(
            OptionTable.of(Door.MAVEN).stream()
                .map(CheckParametersTest::parameter)
                .collect(toImmutableList()))
        .inOrder();
  }

  @Test
  void thatNameServicesAreAmongThem() {
    assertThat(CheckParameters.names()).containsAtLeastElementsIn(Settings.NAMING_SERVICES);
  }

  /** What {@code mvn wiretime:help -Ddetail} lists. */
  @Test
  void haveTheSentencesAndDefaultsOfTheTable() throws Exception {
    Map<String, String> sentences = sentences();

    for (Option<?> option : OptionTable.of(Door.MAVEN)) {
      String sentence = sentences.get(parameter(option));
      assertWithMessage(option.name()).that(sentence).isNotNull();
      if (option == OptionTable.BASELINE) {
        assertThat(sentence).startsWith(option.description() + ", from the folder");
      } else {
        assertThat(sentence).isEqualTo(option.description() + ".");
      }
    }
  }

  /**
   * A default that Maven knows would be an argument of each scan, which a user cannot take away.
   */
  @Test
  void leaveDefaultsToTheCheck() throws Exception {
    for (String name : CheckParameters.names()) {
      NodeList values = nodes("//mojo[goal='scan']/configuration/" + name);
      assertThat(values.getLength()).isEqualTo(1);
      assertThat(((Element) values.item(0)).hasAttribute("default-value")).isFalse();
      assertThat(values.item(0).getTextContent()).isEqualTo("${wiretime." + name + "}");
    }
  }

  private static String parameter(Option<?> option) {
    return CaseFormat.UPPER_CAMEL.to(CaseFormat.LOWER_CAMEL, option.name());
  }

  /** In one line, and with the first letter that the table has. */
  private static Map<String, String> sentences() throws Exception {
    NodeList parameters = nodes("//mojo[goal='scan']/parameters/parameter[editable='true']");
    Map<String, String> sentences = new HashMap<>();
    for (int i = 0; i < parameters.getLength(); i++) {
      Element parameter = (Element) parameters.item(i);
      String sentence = text(parameter, "description").replaceAll("\\s+", " ").strip();
      boolean isName = sentence.startsWith("Spring");
      sentences.put(
          text(parameter, "name"),
          isName ? sentence : Ascii.toLowerCase(sentence.charAt(0)) + sentence.substring(1));
    }
    return sentences;
  }

  private static String text(Element parent, String child) {
    return parent.getElementsByTagName(child).item(0).getTextContent();
  }

  private static NodeList nodes(String path) throws Exception {
    try (InputStream descriptor =
        CheckParameters.class.getResourceAsStream("/META-INF/maven/plugin.xml")) {
      Document document =
          DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(descriptor);
      return (NodeList)
          XPathFactory.newInstance().newXPath().evaluate(path, document, XPathConstants.NODESET);
    }
  }
}
