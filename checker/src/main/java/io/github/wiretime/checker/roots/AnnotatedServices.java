package io.github.wiretime.checker.roots;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Name;
import io.github.wiretime.checker.application.ReportLocation;
import io.github.wiretime.checker.negotiation.ServiceDefaults;
import io.github.wiretime.checker.negotiation.Terms;
import io.github.wiretime.checker.negotiation.Transport;
import io.github.wiretime.checker.negotiation.Verdict;
import io.github.wiretime.checker.roots.RpcAnnotation.Role;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.type.TypeKind;

/**
 * Finds services and references that annotations on classes, fields, methods and parameters
 * declare, and methods that return a {@code ReferenceBean}.
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
  private final ModuleSettings settings;
  private final Types types;
  private final ServiceCollector found;

  /**
   * The name {@code ReferenceBean} in javac's table of names. It is compared with the type of every
   * method, and names of one table are equal only if they are the same object.
   */
  private Name referenceBean;

  AnnotatedServices(
      RpcAnnotations annotations,
      ExportedInterface exportedInterface,
      Transport transport,
      ModuleSettings settings,
      Types types,
      ServiceCollector found) {
    this.annotations = annotations;
    this.exportedInterface = exportedInterface;
    this.transport = transport;
    this.settings = settings;
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
   * Adds what a method declares: a {@code @Bean} method, whose return type Spring takes for the
   * bean's class, or a setter for a reference.
   */
  private void addMethod(MethodSymbol method) {
    Type returned = method.getReturnType();
    ImmutableList<AnnotationUse> uses = annotations.on(method);
    if (uses.isEmpty() && isReferenceBean(returned)) {
      found.add(
          referenced(returned),
          Declaration.of(
              new ReportLocation.Declaration(method),
              transport.ofReference(Terms.NONE, settings.of(method.enclClass())),
              Framework.DUBBO,
              /* isReference= */ true));
    }
    for (AnnotationUse use : uses) {
      add(use, Role.PROVIDER, returned, method);
      if (takesReference(method)) {
        add(use, Role.CONSUMER, consumedBy(method), method);
      }
    }
    for (VarSymbol parameter : method.params()) {
      annotations.on(parameter).forEach(use -> add(use, Role.CONSUMER, parameter.type, parameter));
    }
  }

  /**
   * Whether something reads the annotation of a reference on a method: if it has a body, or if it
   * is an abstract setter, whose annotation Dubbo 2.6 and SOFA see in the class below.
   */
  private static boolean takesReference(MethodSymbol method) {
    boolean isAbstract = // as javac calls a default method, too
        (method.flags() & (Flags.ABSTRACT | Flags.DEFAULT)) == Flags.ABSTRACT;
    return !isAbstract || (method.name.toString().startsWith("set") && method.params().size() == 1);
  }

  private Type consumedBy(MethodSymbol method) {
    if (!isBean(method) && method.params().size() == 1) {
      return method.params().head.type;
    }
    Type returned = method.getReturnType();
    return isReferenceBean(returned) ? referenced(returned) : returned;
  }

  /** Whether a method declares a bean of Spring. */
  static boolean isBean(MethodSymbol method) {
    return method.getRawAttributes().stream()
        .anyMatch(annotation -> annotation.type.tsym.getQualifiedName().contentEquals(BEAN));
  }

  private boolean isReferenceBean(Type type) {
    if (referenceBean == null) {
      referenceBean = type.tsym.name.table.fromString("ReferenceBean");
    }
    return type.tsym.name.equals(referenceBean)
        && REFERENCE_BEANS.contains(type.tsym.getQualifiedName().toString());
  }

  /** The type argument, or {@code Object} for a raw {@code ReferenceBean}. */
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
        || (role == Role.PROVIDER && Unexported.is(use::text))) {
      return;
    }
    Declaration service =
        new Declaration(
            new ReportLocation.Declaration(declaration),
            Callbacks.in(use),
            verdict(use, declaration),
            use.kind().framework(),
            role == Role.CONSUMER);
    if (found.isNoService(annotated)) {
      found.add(annotated, service);
      return;
    }
    exportedInterface.of(annotated, use).ifPresent(exported -> found.add(exported, service));
  }

  private Verdict verdict(AnnotationUse use, Symbol declaration) {
    if (use.text("generic").equals(Optional.of("true"))) {
      return Verdict.generic();
    }
    ServiceDefaults ofModule = settings.of(declaration.enclClass());
    return switch (use.kind().framework()) {
      case SOFA -> transport.ofBolt(AnnotationTerms.boltSerializers(use));
      case HSF -> transport.ofHsf(AnnotationTerms.of(use).stated());
      case DUBBO ->
          use.kind().role() == Role.PROVIDER
              ? transport.ofService(AnnotationTerms.of(use), ofModule)
              : transport.ofReference(AnnotationTerms.of(use), ofModule);
    };
  }
}
