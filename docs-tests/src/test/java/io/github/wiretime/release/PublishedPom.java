package io.github.wiretime.release;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** A POM as those who use the artifact get it. */
record PublishedPom(String text, Document document) {

  static PublishedPom read(Path file) throws IOException {
    try {
      return new PublishedPom(
          Files.readString(file),
          DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile()));
    } catch (ParserConfigurationException | SAXException e) {
      throw new IOException(file.toString(), e);
    }
  }

  /** The text of all elements at a path below {@code project}. */
  ImmutableList<String> all(String path) {
    try {
      NodeList found =
          (NodeList)
              XPathFactory.newInstance()
                  .newXPath()
                  .evaluate("/project/" + path, document, XPathConstants.NODESET);
      return IntStream.range(0, found.getLength())
          .mapToObj(index -> found.item(index).getTextContent().strip())
          .collect(toImmutableList());
    } catch (XPathExpressionException e) {
      throw new IllegalArgumentException(path, e);
    }
  }
}
