package io.github.wiretime.checker.roots;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Name;
import io.github.wiretime.checker.roots.RpcAnnotation.Role;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.type.TypeKind;

/**
 * Services and references that annotations on classes, fields, methods and parameters declare, and
 * methods that return a {@code ReferenceBean}.
 */
final class AnnotatedServices {

  private static final ImmutableSet<String> REFERENCE_BEANS =
      ImmutableSet.of(
          "com.alibaba.dubbo.config.spring.ReferenceBean",
          "org.apache.dubbo.config.spring.ReferenceBean");

  private static final String BEAN = "org.springframework.context.annotation.Bean";

  private final RpcAnnotations annotations;
  private final ExportedInterface exportedInterface;
  private final Transport transport;
  private final Types types;
  private final ServiceCollector found;

  /** Compared by identity, because every method is asked; of the name table of the first one. */
  private Name referenceBean;

  AnnotatedServices(
      RpcAnnotations annotations,
      ExportedInterface exportedInterface,
      Transport transport,
      Types types,
      ServiceCollector found) {
    this.annotations = annotations;
    this.exportedInterface = exportedInterface;
    this.transport = transport;
    this.types = types;
    this.found = found;
  }

  void addFrom(ClassSymbol source) {
    addClass(source);
    for (Symbol member : source.members().getSymbols()) {
      if (member instanceof MethodSymbol method) {
        addMethod(method);
      } else if (member instanceof VarSymbol) {
        annotations.on(member).forEach(use -> add(use, Role.CONSUMER, member.type, member));
      }
    }
  }

  private void addClass(ClassSymbol source) {
    annotations.onOrAbove(source).forEach(use -> add(use, Role.PROVIDER, source.type, source));
    if (source.isInterface()) {
      return;
    }
    for (Type implemented : types.interfaces(source.type)) {
      annotations.on(implemented.tsym).forEach(use -> add(use, Role.PROVIDER, implemented, source));
    }
  }

  /**
   * A {@code @Bean} method, whose return type is the bean's class to Spring, or a setter for a
   * reference.
   */
  private void addMethod(MethodSymbol method) {
    Type returned = method.getReturnType();
    ImmutableList<AnnotationUse> uses = annotations.on(method);
    if (uses.isEmpty() && isReferenceBean(returned) && transport.isHessianByDefault()) {
      found.add(
          referenced(returned),
          new ReportLocation.Declaration(method),
          Callbacks.NONE,
          transport.isStated(Optional.empty()),
          /* isReference= */ true);
    }
    for (AnnotationUse use : uses) {
      add(use, Role.PROVIDER, returned, method);
      add(use, Role.CONSUMER, consumedBy(method), method);
    }
    for (VarSymbol parameter : method.params()) {
      annotations.on(parameter).forEach(use -> add(use, Role.CONSUMER, parameter.type, parameter));
    }
  }

  private Type consumedBy(MethodSymbol method) {
    boolean isBean =
        method.getRawAttributes().stream()
            .anyMatch(annotation -> annotation.type.tsym.getQualifiedName().contentEquals(BEAN));
    if (!isBean && method.params().size() == 1) {
      return method.params().head.type;
    }
    Type returned = method.getReturnType();
    return isReferenceBean(returned) ? referenced(returned) : returned;
  }

  private boolean isReferenceBean(Type type) {
    if (referenceBean == null) {
      referenceBean = type.tsym.name.table.fromString("ReferenceBean");
    }
    return type.tsym.name.equals(referenceBean)
        && REFERENCE_BEANS.contains(type.tsym.getQualifiedName().toString());
  }

  /** The type argument; {@code Object} where it is left open. */
  private Type referenced(Type referenceBean) {
    return referenceBean.getTypeArguments().isEmpty()
        ? types.supertype(referenceBean.tsym.erasure(types))
        : types.wildUpperBound(referenceBean.getTypeArguments().head);
  }

  private void add(AnnotationUse use, Role role, Type declared, Symbol declaration) {
    Type annotated = types.skipTypeVars(declared, false); // as Dubbo sees it, with its arguments
    if (use.kind().role() != role
        || annotated.getKind() != TypeKind.DECLARED
        || declaration.getKind() == ElementKind.ANNOTATION_TYPE
        || found.isNoService(annotated)
        || !transport.isHessian(use)) {
      return;
    }
    Callbacks callbacks = Callbacks.in(use);
    boolean stated = transport.isStated(use);
    exportedInterface
        .of(annotated, use)
        .ifPresent(
            service ->
                found.add(
                    service,
                    new ReportLocation.Declaration(declaration),
                    callbacks,
                    stated,
                    role == Role.CONSUMER));
  }
}
