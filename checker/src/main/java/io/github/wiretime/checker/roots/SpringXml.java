package io.github.wiretime.checker.roots;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Ints;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** The elements of one Spring file that declare services and references. */
final class SpringXml {

  private static final ImmutableSet<String> NAMESPACES =
      ImmutableSet.of(
          "http://dubbo.apache.org/schema/dubbo", "http://code.alibabatech.com/schema/dubbo");

  private static final String METHOD = "method";

  private final XMLStreamReader xml;
  private final String fileName;
  private final ImmutableList.Builder<XmlDeclaration> declarations = ImmutableList.builder();

  /** The declaration inside which the reader is, and the method inside that. */
  private Optional<XmlDeclaration> declaration = Optional.empty();

  private Optional<String> method = Optional.empty();

  private SpringXml(XMLStreamReader xml, String fileName) {
    this.xml = xml;
    this.fileName = fileName;
  }

  /**
   * Reads a file. Document types are not processed and entities not resolved, so that a file can
   * neither reach another one nor grow while it is read.
   *
   * @throws XMLStreamException if it cannot be read as XML, with the place in its location
   * @throws IOException if it cannot be read at all, or not with its encoding
   */
  static ImmutableList<XmlDeclaration> read(Path file) throws IOException, XMLStreamException {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
    byte[] bytes = Files.readAllBytes(file);
    XmlEncoding.check(bytes);
    try (InputStream input = new ByteArrayInputStream(bytes)) {
      SpringXml reader =
          new SpringXml(
              factory.createXMLStreamReader(input), Objects.toString(file.getFileName(), ""));
      reader.read();
      return reader.declarations.build();
    }
  }

  private void read() throws XMLStreamException {
    while (xml.hasNext()) {
      switch (xml.next()) {
        case XMLStreamConstants.START_ELEMENT -> start(element());
        case XMLStreamConstants.END_ELEMENT -> end(element());
        default -> {}
      }
    }
  }

  /** Its name, if it is one of Dubbo's. */
  private String element() {
    return NAMESPACES.contains(xml.getNamespaceURI()) ? xml.getLocalName() : "";
  }

  private void start(String element) {
    switch (element) {
      case "service", "reference" -> {
        XmlDeclaration started =
            XmlDeclaration.startingAt(fileName + ":" + xml.getLocation().getLineNumber());
        for (int i = 0; i < xml.getAttributeCount(); i++) {
          started.attributes().put(xml.getAttributeLocalName(i), xml.getAttributeValue(i));
        }
        declaration = Optional.of(started);
        declarations.add(started);
      }
      case METHOD -> method = Optional.of(attribute("name"));
      case "parameter" -> declaration.filter(unused -> method.isEmpty()).ifPresent(this::parameter);
      case "argument" -> declaration.filter(unused -> method.isPresent()).ifPresent(this::argument);
      default -> {}
    }
  }

  private void end(String element) {
    switch (element) {
      case "service", "reference" -> declaration = Optional.empty();
      case METHOD -> method = Optional.empty();
      default -> {}
    }
  }

  private void parameter(XmlDeclaration of) {
    of.parameters().put(attribute("key"), attribute("value"));
  }

  private void argument(XmlDeclaration of) {
    if (attribute("callback").equals("true")) {
      int index = Optional.ofNullable(Ints.tryParse(attribute("index"))).orElse(-1);
      of.callbackArguments()
          .add(new Callbacks.Callback(method.orElse(""), index, attribute("type")));
    }
  }

  private String attribute(String name) {
    return Objects.requireNonNullElse(xml.getAttributeValue(null, name), "").trim();
  }
}
