package io.github.wiretime.checker.roots;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Attribute;
import com.sun.tools.javac.code.Attribute.Compound;
import io.github.wiretime.checker.words.Printable;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * An annotation that declares a service or a reference.
 *
 * @param written the annotation in the source
 * @param meaning the annotation of the framework: the same, or the one that {@code written} is
 *     annotated with
 * @param kind what the framework's annotation is
 */
record AnnotationUse(Compound written, Compound meaning, RpcAnnotation kind) {

  boolean isInherited() {
    return written.type.tsym.getRawAttributes().stream()
        .anyMatch(
            meta ->
                meta.type.tsym.getQualifiedName().contentEquals("java.lang.annotation.Inherited"));
  }

  /** The value that was given to an attribute; defaults do not count. */
  Optional<Attribute> value(String attribute) {
    return value(written, attribute).or(() -> value(meaning, attribute));
  }

  /** The text of an attribute, if it was given and is not blank. */
  Optional<String> text(String attribute) {
    return texts(attribute).stream().findFirst();
  }

  /** The texts of an attribute that is a string or an array of strings. */
  ImmutableList<String> texts(String attribute) {
    return value(attribute).stream()
        .flatMap(AnnotationUse::elements)
        .map(element -> Printable.of(String.valueOf(element.getValue())))
        .filter(text -> !text.isBlank())
        .collect(toImmutableList());
  }

  ImmutableList<Compound> compounds(String attribute) {
    return value(attribute).map(AnnotationUse::compounds).orElse(ImmutableList.of());
  }

  static ImmutableList<Compound> compounds(Compound annotation, String attribute) {
    return value(annotation, attribute).map(AnnotationUse::compounds).orElse(ImmutableList.of());
  }

  private static ImmutableList<Compound> compounds(Attribute value) {
    return elements(value)
        .filter(Compound.class::isInstance)
        .map(Compound.class::cast)
        .collect(toImmutableList());
  }

  private static Stream<Attribute> elements(Attribute value) {
    return value instanceof Attribute.Array array ? Arrays.stream(array.values) : Stream.of(value);
  }

  static Optional<Attribute> value(Compound annotation, String attribute) {
    return Optional.ofNullable(
        annotation.member(annotation.type.tsym.name.table.fromString(attribute)));
  }
}
