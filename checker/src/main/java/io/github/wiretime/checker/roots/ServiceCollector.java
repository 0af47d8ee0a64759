package io.github.wiretime.checker.roots;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.javac.CircularClasses;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.negotiation.Verdict;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import javax.lang.model.type.TypeKind;

/** Collects services from wherever they are declared. */
final class ServiceCollector {

  /** What was declared, and what was said of it there. */
  record Found(ServiceRoot root, Declaration declaration) {}

  /**
   * Interfaces whose calls Hessian does not write, with the reason: generic calls name no Java
   * interface, and the stubs of Dubbo's protobuf compiler send protobuf messages.
   */
  private static final ImmutableMap<String, Text> NOT_SERVICES =
      ImmutableMap.of(
          "com.alibaba.dubbo.rpc.service.GenericService", CheckTexts.of("reason.generic"),
          "com.alipay.sofa.rpc.api.GenericService", CheckTexts.of("reason.generic"),
          "org.apache.dubbo.rpc.model.DubboStub", CheckTexts.of("reason.protobuf"),
          "org.apache.dubbo.rpc.service.GenericService", CheckTexts.of("reason.generic"));

  private final Types types;
  private final Predicate<ClassSymbol> isOwn;
  private final List<Found> found = new ArrayList<>();

  /**
   * Has collected nothing yet.
   *
   * @param isOwn whether a class belongs to the application
   */
  ServiceCollector(Types types, Predicate<ClassSymbol> isOwn) {
    this.types = types;
    this.isOwn = isOwn;
  }

  /** Adds an interface, or a class where Dubbo exports a class. */
  void add(Type service, Declaration declaration) {
    if (service.getKind() != TypeKind.DECLARED
        || service.tsym.getQualifiedName().contentEquals("java.lang.Object")
        || CircularClasses.contains(
            service.tsym)) { // a class that is missing does not tell what it sends
      return;
    }
    ServiceRoot root =
        new ServiceRoot(
            service,
            declaration.anchor(),
            declaration.callbacks(),
            declaration.framework(),
            declaration.verdict().hessian(),
            declaration.isReference() && !isOwn.test((ClassSymbol) service.tsym));
    Optional<Text> otherwise = whyNoService(service);
    if (otherwise.isPresent()) {
      found.add(new Found(root, declaration.with(Verdict.other(otherwise.get()))));
      return;
    }
    found.add(new Found(root, declaration));
    addCallbackInterfaces(root, declaration);
  }

  /**
   * Adds the interfaces of callback arguments. Dubbo exports such an argument back to the provider,
   * so that its methods are calls as well.
   */
  private void addCallbackInterfaces(ServiceRoot root, Declaration declaration) {
    if (root.callbacks().all().isEmpty()) {
      return; // saves time, because nearly no service has callbacks and the closure may have many
      // methods
    }
    for (Type above : closure(root.service())) {
      for (var member : above.tsym.members().getSymbols(MethodSymbol.class::isInstance)) {
        MethodSymbol method = (MethodSymbol) member;
        for (VarSymbol parameter : method.params()) {
          if (root.callbacks().cover(method, parameter)) {
            int index = method.params().indexOf(parameter);
            add(
                root.signatureOf(method, types).getParameterTypes().get(index),
                declaration.withoutCallbacks());
          }
        }
      }
    }
  }

  /** Whether calls carry something else than the arguments of the type's own methods. */
  boolean isNoService(Type type) {
    return whyNoService(type).isPresent();
  }

  private Optional<Text> whyNoService(Type type) {
    return CircularClasses.contains(type.tsym)
        ? Optional.empty()
        : closure(type).stream()
            .map(above -> NOT_SERVICES.get(above.tsym.getQualifiedName().toString()))
            .filter(reason -> reason != null)
            .findFirst();
  }

  /**
   * The type with all that is above it, or the type alone if a supertype is not on the class path.
   */
  private List<Type> closure(Type type) {
    return Guard.unlessMissing(List.of(type), () -> types.closure(type));
  }

  /** Whether a class or an element with a name configures a reference: {@code ReferenceConfig}. */
  static boolean configuresReference(String name) {
    return name.contains("Reference") || name.contains("Consumer") || name.equals("reference");
  }

  /** All of them, in the order in which they were found. */
  ImmutableList<Found> found() {
    return ImmutableList.copyOf(found);
  }
}
