package io.github.wiretime.checker.roots;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Attribute.Compound;
import io.github.wiretime.checker.options.Serializers;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Whether Hessian writes what a service sends, as far as its declaration says. */
final class Transport {

  /** Protocols of Dubbo 2.6 to 3.3 that serialize in a way of their own, or not at all. */
  private static final ImmutableSet<String> NOT_HESSIAN =
      ImmutableSet.of(
          "grpc",
          "http",
          "injvm",
          "jsonrpc",
          "memcached",
          "mock",
          "native-thrift",
          "redis",
          "rest",
          "rest2",
          "rmi",
          "thrift",
          "webservice");

  private final String defaultSerializer;

  Transport(String defaultSerializer) {
    this.defaultSerializer = defaultSerializer;
  }

  boolean isHessian(AnnotationUse annotation) {
    if (annotation.kind().needsBolt()) {
      return boltBinding(annotation).filter(this::isHessianBinding).isPresent();
    }
    boolean exported = annotation.text("export").filter(value -> !isTrue(value)).isEmpty();
    return exported && isHessian(annotation.texts("protocol"), serializer(annotation));
  }

  /** Whether one of the protocols uses Hessian with this serializer, or by default. */
  boolean isHessian(List<String> protocols, Optional<String> serializer) {
    boolean otherProtocols =
        !protocols.isEmpty()
            && protocols.stream()
                .flatMap(Splitter.on(',').trimResults()::splitToStream)
                .allMatch(NOT_HESSIAN::contains);
    return !otherProtocols && Serializers.isHessian(serializer.orElse(defaultSerializer));
  }

  /**
   * Dubbo 3 asks for the preferred serialization first and takes the first of a list that both
   * sides know.
   */
  private static Optional<String> serializer(AnnotationUse annotation) {
    return annotation
        .text("preferSerialization")
        .or(() -> parameter(annotation, "prefer.serialization"))
        .map(list -> Splitter.on(',').trimResults().split(list).iterator().next())
        .or(() -> annotation.text("serialization"))
        .or(() -> parameter(annotation, "serialization"));
  }

  /** {@code parameters} are written as pairs of array elements or as {@code key=value}. */
  private static Optional<String> parameter(AnnotationUse annotation, String key) {
    List<String> parameters = annotation.texts("parameters");
    int at = parameters.indexOf(key);
    if (at >= 0 && at + 1 < parameters.size()) {
      return Optional.of(parameters.get(at + 1));
    }
    return parameters.stream()
        .filter(parameter -> parameter.startsWith(key + "="))
        .map(parameter -> parameter.substring(key.length() + 1))
        .findFirst();
  }

  private static Optional<Compound> boltBinding(AnnotationUse annotation) {
    Predicate<Compound> isBolt = binding -> text(binding, "bindingType").equals("bolt");
    return annotation.compounds("bindings").stream()
        .filter(isBolt)
        .findFirst()
        .or(() -> annotation.compounds("binding").stream().filter(isBolt).findFirst());
  }

  private boolean isHessianBinding(Compound binding) {
    String serializer = text(binding, "serializeType");
    return Serializers.isHessian(serializer.isBlank() ? defaultSerializer : serializer);
  }

  private static String text(Compound annotation, String attribute) {
    return AnnotationUse.value(annotation, attribute)
        .map(value -> String.valueOf(value.getValue()))
        .orElse("");
  }

  private static boolean isTrue(String value) {
    return value.equals("true") || value.equals("1");
  }
}
