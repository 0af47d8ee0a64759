package io.github.wiretime.checker.roots;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Attribute.Compound;
import io.github.wiretime.checker.negotiation.DubboParameters;
import io.github.wiretime.checker.negotiation.Placeholders;
import io.github.wiretime.checker.negotiation.Stated;
import io.github.wiretime.checker.negotiation.Terms;
import io.github.wiretime.checker.negotiation.Transport;
import java.util.stream.Stream;

/** Reads from an annotation how the calls of a service are sent. */
final class AnnotationTerms {

  private AnnotationTerms() {}

  /** The attributes of Dubbo's annotations; those of other frameworks lack most of them. */
  static Terms of(AnnotationUse use) {
    return new Terms(
        use.texts("protocol").stream()
            .flatMap(text -> Placeholders.resolved(text).stream())
            .flatMap(text -> Transport.names(text).stream())
            .collect(toImmutableList()),
        use.text("provider"),
        use.text("url").flatMap(Placeholders::resolved),
        Stated.of(
            use.text("preferSerialization"),
            use.text("serialization"),
            DubboParameters.of(use.texts("parameters"))));
  }

  /**
   * The serializers of SOFA's bindings of type {@code bolt}. A binding that names no serializer has
   * a blank one.
   */
  static ImmutableList<String> boltSerializers(AnnotationUse use) {
    return Stream.of("bindings", "binding")
        .flatMap(attribute -> use.compounds(attribute).stream())
        .filter(binding -> text(binding, "bindingType").equals("bolt"))
        .map(binding -> text(binding, "serializeType"))
        .collect(toImmutableList());
  }

  private static String text(Compound annotation, String attribute) {
    return AnnotationUse.value(annotation, attribute)
        .map(value -> String.valueOf(value.getValue()))
        .orElse("");
  }
}
