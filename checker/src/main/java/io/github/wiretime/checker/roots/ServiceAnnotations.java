package io.github.wiretime.checker.roots;

import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Attribute;
import com.sun.tools.javac.code.Attribute.Compound;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds the annotations that export a class, directly, through a meta-annotation, or inherited. */
final class ServiceAnnotations {

  static final String ALIBABA_SERVICE = "com.alibaba.dubbo.config.annotation.Service";

  private static final ImmutableSet<String> DUBBO =
      ImmutableSet.of(
          "org.apache.dubbo.config.annotation.DubboService",
          "org.apache.dubbo.config.annotation.Service",
          ALIBABA_SERVICE);

  private final ImmutableSet<String> names;
  private final Map<TypeSymbol, Optional<Compound>> metaAnnotations = new HashMap<>();

  ServiceAnnotations(ImmutableSet<String> companyAnnotations) {
    this.names = ImmutableSet.<String>builder().addAll(DUBBO).addAll(companyAnnotations).build();
  }

  /** The annotation on the declaration itself. */
  Optional<ServiceAnnotation> on(Symbol declaration) {
    for (Compound annotation : declaration.getRawAttributes()) {
      Optional<ServiceAnnotation> service = serviceAnnotation(annotation);
      if (service.isPresent()) {
        return service;
      }
    }
    return Optional.empty();
  }

  /** The annotation on the class or, where it is {@code @Inherited}, on a superclass. */
  Optional<ServiceAnnotation> onOrAbove(ClassSymbol type) {
    Optional<ServiceAnnotation> own = on(type);
    ClassSymbol at = type;
    while (own.isEmpty() && at.getSuperclass().tsym instanceof ClassSymbol superclass) {
      at = superclass;
      own = on(at).filter(ServiceAnnotation::isInherited);
    }
    return own;
  }

  private Optional<ServiceAnnotation> serviceAnnotation(Compound annotation) {
    TypeSymbol type = annotation.type.tsym;
    if (isNamed(type)) {
      return Optional.of(new ServiceAnnotation(annotation, annotation));
    }
    return metaAnnotation(type).map(meta -> new ServiceAnnotation(annotation, meta));
  }

  private Optional<Compound> metaAnnotation(TypeSymbol type) {
    Optional<Compound> known = metaAnnotations.get(type);
    if (known == null) {
      known = findMetaAnnotation(type, new HashSet<>());
      metaAnnotations.put(type, known);
    }
    return known;
  }

  private Optional<Compound> findMetaAnnotation(TypeSymbol type, Set<TypeSymbol> seen) {
    if (!seen.add(type)) {
      return Optional.empty();
    }
    try {
      type.complete();
    } catch (CompletionFailure missing) {
      return Optional.empty();
    }
    for (Compound annotation : type.getRawAttributes()) {
      if (isNamed(annotation.type.tsym)) {
        return Optional.of(annotation);
      }
      Optional<Compound> deeper = findMetaAnnotation(annotation.type.tsym, seen);
      if (deeper.isPresent()) {
        return deeper;
      }
    }
    return Optional.empty();
  }

  private boolean isNamed(TypeSymbol annotation) {
    return names.contains(annotation.getQualifiedName().toString());
  }

  /**
   * An annotation that exports a class.
   *
   * @param written the annotation in the source
   * @param service the service annotation: the same, or the one that {@code written} is annotated
   *     with
   */
  record ServiceAnnotation(Compound written, Compound service) {

    boolean isInherited() {
      return written.type.tsym.getRawAttributes().stream()
          .anyMatch(
              meta ->
                  meta.type
                      .tsym
                      .getQualifiedName()
                      .contentEquals("java.lang.annotation.Inherited"));
    }

    boolean isAlibaba() {
      return service.type.tsym.getQualifiedName().contentEquals(ALIBABA_SERVICE);
    }

    /** The value that was given to an attribute; defaults do not count. */
    Optional<Attribute> value(String attribute) {
      return value(written, attribute).or(() -> value(service, attribute));
    }

    private static Optional<Attribute> value(Compound annotation, String attribute) {
      return Optional.ofNullable(
          annotation.member(annotation.type.tsym.name.table.fromString(attribute)));
    }
  }
}
