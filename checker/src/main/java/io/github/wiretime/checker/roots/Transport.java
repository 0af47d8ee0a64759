package io.github.wiretime.checker.roots;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Attribute.Compound;
import io.github.wiretime.checker.options.Serializers;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Whether Hessian writes what a service sends, as far as its declaration says. */
public final class Transport {

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

  private final Optional<String> stated;
  private final String defaultSerializer;

  /**
   * With what the user says of declarations that name no serializer.
   *
   * @param stated the serializer; Hessian is assumed if it is empty
   */
  Transport(Optional<String> stated) {
    this.stated = stated;
    this.defaultSerializer = stated.orElse("hessian2");
  }

  /**
   * What settings for all services say of those that name nothing themselves, as the option has it:
   * the serializer, or the protocol if that does without.
   */
  public static Optional<String> ofAll(
      Optional<String> protocol, Optional<String> preferred, Optional<String> plain) {
    return protocol
        .filter(NOT_HESSIAN::contains)
        .or(
            () ->
                preferred.filter(Transport::isHessianBehindOthers).isPresent()
                    ? Optional.empty()
                    : serializer(preferred, plain));
  }

  /**
   * Whether a list of preferred serializers has Hessian, and not first: then it depends on both
   * sides, and a reader should rather hear of it.
   */
  public static boolean isHessianBehindOthers(String preferred) {
    List<String> names = Splitter.on(',').trimResults().splitToList(preferred);
    return !Serializers.isHessian(names.get(0)) && names.stream().anyMatch(Serializers::isHessian);
  }

  /** Whether the user or the annotation says which serializer it is. */
  boolean isStated(AnnotationUse annotation) {
    return !annotation.kind().isDubbo() || isStated(serializer(annotation));
  }

  /** Whether the user or a declaration, which may name one, says which serializer it is. */
  boolean isStated(Optional<String> serializer) {
    return stated.isPresent() || serializer.isPresent();
  }

  boolean isHessian(AnnotationUse annotation) {
    if (annotation.kind().needsBolt()) {
      return boltBindings(annotation).anyMatch(this::isHessianBinding);
    }
    boolean exported = !annotation.text("export").equals(Optional.of("false"));
    boolean generic = annotation.text("generic").equals(Optional.of("true"));
    return exported && !generic && isHessian(annotation.texts("protocol"), serializer(annotation));
  }

  /** Whether Hessian writes what no declaration says more about. */
  boolean isHessianByDefault() {
    return isHessian(List.of(), Optional.empty());
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

  private static Optional<String> serializer(AnnotationUse annotation) {
    return serializer(
        annotation
            .text("preferSerialization")
            .or(() -> parameter(annotation, "prefer.serialization")),
        annotation.text("serialization").or(() -> parameter(annotation, "serialization")));
  }

  /**
   * Dubbo 3 asks for the preferred serialization first and takes the first of a list that both
   * sides know.
   */
  static Optional<String> serializer(Optional<String> preferred, Optional<String> plain) {
    return preferred
        .map(list -> Splitter.on(',').trimResults().split(list).iterator().next())
        .or(() -> plain);
  }

  private static Optional<String> parameter(AnnotationUse annotation, String key) {
    return Optional.ofNullable(DubboParameters.of(annotation.texts("parameters")).get(key));
  }

  private static Stream<Compound> boltBindings(AnnotationUse annotation) {
    return Stream.of("bindings", "binding")
        .flatMap(attribute -> annotation.compounds(attribute).stream())
        .filter(binding -> text(binding, "bindingType").equals("bolt"));
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
}
