package io.github.wiretime.checker.roots;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.options.Options;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.type.TypeKind;

/** Every service that the sources of a compilation declare. */
public final class Services {

  private final Options options;
  private final Types types;
  private final ServiceAnnotations annotations;
  private final ExportedInterface exportedInterface;
  private final List<ServiceRoot> found = new ArrayList<>();

  private Services(Options options, Context context) {
    this.options = options;
    this.types = Types.instance(context);
    this.annotations = new ServiceAnnotations(options.serviceAnnotations());
    this.exportedInterface = new ExportedInterface(context);
  }

  /** The services by name, each interface with the same type arguments once. */
  public static ImmutableList<ServiceRoot> in(
      List<ClassSymbol> sources, Options options, Context context) {
    Services services = new Services(options, context);
    sources.forEach(services::addFrom);
    return services.distinct();
  }

  private void addFrom(ClassSymbol source) {
    try {
      addNamed(source);
      addAnnotated(source);
      addBeanMethods(source);
    } catch (CompletionFailure missing) {
      // javac reports the missing class where the source names it.
    }
  }

  private void addNamed(ClassSymbol source) {
    if (source.getKind() == ElementKind.INTERFACE
        && options.serviceInterfaces().match(source.getQualifiedName().toString())) {
      add(source.type, source);
    }
  }

  private void addAnnotated(ClassSymbol source) {
    annotations
        .onOrAbove(source)
        .flatMap(annotation -> exportedInterface.of(source.type, annotation))
        .ifPresent(service -> add(service, source));
    if (source.isInterface()) {
      return;
    }
    for (Type implemented : types.interfaces(source.type)) {
      if (annotations.on(implemented.tsym).isPresent()) {
        add(implemented, source);
      }
    }
  }

  /**
   * Since Dubbo 3.0 the annotation may stand on a {@code @Bean} method; the declared return type is
   * the bean's class.
   */
  private void addBeanMethods(ClassSymbol source) {
    for (Symbol member : source.members().getSymbols()) {
      if (member instanceof MethodSymbol method
          && method.getReturnType().getKind() == TypeKind.DECLARED) {
        annotations
            .on(method)
            .flatMap(annotation -> exportedInterface.of(method.getReturnType(), annotation))
            .ifPresent(service -> add(service, method));
      }
    }
  }

  private void add(Type service, Symbol anchor) {
    if (service.getKind() == TypeKind.DECLARED && !isProtobufStub(service)) {
      found.add(new ServiceRoot(service, anchor));
    }
  }

  /** What Dubbo's protobuf compiler generates never meets Hessian. */
  private boolean isProtobufStub(Type service) {
    return types.closure(service).stream()
        .anyMatch(
            above ->
                above
                    .tsym
                    .getQualifiedName()
                    .contentEquals("org.apache.dubbo.rpc.model.DubboStub"));
  }

  private ImmutableList<ServiceRoot> distinct() {
    found.sort(
        Comparator.comparing((ServiceRoot root) -> root.service().tsym.flatName().toString())
            .thenComparing(root -> root.anchor().enclClass().flatName().toString())
            .thenComparing(root -> root.anchor().toString()));
    ImmutableList.Builder<ServiceRoot> distinct = ImmutableList.builder();
    ServiceRoot last = null;
    for (ServiceRoot root : found) {
      if (last == null || !types.isSameType(last.service(), root.service())) {
        distinct.add(root);
      }
      last = root;
    }
    return distinct.build();
  }
}
