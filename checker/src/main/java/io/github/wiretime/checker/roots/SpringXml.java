package io.github.wiretime.checker.roots;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.primitives.Ints;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** The elements of one Spring file that declare services and references. */
final class SpringXml {

  private static final ImmutableSet<String> DUBBO =
      ImmutableSet.of(
          "http://dubbo.apache.org/schema/dubbo", "http://code.alibabatech.com/schema/dubbo");

  private static final String METHOD = "method";

  /**
   * What a file holds.
   *
   * @param declarations those before the problem, if there is one
   * @param problem why the rest cannot be read, with line and column in front
   */
  record Content(ImmutableList<XmlDeclaration> declarations, Optional<String> problem) {}

  private final XMLStreamReader xml;
  private final Function<Integer, ReportLocation.FileLine> place;
  private final SpringBeans beans;
  private final List<XmlDeclaration> declarations = new ArrayList<>();

  /** The declaration inside which the reader is, and the method inside that. */
  private Optional<XmlDeclaration> declaration = Optional.empty();

  private Optional<String> method = Optional.empty();

  private SpringXml(XMLStreamReader xml, Function<Integer, ReportLocation.FileLine> place) {
    this.xml = xml;
    this.place = place;
    this.beans = new SpringBeans(xml);
  }

  /**
   * Reads a file. Document types are not processed and entities not resolved, so that a file can
   * neither reach another one nor grow while it is read.
   *
   * @throws IOException if it cannot be read at all
   */
  static Content read(SpringFile file) throws IOException {
    byte[] bytes = file.content().read();
    Optional<String> readable = XmlEncoding.beforeWrongByte(bytes);
    Function<Integer, ReportLocation.FileLine> place =
        line -> new ReportLocation.FileLine(file.address(), file.shown(), line);
    return readable.isEmpty()
        ? read(factory -> factory.createXMLStreamReader(new ByteArrayInputStream(bytes)), place)
        : new Content(
            read(factory -> factory.createXMLStreamReader(new StringReader(readable.get())), place)
                .declarations(),
            Optional.of(
                (1 + CharMatcher.is('\n').countIn(readable.get()))
                    + ": the XML cannot be read: it is not UTF-8, and the file names no other encoding"));
  }

  private interface Opening {
    XMLStreamReader open(XMLInputFactory factory) throws XMLStreamException;
  }

  private static Content read(Opening opening, Function<Integer, ReportLocation.FileLine> place) {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
    List<XmlDeclaration> read = List.of();
    try {
      SpringXml reader = new SpringXml(opening.open(factory), place);
      read = reader.declarations;
      reader.read();
      return new Content(ImmutableList.copyOf(read), Optional.empty());
    } catch (XMLStreamException malformed) {
      return new Content(ImmutableList.copyOf(read), Optional.of(problem(malformed)));
    }
  }

  /** Without the place, which the JDK puts into a line of its own, and the full stop. */
  private static String problem(XMLStreamException malformed) {
    String reason = Iterables.getLast(Splitter.on("\nMessage: ").split(malformed.getMessage()));
    return malformed.getLocation().getLineNumber()
        + ":"
        + malformed.getLocation().getColumnNumber()
        + ": the XML cannot be read: "
        + CharMatcher.is('.').trimTrailingFrom(reason);
  }

  private void read() throws XMLStreamException {
    while (xml.hasNext()) {
      switch (xml.next()) {
        case XMLStreamConstants.START_ELEMENT -> start();
        case XMLStreamConstants.END_ELEMENT -> end();
        case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA -> beans.text();
        default -> {}
      }
    }
  }

  private boolean isDubbo() {
    return DUBBO.contains(xml.getNamespaceURI());
  }

  private void start() {
    if (!isDubbo()) {
      beans.start(this::add);
      return;
    }
    switch (xml.getLocalName()) {
      case "service", "reference" -> {
        XmlDeclaration started = add();
        for (int i = 0; i < xml.getAttributeCount(); i++) {
          started.attributes().put(xml.getAttributeLocalName(i), xml.getAttributeValue(i));
        }
        declaration = Optional.of(started);
      }
      case METHOD -> method = Optional.of(attribute("name"));
      case "parameter" -> declaration.filter(unused -> method.isEmpty()).ifPresent(this::parameter);
      case "argument" -> declaration.filter(unused -> method.isPresent()).ifPresent(this::argument);
      default -> {}
    }
  }

  private void end() {
    if (!isDubbo()) {
      beans.end();
      return;
    }
    switch (xml.getLocalName()) {
      case "service", "reference" -> declaration = Optional.empty();
      case METHOD -> method = Optional.empty();
      default -> {}
    }
  }

  /** A declaration that begins here. */
  private XmlDeclaration add() {
    XmlDeclaration started =
        XmlDeclaration.startingAt(
            place.apply(xml.getLocation().getLineNumber()),
            ServiceCollector.configuresReference(
                isDubbo() ? xml.getLocalName() : attribute("class")));
    declarations.add(started);
    return started;
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
