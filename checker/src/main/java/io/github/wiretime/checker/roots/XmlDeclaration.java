package io.github.wiretime.checker.roots;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.checker.application.ReportLocation;
import io.github.wiretime.checker.serializer.Placeholders;
import io.github.wiretime.checker.serializer.Stated;
import io.github.wiretime.checker.serializer.Terms;
import io.github.wiretime.checker.serializer.Transport;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
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
 */
record XmlDeclaration(
    ReportLocation.FileLine place,
    Kind kind,
    Framework framework,
    ImmutableMap<String, String> attributes,
    ImmutableMap<String, String> parameters,
    Callbacks callbacks) {

  /** What an element declares. */
  enum Kind {
    SERVICE,
    REFERENCE,
    PROVIDER,
    PROTOCOL,
    CONSUMER;

    /** That of an element of Dubbo's schema, if it has one. */
    static Optional<Kind> of(String element) {
      return Arrays.stream(values())
          .filter(kind -> Ascii.toLowerCase(kind.name()).equals(element))
          .findFirst();
    }
  }

  /** Collects attributes and child elements while an element is read. */
  static final class Builder {
    private final ReportLocation.FileLine place;
    private final Kind kind;
    private final Framework framework;
    private final Map<String, String> attributes = new HashMap<>();
    private final Map<String, String> parameters = new HashMap<>();
    private final Set<Callbacks.Callback> callbacks = new HashSet<>();

    Builder(ReportLocation.FileLine place, Kind kind, Framework framework) {
      this.place = place;
      this.kind = kind;
      this.framework = framework;
    }

    void attribute(String name, String value) {
      attributes.put(name, value);
    }

    void parameter(String key, String value) {
      parameters.put(key, value);
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

  /** Whether the service is exported. One with {@code export="false"} is not. */
  boolean isExported() {
    return !attribute("export").equals(Optional.of("false"));
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
