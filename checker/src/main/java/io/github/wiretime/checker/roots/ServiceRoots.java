package io.github.wiretime.checker.roots;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javax.lang.model.type.TypeKind;

/** Collects services from wherever they are declared, and makes them one each. */
final class ServiceRoots {

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
  private final List<ServiceRoot> found = new ArrayList<>();

  ServiceRoots(Types types) {
    this.types = types;
  }

  void add(Type service, Anchor anchor) {
    add(service, anchor, Callbacks.NONE);
  }

  void add(Type service, Anchor anchor, Callbacks callbacks) {
    if (service.getKind() != TypeKind.DECLARED || !isService(service)) {
      return;
    }
    found.add(new ServiceRoot(service, anchor, callbacks));
    addCallbackInterfaces(service, anchor, callbacks);
  }

  /** Dubbo exports the argument back to the provider, so that its methods are calls, too. */
  private void addCallbackInterfaces(Type service, Anchor anchor, Callbacks callbacks) {
    if (callbacks.equals(Callbacks.NONE)) {
      return;
    }
    for (Type above : types.closure(service)) {
      for (var member : above.tsym.members().getSymbols(MethodSymbol.class::isInstance)) {
        MethodSymbol method = (MethodSymbol) member;
        for (VarSymbol parameter : method.params()) {
          if (callbacks.cover(method, parameter)) {
            add(parameter.type, anchor);
          }
        }
      }
    }
  }

  private boolean isService(Type type) {
    return !type.tsym.getQualifiedName().contentEquals("java.lang.Object")
        && types.closure(type).stream()
            .noneMatch(above -> NOT_SERVICES.contains(above.tsym.getQualifiedName().toString()));
  }

  /** The services by name, each interface with the same type arguments once. */
  ImmutableList<ServiceRoot> distinct() {
    found.sort(
        Comparator.comparing((ServiceRoot root) -> root.service().tsym.flatName().toString())
            .thenComparing(root -> root.anchor().rank())
            .thenComparing(root -> root.anchor().text()));
    ImmutableList.Builder<ServiceRoot> distinct = ImmutableList.builder();
    List<ServiceRoot> sameInterface = new ArrayList<>();
    for (ServiceRoot root : found) {
      if (!sameInterface.isEmpty() && sameInterface.get(0).service().tsym != root.service().tsym) {
        sameInterface.clear();
      }
      if (sameInterface.stream()
          .noneMatch(known -> types.isSameType(known.service(), root.service()))) {
        sameInterface.add(root);
        distinct.add(root);
      }
    }
    return distinct.build();
  }
}
