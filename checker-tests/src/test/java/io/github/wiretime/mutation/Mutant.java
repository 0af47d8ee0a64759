package io.github.wiretime.mutation;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * One mutant of pitest's report.
 *
 * @param packageName below that of the checker
 * @param place where and what, {@code wire.Reach.over ConditionalsBoundary}
 * @param status as pitest calls it
 * @param isDetected whether a test told it from the original
 */
record Mutant(String packageName, String place, String status, boolean isDetected) {

  private static final String CHECKER = "io.github.wiretime.checker.";

  static List<Mutant> read(Path report) throws Exception {
    NodeList found =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(report.toFile())
            .getElementsByTagName("mutation");
    return IntStream.range(0, found.getLength())
        .mapToObj(i -> of((Element) found.item(i)))
        .toList();
  }

  private static Mutant of(Element xml) {
    String name = text(xml, "mutatedClass").substring(CHECKER.length());
    String method = text(xml, "mutatedMethod").replaceFirst("lambda\\$(\\w+)\\$\\d+", "$1");
    String mutator = text(xml, "mutator").replaceAll(".*\\.|Mutator", "");
    int dot = name.lastIndexOf('.');
    return new Mutant(
        dot < 0 ? "checker" : name.substring(0, dot),
        name.replace('$', '.') + "." + method + " " + mutator,
        xml.getAttribute("status"),
        Boolean.parseBoolean(xml.getAttribute("detected")));
  }

  private static String text(Element xml, String tag) {
    return xml.getElementsByTagName(tag).item(0).getTextContent();
  }

  /** Whether it ran into a limit instead of an assertion. */
  boolean isStopped() {
    return isDetected && !status.equals("KILLED");
  }
}
