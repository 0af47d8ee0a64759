package io.github.wiretime.oracle;

import io.github.wiretime.oracle.Term.Named;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Future;
import java.util.stream.Collectors;

/** The types that cross the wire when the methods of an exported interface are called. */
final class ServiceMethods {
  private final Named service;
  private final Set<Class<?>> interfaces = new HashSet<>();

  private ServiceMethods(Class<?> service) {
    this.service = new Named(service, Map.of(), Blame.NOBODY);
    addInterfaces(service);
  }

  private void addInterfaces(Class<?> type) {
    interfaces.add(type);
    Arrays.stream(type.getInterfaces()).forEach(this::addInterfaces);
  }

  /** Parameters, returns and declared exceptions, inherited methods included. */
  static List<Term> types(Class<?> service) {
    var methods = new ServiceMethods(service);
    return Arrays.stream(service.getMethods())
        .filter(m -> !Modifier.isStatic(m.getModifiers()) && !m.isBridge())
        .filter(m -> m.getDeclaringClass() != Object.class)
        .sorted(Comparator.comparing(Method::toString))
        .flatMap(method -> methods.types(method).stream())
        .toList();
  }

  private List<Term> types(Method method) {
    Map<java.lang.reflect.TypeVariable<?>, Term> known =
        Terms.as(service, method.getDeclaringClass()).orElseThrow().args();
    String signature =
        Arrays.stream(method.getParameterTypes())
            .map(Blame::name)
            .collect(Collectors.joining(",", method.getName() + "(", ")"));
    var types = new ArrayList<Term>();
    types.add(type(method.getGenericReturnType(), known, signature));
    Type[] parameters = method.getGenericParameterTypes();
    for (int i = 0; i < parameters.length; i++) {
      types.add(type(parameters[i], known, signature + "[" + i + "]"));
    }
    for (Type thrown : method.getGenericExceptionTypes()) {
      types.add(type(thrown, known, signature));
    }
    return types;
  }

  private Term type(Type type, Map<java.lang.reflect.TypeVariable<?>, Term> known, String member) {
    var blame = new Blame(Blame.name(service.raw()), member);
    // What the header of the interface names is blamed on the method as well.
    return awaited(
        Terms.of(type, known, blame)
            .allPlain()
            .blaming(named -> named.isHeaderOf(interfaces) ? blame : named));
  }

  /** Dubbo sends what a future yields and what a stream observer is given, never those. */
  private static Term awaited(Term term) {
    if (!(term instanceof Named named)) {
      return term;
    }
    Class<?> raw = named.raw();
    boolean carrier =
        raw == CompletableFuture.class
            || raw == CompletionStage.class
            || raw == Future.class
            || raw.getName().equals("org.apache.dubbo.common.stream.StreamObserver");
    return carrier
        ? named.args().getOrDefault(raw.getTypeParameters()[0], Term.Bounded.ANYTHING)
        : term;
  }
}
