package io.github.wiretime.checker.roots;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.roots.RpcAnnotation.Role;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.type.TypeKind;

/** Services and references that annotations on classes, fields and methods declare. */
final class AnnotatedServices {

  private static final String REFERENCE_BEAN = "org.apache.dubbo.config.spring.ReferenceBean";

  private final RpcAnnotations annotations;
  private final ExportedInterface exportedInterface;
  private final Transport transport;
  private final Types types;
  private final ServiceRoots found;

  AnnotatedServices(
      RpcAnnotations annotations,
      ExportedInterface exportedInterface,
      Transport transport,
      Types types,
      ServiceRoots found) {
    this.annotations = annotations;
    this.exportedInterface = exportedInterface;
    this.transport = transport;
    this.types = types;
    this.found = found;
  }

  void addFrom(ClassSymbol source) {
    addClass(source);
    for (Symbol member :
        ImmutableList.copyOf(
            source.members().getSymbols(symbol -> !(symbol instanceof ClassSymbol)))) {
      if (member instanceof MethodSymbol method) {
        addMethod(method);
      } else if (!member.getRawAttributes().isEmpty()) {
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
    referenceBeanOf(returned).ifPresent(service -> found.add(service, Anchor.at(method)));
    if (!method.getRawAttributes().isEmpty()) {
      for (AnnotationUse use : annotations.on(method)) {
        add(use, Role.PROVIDER, returned, method);
        add(use, Role.CONSUMER, consumedBy(method), method);
      }
    }
    if (method.params != null) {
      for (VarSymbol parameter : method.params) {
        if (!parameter.getRawAttributes().isEmpty()) {
          annotations
              .on(parameter)
              .forEach(use -> add(use, Role.CONSUMER, parameter.type, parameter));
        }
      }
    }
  }

  private Type consumedBy(MethodSymbol method) {
    if (method.getReturnType().getKind() == TypeKind.VOID && method.params().size() == 1) {
      return method.params().head.type;
    }
    return referenceBeanOf(method.getReturnType()).orElse(method.getReturnType());
  }

  private static Optional<Type> referenceBeanOf(Type type) {
    return type.getKind() == TypeKind.DECLARED
            && type.tsym.getQualifiedName().contentEquals(REFERENCE_BEAN)
            && type.getTypeArguments().nonEmpty()
        ? Optional.of(type.getTypeArguments().head)
        : Optional.empty();
  }

  private void add(AnnotationUse use, Role role, Type annotated, Symbol declaration) {
    if (use.kind().role() != role
        || annotated.getKind() != TypeKind.DECLARED
        || declaration.getKind() == ElementKind.ANNOTATION_TYPE
        || !transport.isHessian(use)) {
      return;
    }
    Callbacks callbacks = Callbacks.in(use);
    exportedInterface
        .of(annotated, use)
        .ifPresent(service -> found.add(service, Anchor.at(declaration), callbacks));
  }
}
