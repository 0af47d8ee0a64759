package io.github.wiretime.checker.roots;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A {@code <dubbo:service>} or {@code <dubbo:reference>} with what stands inside it, or a bean that
 * is one.
 *
 * @param attributes as they are written, placeholders and all; of a bean its properties
 * @param isReference whether the service is only called
 * @param parameters those of {@code <dubbo:parameter>}
 */
record XmlDeclaration(
    ReportLocation.FileLine place,
    boolean isReference,
    Map<String, String> attributes,
    Map<String, String> parameters,
    Set<Callbacks.Callback> callbackArguments) {

  /** A declaration to be filled while its content is read. */
  static XmlDeclaration startingAt(ReportLocation.FileLine place, boolean isReference) {
    return new XmlDeclaration(
        place, isReference, new HashMap<>(), new HashMap<>(), new HashSet<>());
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

  /** Whether anything is called, and by the methods of the interface. */
  boolean isCalledByMethod() {
    return attribute("generic").orElse("false").equals("false")
        && !attribute("export").equals(Optional.of("false"));
  }

  List<String> protocols() {
    return attribute("protocol").map(Splitter.on(',').trimResults()::splitToList).orElse(List.of());
  }

  Optional<String> serializer() {
    return Transport.serializer(
        attribute("prefer-serialization")
            .or(() -> attribute("preferSerialization"))
            .or(() -> attribute("preferSerializeType")) // of HSF
            .or(() -> parameter("prefer.serialization")),
        attribute("serialization")
            .or(() -> attribute("serializeType")) // of HSF
            .or(() -> parameter("serialization")));
  }

  Callbacks callbacks() {
    return new Callbacks(ImmutableSet.copyOf(callbackArguments));
  }

  private Optional<String> attribute(String name) {
    return text(attributes, name);
  }

  private Optional<String> parameter(String name) {
    return text(parameters, name);
  }

  private static Optional<String> text(Map<String, String> texts, String name) {
    return Optional.ofNullable(texts.get(name)).map(String::trim).filter(text -> !text.isEmpty());
  }
}
