package io.github.wiretime.checker.roots;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.javac.CircularClasses;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import javax.lang.model.type.TypeKind;

/** Collects services from wherever they are declared, and makes them one each. */
final class ServiceCollector {

  /**
   * Calls without a Java interface, and what Dubbo's protobuf compiler generates, which never meets
   * Hessian.
   */
  private static final ImmutableSet<String> NOT_SERVICES =
      ImmutableSet.of(
          "com.alibaba.dubbo.rpc.service.GenericService",
          "org.apache.dubbo.rpc.model.DubboStub",
          "org.apache.dubbo.rpc.service.GenericService");

  private final Types types;
  private final Predicate<ClassSymbol> isOwn;
  private final List<ServiceRoot> found = new ArrayList<>();

  /**
   * Collects.
   *
   * @param isOwn whether a class belongs to the application
   */
  ServiceCollector(Types types, Predicate<ClassSymbol> isOwn) {
    this.types = types;
    this.isOwn = isOwn;
  }

  void add(Type service, ReportLocation anchor, boolean serializerStated) {
    add(service, anchor, Callbacks.NONE, serializerStated, /* isReference= */ false);
  }

  void add(
      Type service,
      ReportLocation anchor,
      Callbacks callbacks,
      boolean serializerStated,
      boolean isReference) {
    if (service.getKind() != TypeKind.DECLARED
        || service.tsym.getQualifiedName().contentEquals("java.lang.Object")
        || isNoService(service)) {
      return;
    }
    ServiceRoot root =
        new ServiceRoot(
            service,
            anchor,
            callbacks,
            serializerStated,
            isReference && !isOwn.test((ClassSymbol) service.tsym));
    found.add(root);
    addCallbackInterfaces(root);
  }

  /** Dubbo exports the argument back to the provider, so that its methods are calls, too. */
  private void addCallbackInterfaces(ServiceRoot root) {
    if (root.callbacks().all().isEmpty()) {
      return; // nearly always, and the closure may have many methods
    }
    for (Type above : closure(root.service())) {
      for (var member : above.tsym.members().getSymbols(MethodSymbol.class::isInstance)) {
        MethodSymbol method = (MethodSymbol) member;
        for (VarSymbol parameter : method.params()) {
          if (root.callbacks().cover(method, parameter)) {
            int index = method.params().indexOf(parameter);
            Type argument = root.signatureOf(method, types).getParameterTypes().get(index);
            add(
                argument,
                root.anchor(),
                Callbacks.NONE,
                root.serializerStated(),
                root.isForeignReference());
          }
        }
      }
    }
  }

  /**
   * Whether calls carry something else than the arguments of the type's own methods, or nobody can
   * tell because its supertypes have no end.
   */
  boolean isNoService(Type type) {
    return CircularClasses.contains(type.tsym)
        || closure(type).stream()
            .anyMatch(above -> NOT_SERVICES.contains(above.tsym.getQualifiedName().toString()));
  }

  /** The type alone where something above it is not on the class path. */
  private List<Type> closure(Type type) {
    try {
      return types.closure(type);
    } catch (CompletionFailure missing) {
      return List.of(type);
    }
  }

  /** Whether a class or an element of that name configures what is only called. */
  static boolean configuresReference(String name) {
    return name.contains("Reference") || name.contains("Consumer") || name.equals("reference");
  }

  /** The services by name, each interface with the same type arguments once. */
  ImmutableList<ServiceRoot> distinct() {
    found.sort(
        Comparator.comparing((ServiceRoot root) -> root.service().tsym.flatName().toString())
            .thenComparing(root -> root.anchor().rank())
            .thenComparing(root -> root.anchor().text()));
    List<ServiceRoot> distinct = new ArrayList<>();
    for (ServiceRoot root : found) {
      int same = indexOfSame(root, distinct);
      if (same < 0) {
        distinct.add(root);
      } else {
        distinct.set(same, distinct.get(same).with(root));
      }
    }
    return ImmutableList.copyOf(distinct);
  }

  /** Searches the end only, because those of one interface follow each other. */
  private int indexOfSame(ServiceRoot root, List<ServiceRoot> distinct) {
    for (int i = distinct.size() - 1; i >= 0; i--) {
      Type known = distinct.get(i).service();
      if (known.tsym != root.service().tsym) {
        return -1;
      }
      if (types.isSameType(known, root.service())) {
        return i;
      }
    }
    return -1;
  }
}
