package io.github.wiretime.oracle;

import static java.util.stream.Collectors.joining;

import com.google.common.reflect.TypeToken;
import io.github.wiretime.oracle.Term.Named;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The types that cross the wire when the methods of an exported interface are called. */
public final class ServiceMethods {
  /** Dubbo sends what a future yields and what a stream observer is given, never those. */
  private static final Set<String> CARRIERS =
      Set.of(
          "java.util.concurrent.CompletableFuture",
          "java.util.concurrent.CompletionStage",
          "java.util.concurrent.Future",
          "org.apache.dubbo.common.stream.StreamObserver");

  private ServiceMethods() {}

  /** Parameters, returns and declared exceptions, inherited methods included. */
  public static List<Term> types(Class<?> service) {
    return Arrays.stream(service.getMethods())
        .filter(m -> !Modifier.isStatic(m.getModifiers()) && !m.isBridge())
        .filter(m -> m.getDeclaringClass() != Object.class)
        .sorted(Comparator.comparing(Method::toString))
        .flatMap(method -> types(service, method).stream())
        .toList();
  }

  private static List<Term> types(Class<?> service, Method method) {
    String signature =
        Arrays.stream(method.getParameterTypes())
            .map(Blame::name)
            .collect(joining(",", method.getName() + "(", ")"));
    var types = new ArrayList<Term>();
    types.add(type(method.getGenericReturnType(), service, signature));
    Type[] parameters = method.getGenericParameterTypes();
    for (int i = 0; i < parameters.length; i++) {
      types.add(type(parameters[i], service, signature + "[" + i + "]"));
    }
    for (Type thrown : method.getGenericExceptionTypes()) {
      types.add(type(thrown, service, signature));
    }
    return types;
  }

  /** What the header of the interface names is blamed on the method as well. */
  private static Term type(Type type, Class<?> service, String member) {
    Type resolved = TypeToken.of(service).resolveType(type).getType();
    Term term = Terms.of(resolved, Map.of(), new Blame(Blame.name(service), member));
    return term instanceof Named named && CARRIERS.contains(named.raw().getName())
        ? named.args().getOrDefault(named.raw().getTypeParameters()[0], Term.Unknown.NOTHING)
        : term;
  }
}
