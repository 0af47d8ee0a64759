package io.github.wiretime.checker.roots;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** The {@code <dubbo:service>} and {@code <dubbo:reference>} elements of one Spring file. */
final class SpringXml {

  private static final ImmutableSet<String> NAMESPACES =
      ImmutableSet.of(
          "http://dubbo.apache.org/schema/dubbo", "http://code.alibabatech.com/schema/dubbo");

  private static final ImmutableSet<String> ELEMENTS = ImmutableSet.of("service", "reference");

  /**
   * One element.
   *
   * @param interfaceName the attribute as it is written, placeholders and all
   * @param place file and line, as {@code beans.xml:12}
   */
  record Declaration(
      String interfaceName, List<String> protocols, Optional<String> serializer, String place) {

    /** Whether the name is known only when the application starts. */
    boolean isPlaceholder() {
      return interfaceName.contains("${") || interfaceName.contains("#{");
    }
  }

  private SpringXml() {}

  /**
   * Reads a file. Document types are not processed and entities not resolved, so that a file can
   * neither reach another one nor grow while it is read.
   *
   * @throws XMLStreamException if it is not well-formed, with the place in its location
   */
  static ImmutableList<Declaration> read(Path file) throws IOException, XMLStreamException {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
    ImmutableList.Builder<Declaration> declarations = ImmutableList.builder();
    try (InputStream input = Files.newInputStream(file)) {
      XMLStreamReader xml = factory.createXMLStreamReader(input);
      while (xml.hasNext()) {
        if (xml.next() == XMLStreamConstants.START_ELEMENT && isDeclaration(xml)) {
          declarations.add(declaration(xml, file));
        }
      }
    }
    return declarations.build();
  }

  private static boolean isDeclaration(XMLStreamReader xml) {
    return NAMESPACES.contains(xml.getNamespaceURI())
        && ELEMENTS.contains(xml.getLocalName())
        && xml.getAttributeValue(null, "interface") != null;
  }

  private static Declaration declaration(XMLStreamReader xml, Path file) {
    return new Declaration(
        xml.getAttributeValue(null, "interface").trim(),
        attribute(xml, "protocol")
            .map(Splitter.on(',').trimResults()::splitToList)
            .orElse(List.of()),
        attribute(xml, "prefer-serialization")
            .map(list -> Splitter.on(',').trimResults().split(list).iterator().next())
            .or(() -> attribute(xml, "serialization")),
        file.getFileName() + ":" + xml.getLocation().getLineNumber());
  }

  private static Optional<String> attribute(XMLStreamReader xml, String name) {
    return Optional.ofNullable(xml.getAttributeValue(null, name)).filter(value -> !value.isBlank());
  }
}
