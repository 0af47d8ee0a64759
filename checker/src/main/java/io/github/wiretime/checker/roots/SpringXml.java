package io.github.wiretime.checker.roots;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.common.primitives.Ints;
import io.github.wiretime.checker.application.ReportLocation;
import io.github.wiretime.checker.application.SpringFile;
import io.github.wiretime.checker.roots.XmlDeclaration.Kind;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Printable;
import io.github.wiretime.checker.words.Text;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** Reads the elements of one Spring file that declare services and references. */
public final class SpringXml {

  /** Of a file; those of people have some kilobytes. */
  public static final int MAX_BYTES = 1 << 20;

  /** Of elements in elements. */
  public static final int MAX_DEPTH = 255;

  private static final String METHOD = "method";
  private static final String BOLT = "binding.bolt";

  /**
   * The declarations that a file holds.
   *
   * @param declarations those before the problem, if there is one
   * @param problem why the rest cannot be read, with line and column in front
   */
  record Content(ImmutableList<XmlDeclaration> declarations, Optional<Text> problem) {}

  private final XMLStreamReader xml;
  private final Function<Integer, ReportLocation.FileLine> place;
  private final SpringBeans beans;
  private final List<XmlDeclaration.Builder> declarations = new ArrayList<>();

  /** The elements inside which the reader is, the innermost first, and the method inside that. */
  private final Deque<XmlDeclaration.Builder> around = new ArrayDeque<>();

  private Optional<String> method = Optional.empty();

  /** Whether the reader is inside a {@code <sofa:binding.bolt>}. */
  private boolean isInBolt;

  private SpringXml(XMLStreamReader xml, Function<Integer, ReportLocation.FileLine> place) {
    this.xml = xml;
    this.place = place;
    this.beans = new SpringBeans(xml);
  }

  /** Whether all that a file declares can be read. */
  public static boolean isReadable(SpringFile file) {
    try {
      return read(file).problem().isEmpty();
    } catch (IOException unreadable) {
      return false;
    }
  }

  /**
   * Reads a file. Document types are not processed and entities not resolved, so that a file can
   * neither reach another one nor grow while it is read.
   *
   * @throws IOException if it cannot be read at all, or has more than {@link #MAX_BYTES}
   */
  static Content read(SpringFile file) throws IOException {
    byte[] bytes = file.content().read();
    if (bytes.length > MAX_BYTES) {
      throw new IOException(String.format(Locale.ROOT, "it has more than %,d bytes", MAX_BYTES));
    }
    Optional<String> readable = XmlEncoding.beforeWrongByte(bytes);
    Function<Integer, ReportLocation.FileLine> place =
        line -> new ReportLocation.FileLine(file.address(), file.shown(), line);
    return readable.isEmpty()
        ? read(factory -> factory.createXMLStreamReader(new ByteArrayInputStream(bytes)), place)
        : new Content(
            read(factory -> factory.createXMLStreamReader(new StringReader(readable.get())), place)
                .declarations(),
            Optional.of(
                CheckTexts.of("xml.encoding", 1 + CharMatcher.is('\n').countIn(readable.get()))));
  }

  private interface Opening {
    XMLStreamReader open(XMLInputFactory factory) throws XMLStreamException;
  }

  private static Content read(Opening opening, Function<Integer, ReportLocation.FileLine> place) {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
    List<XmlDeclaration.Builder> read = List.of();
    try {
      SpringXml reader = new SpringXml(opening.open(factory), place);
      read = reader.declarations;
      reader.read();
      return content(read, Optional.empty());
    } catch (XMLStreamException malformed) {
      return content(read, Optional.of(problem(malformed)));
    }
  }

  private static Content content(List<XmlDeclaration.Builder> read, Optional<Text> problem) {
    return new Content(
        read.stream().map(XmlDeclaration.Builder::build).collect(toImmutableList()), problem);
  }

  /**
   * The message of the JDK's reader, without the place, which it puts into a line of its own, and
   * without the full stop.
   */
  private static Text problem(XMLStreamException malformed) {
    String reason = Iterables.getLast(Splitter.on("\nMessage: ").split(malformed.getMessage()));
    return CheckTexts.of(
        "xml.malformed",
        malformed.getLocation().getLineNumber(),
        malformed.getLocation().getColumnNumber(),
        CharMatcher.is('.').trimTrailingFrom(reason));
  }

