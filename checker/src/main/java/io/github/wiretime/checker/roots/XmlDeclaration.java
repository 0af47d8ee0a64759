package io.github.wiretime.checker.roots;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.checker.application.ReportLocation;
import io.github.wiretime.checker.negotiation.Placeholders;
import io.github.wiretime.checker.negotiation.Stated;
import io.github.wiretime.checker.negotiation.Terms;
import io.github.wiretime.checker.negotiation.Transport;
import io.github.wiretime.checker.words.Printable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * An element of a Spring file with what stands inside it: {@code <dubbo:service>}, {@code
 * <dubbo:protocol>}, or a bean that is a service.
 *
 * @param attributes as they are written, placeholders and all; of a bean its properties
 * @param parameters those of {@code <dubbo:parameter>}
 * @param boltSerializers those of {@code <sofa:binding.bolt>}; blank where one names none
 */
record XmlDeclaration(
    ReportLocation.FileLine place,
    Kind kind,
    Framework framework,
    ImmutableMap<String, String> attributes,
    ImmutableMap<String, String> parameters,
    ImmutableList<String> boltSerializers,
    Callbacks callbacks) {

  /** What an element declares. */
  enum Kind {
    SERVICE,
    REFERENCE,
    PROVIDER,
    PROTOCOL,
    CONSUMER;

    /** That of an element of a framework's schema, if it has one. */
    static Optional<Kind> of(Framework framework, String element) {
      return switch (framework) {
        case DUBBO -> named(element);
        case HSF -> named(element).flatMap(Kind::ofHsf);
        case SOFA -> named(element).filter(kind -> kind == SERVICE || kind == REFERENCE);
      };
    }

    private static Optional<Kind> named(String element) {
      return Arrays.stream(values())
          .filter(kind -> Ascii.toLowerCase(kind.name()).equals(element))
          .findFirst();
    }

    /** In HSF {@code <hsf:provider>} is a service, and not settings for others. */
    private static Optional<Kind> ofHsf(Kind named) {
      return switch (named) {
        case PROVIDER -> Optional.of(SERVICE);
        case CONSUMER -> Optional.of(REFERENCE);
        case SERVICE, REFERENCE, PROTOCOL -> Optional.empty();
      };
    }
  }

  /** Collects attributes and child elements while an element is read. */
  static final class Builder {
    private final ReportLocation.FileLine place;
    private final Kind kind;
    private final Framework framework;
    private final Map<String, String> attributes = new HashMap<>();
    private final Map<String, String> parameters = new HashMap<>();
    private final List<String> boltSerializers = new ArrayList<>();
    private final Set<Callbacks.Callback> callbacks = new HashSet<>();

    Builder(ReportLocation.FileLine place, Kind kind, Framework framework) {
      this.place = place;
      this.kind = kind;
      this.framework = framework;
    }

    void attribute(String name, String value) {
      attributes.put(name, Printable.of(value));
    }

    void parameter(String key, String value) {
      parameters.put(key, Printable.of(value));
    }

    /** A binding of SOFARPC that says nothing of serializers so far. */
    void bolt() {
      boltSerializers.add("");
    }

    /** What the binding that came last says. */
    void boltSerializer(String name) {
      if (!boltSerializers.isEmpty()) { // else the binding is that of a service around this one
        boltSerializers.set(boltSerializers.size() - 1, name);
      }
    }

    void callback(Callbacks.Callback callback) {
      callbacks.add(callback);
    }

    /**
     * Makes an element around this one its provider. Such a provider counts for no other service
     * unless it says so, and may be named by nothing but its line, which is no name of a bean.
     */
    void inside(Builder around) {
      around.attributes.putIfAbsent("id", ":" + around.place.line());
      around.attributes.putIfAbsent("default", "false");
      attributes.putIfAbsent("provider", around.attributes.get("id"));
    }

    XmlDeclaration build() {
      return new XmlDeclaration(
          place,
          kind,
          framework,
          ImmutableMap.copyOf(attributes),
          ImmutableMap.copyOf(parameters),
          ImmutableList.copyOf(boltSerializers),
          new Callbacks(ImmutableSet.copyOf(callbacks)));
    }
  }

  /** Whether it declares a service that is provided or called, and not settings for others. */
  boolean isOfService() {
    return kind == Kind.SERVICE || kind == Kind.REFERENCE;
  }

  boolean isReference() {
    return kind == Kind.REFERENCE;
  }

  /** The name of the interface; none for an element that configures something else. */
  Optional<String> interfaceName() {
    return Stream.of("interface", "interfaceClass", "interfaceName", "serviceInterface")
        .flatMap(name -> attribute(name).stream())
        .findFirst();
  }

  /** Whether the name of the interface is known only when the application starts. */
  boolean isPlaceholder() {
    return interfaceName().filter(name -> name.contains("${") || name.contains("#{")).isPresent();
  }

  /** Whether somebody can call the service; a reference is there to call one. */
  boolean isExported() {
    return isReference() || !Unexported.is(this::attribute);
  }

  /** Whether calls are generic: they name a method as text and do not use the interface. */
  boolean isGeneric() {
    return !attribute("generic").orElse("false").equals("false");
  }

  Terms terms() {
    return new Terms(
        attribute("protocol")
            .flatMap(Placeholders::resolved)
            .map(Transport::names)
            .orElse(ImmutableList.of()),
        attribute("provider"),
        attribute("url").flatMap(Placeholders::resolved),
        stated());
  }

  /** What it says of serializers; HSF has names of its own. */
  Stated stated() {
    return Stated.of(
        attribute("prefer-serialization")
            .or(() -> attribute("preferSerialization"))
            .or(() -> attribute("preferSerializeType")),
        attribute("serialization").or(() -> attribute("serializeType")),
        parameters);
  }

  Optional<String> attribute(String name) {
    return Optional.ofNullable(attributes.get(name))
        .map(String::trim)
        .filter(text -> !text.isEmpty());
  }
}
