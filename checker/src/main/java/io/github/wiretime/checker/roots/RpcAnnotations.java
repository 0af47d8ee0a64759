package io.github.wiretime.checker.roots;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableMap.toImmutableMap;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Attribute.Compound;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.javac.Supertypes;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Finds the annotations that declare services and references, directly, through a meta-annotation,
 * or inherited.
 */
public final class RpcAnnotations {

  /** The names of the annotations of Dubbo, HSF and SOFABoot. */
  public static final ImmutableSet<String> NAMES =
      RpcAnnotation.KNOWN.stream().map(RpcAnnotation::name).collect(toImmutableSet());

  private static final String SOFA_SERVICES = "com.alipay.sofa.runtime.api.annotation.SofaServices";

  private final ImmutableMap<String, RpcAnnotation> known;
  private final Map<TypeSymbol, Optional<Compound>> metaAnnotations = new HashMap<>();

  RpcAnnotations(Set<String> companyAnnotations) {
    this.known =
        Stream.concat(
                RpcAnnotation.KNOWN.stream(),
                companyAnnotations.stream().map(RpcAnnotation::ofCompany))
            .collect(toImmutableMap(RpcAnnotation::name, each -> each, (known, again) -> known));
  }

  /** The annotations on the declaration itself. A class that is missing has none. */
  ImmutableList<AnnotationUse> on(Symbol declaration) {
    if (declaration instanceof ClassSymbol type && !Supertypes.isPresent(type)) {
      return ImmutableList.of();
    }
    if (declaration.getRawAttributes().isEmpty()) {
      return ImmutableList.of(); // saves time, because most declarations come here
    }
    return declaration.getRawAttributes().stream()
        .flatMap(RpcAnnotations::unrolled)
        .flatMap(annotation -> use(annotation).stream())
        .collect(toImmutableList());
  }

  /**
   * Those on the class or, where they are {@code @Inherited}, on the nearest superclass that has
   * one.
   */
  ImmutableList<AnnotationUse> onOrAbove(ClassSymbol type) {
    ImmutableList<AnnotationUse> uses = on(type);
    Iterator<ClassSymbol> above = Supertypes.superclasses(type).iterator();
    while (uses.isEmpty() && above.hasNext()) {
      uses =
          on(above.next()).stream().filter(AnnotationUse::isInherited).collect(toImmutableList());
    }
    return uses;
  }

  private static Stream<Compound> unrolled(Compound annotation) {
    return annotation.type.tsym.getQualifiedName().contentEquals(SOFA_SERVICES)
        ? AnnotationUse.compounds(annotation, "value").stream()
        : Stream.of(annotation);
  }

  private Optional<AnnotationUse> use(Compound annotation) {
    TypeSymbol type = annotation.type.tsym;
    if (kind(type).isPresent()) {
      return kind(type).map(kind -> new AnnotationUse(annotation, annotation, kind));
    }
    return metaAnnotation(type)
        .flatMap(
            meta -> kind(meta.type.tsym).map(kind -> new AnnotationUse(annotation, meta, kind)));
  }

  private Optional<Compound> metaAnnotation(TypeSymbol type) {
    Optional<Compound> found = metaAnnotations.get(type);
    if (found == null) {
      found = findMetaAnnotation(type, new HashSet<>());
      metaAnnotations.put(type, found);
    }
    return found;
  }

  private Optional<Compound> findMetaAnnotation(TypeSymbol type, Set<TypeSymbol> seen) {
    if (!seen.add(type)) {
      return Optional.empty();
    }
    for (Compound annotation :
        Guard.<List<Compound>>unlessMissing(List.of(), type::getRawAttributes)) {
      if (kind(annotation.type.tsym).isPresent()) {
        return Optional.of(annotation);
      }
      Optional<Compound> deeper = findMetaAnnotation(annotation.type.tsym, seen);
      if (deeper.isPresent()) {
        return deeper;
      }
    }
    return Optional.empty();
  }

  private Optional<RpcAnnotation> kind(TypeSymbol annotation) {
    return Optional.ofNullable(known.get(annotation.getQualifiedName().toString()));
  }
}