  private void read() throws XMLStreamException {
    int depth = 0;
    while (xml.hasNext()) {
      switch (next()) {
        case XMLStreamConstants.START_ELEMENT -> {
          if (++depth > MAX_DEPTH) {
            throw new XMLStreamException(
                "its elements are nested deeper than " + MAX_DEPTH + " levels", xml.getLocation());
          }
          start();
        }
        case XMLStreamConstants.END_ELEMENT -> {
          depth--;
          end();
        }
        case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA -> beans.text();
        default -> {}
      }
    }
  }

  /** What comes next. The JDK's reader has no message for some files, and mistakes for others. */
  private int next() throws XMLStreamException {
    try {
      return xml.next();
    } catch (MissingResourceException wordless) {
      throw new XMLStreamException(wordless.getKey(), xml.getLocation(), wordless);
    } catch (RuntimeException mistake) {
      throw new XMLStreamException(mistake.getClass().getSimpleName(), xml.getLocation(), mistake);
    }
  }

  private Optional<Framework> framework() {
    return Framework.ofNamespace(xml.getNamespaceURI());
  }

  private void start() {
    Optional<Framework> framework = framework();
    if (framework.isEmpty()) {
      beans.start(this::addBean);
      return;
    }
    Optional<Kind> kind = Kind.of(framework.get(), xml.getLocalName());
    if (kind.isPresent()) {
      around.push(add(kind.get(), framework.get()));
    } else if (!around.isEmpty()) {
      startInside(framework.get(), around.peek());
    }
  }

  private void startInside(Framework framework, XmlDeclaration.Builder service) {
    switch (framework) {
      case DUBBO -> startInDubbo(service);
      case SOFA -> startInSofa(service);
      case HSF -> {}
    }
  }

  private void startInDubbo(XmlDeclaration.Builder service) {
    switch (xml.getLocalName()) {
      case METHOD -> method = Optional.of(attribute("name"));
      case "parameter" -> {
        if (method.isEmpty()) {
          service.parameter(attribute("key"), attribute("value"));
        }
      }
      case "argument" -> {
        if (method.isPresent()) {
          argument(service);
        }
      }
      default -> {}
    }
  }

  private void startInSofa(XmlDeclaration.Builder service) {
    switch (xml.getLocalName()) {
      case BOLT -> {
        isInBolt = true;
        service.bolt();
      }
      case "global-attrs" -> {
        if (isInBolt) {
          service.boltSerializer(attribute("serialize-type"));
        }
      }
      default -> {}
    }
  }

  private void end() {
    Optional<Framework> framework = framework();
    if (framework.isEmpty()) {
      beans.end();
      return;
    }
    switch (xml.getLocalName()) {
      case METHOD -> method = Optional.empty();
      case BOLT -> isInBolt = false;
      default -> {
        if (Kind.of(framework.get(), xml.getLocalName()).isPresent()) {
          around.pop();
        }
      }
    }
  }

  /**
   * Adds the element of a framework that begins here. If it is inside a {@code <dubbo:provider>},
   * the values of that count for it as well.
   */
  private XmlDeclaration.Builder add(Kind kind, Framework framework) {
    XmlDeclaration.Builder started = started(kind, framework);
    for (int i = 0; i < xml.getAttributeCount(); i++) {
      started.attribute(xml.getAttributeLocalName(i), xml.getAttributeValue(i));
    }
    if (kind == Kind.SERVICE && !around.isEmpty()) {
      started.inside(around.peek());
    }
    return started;
  }

  private XmlDeclaration.Builder addBean() {
    String type = attribute("class");
    return started(
        ServiceCollector.configuresReference(type) ? Kind.REFERENCE : Kind.SERVICE,
        Framework.ofConfiguration(type));
  }

  private XmlDeclaration.Builder started(Kind kind, Framework framework) {
    XmlDeclaration.Builder started =
        new XmlDeclaration.Builder(place.apply(xml.getLocation().getLineNumber()), kind, framework);
    declarations.add(started);
    return started;
  }

  private void argument(XmlDeclaration.Builder of) {
    if (attribute("callback").equals("true")) {
      int index = Optional.ofNullable(Ints.tryParse(attribute("index"))).orElse(-1);
      of.callback(new Callbacks.Callback(method.orElse(""), index, attribute("type")));
    }
  }

  private String attribute(String name) {
    return Printable.of(Objects.requireNonNullElse(xml.getAttributeValue(null, name), "").trim());
  }
}
