package io.github.wiretime.checker.roots;

import com.google.common.collect.ImmutableSet;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Supplier;
import javax.xml.stream.XMLStreamReader;

/**
 * Finds services and references that a Spring file declares as plain beans: {@code <bean
 * class="org.apache.dubbo.config.spring.ServiceBean">} with {@code <property name="interface"
 * value="com.acme.OrderService"/>}, a {@code <value>} inside it, or {@code p:interface}.
 */
final class SpringBeans {

  private static final ImmutableSet<String> CLASSES =
      ImmutableSet.of(
          "com.alibaba.dubbo.config.spring.ReferenceBean",
          "com.alibaba.dubbo.config.spring.ServiceBean",
          "com.taobao.hsf.app.spring.util.HSFSpringConsumerBean",
          "com.taobao.hsf.app.spring.util.HSFSpringProviderBean",
          "org.apache.dubbo.config.spring.ReferenceBean",
          "org.apache.dubbo.config.spring.ServiceBean");

  private static final String PROPERTIES_AS_ATTRIBUTES = "http://www.springframework.org/schema/p";

  private final XMLStreamReader xml;

  /** The beans around the reader, the innermost first; empty for one that is no service. */
  private final Deque<Optional<XmlDeclaration.Builder>> around = new ArrayDeque<>();

  private Optional<String> property = Optional.empty();
  private Optional<StringBuilder> value = Optional.empty();

  SpringBeans(XMLStreamReader xml) {
    this.xml = xml;
  }

  /** Takes notice of an element; a bean that is a service or reference becomes a declaration. */
  void start(Supplier<XmlDeclaration.Builder> declarations) {
    switch (xml.getLocalName()) {
      case "bean" -> {
        boolean isService = CLASSES.contains(attribute("class").orElse(""));
        around.push(isService ? Optional.of(declarations.get()) : Optional.empty());
        property = Optional.empty();
        addAttributes();
      }
      case "property" -> {
        property = attribute("name");
        attribute("value").ifPresent(this::set);
      }
      case "value" -> value = property.map(unused -> new StringBuilder());
      default -> {}
    }
  }

  void end() {
    switch (xml.getLocalName()) {
      case "bean" -> around.pop();
      case "property" -> property = Optional.empty();
      case "value" -> {
        value.ifPresent(text -> set(text.toString().trim()));
        value = Optional.empty();
      }
      default -> {}
    }
  }

  void text() {
    value.ifPresent(text -> text.append(xml.getText()));
  }

  private void addAttributes() {
    for (int i = 0; i < xml.getAttributeCount(); i++) {
      if (PROPERTIES_AS_ATTRIBUTES.equals(xml.getAttributeNamespace(i))) {
        property = Optional.of(xml.getAttributeLocalName(i));
        set(xml.getAttributeValue(i));
      }
    }
    property = Optional.empty();
  }

  private void set(String value) {
    if (around.peek() != null && around.peek().isPresent() && property.isPresent()) {
      around.peek().get().attribute(property.get(), value);
    }
  }

  private Optional<String> attribute(String name) {
    return Optional.ofNullable(xml.getAttributeValue(null, name)).map(String::trim);
  }
}
