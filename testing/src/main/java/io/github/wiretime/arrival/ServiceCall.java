package io.github.wiretime.arrival;

import com.google.common.collect.ImmutableMap;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Lets a provider return an object, or throw it where methods declare that, or lets a consumer give
 * it to a method with one parameter.
 */
final class ServiceCall implements Trip {
  private final ImmutableMap<Method, Object> consumers;
  private final boolean areTaken;
  private volatile Object next;
  private volatile Object taken;

  /**
   * Provides the services at once; objects go through the first method that returns, throws or
   * takes their class. If methods of the first service take something, lists are taken as well.
   */
  ServiceCall(List<Class<?>> services, RpcApplication application) {
    var consumers = ImmutableMap.<Method, Object>builder();
    for (Class<?> service : services) {
      Object consumer = consumer(service, application);
      for (Method method : service.getMethods()) {
        consumers.put(method, consumer);
      }
    }
    this.consumers = consumers.buildOrThrow();
    areTaken =
        Arrays.stream(services.get(0).getMethods()).anyMatch(each -> each.getParameterCount() > 0);
  }

  private <T> T consumer(Class<T> type, RpcApplication application) {
    Object provider =
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> {
              if (method.getParameterCount() == 1) {
                taken = arguments[0];
                return null;
              }
              if (next instanceof Throwable thrown && isThrown(method, thrown.getClass())) {
                throw thrown;
              }
              return next;
            });
    application.provide(type, type.cast(provider));
    return application.consumer(type);
  }

  private static boolean isThrown(Method method, Class<?> type) {
    return Arrays.asList(method.getExceptionTypes()).contains(type);
  }

  @Override
  public Object send(Object object, Class<?> declared) throws RoundTrip.Failure {
    next = object;
    taken = null;
    Optional<Method> taking =
        areTaken
            ? method(each -> Arrays.equals(each.getParameterTypes(), new Class<?>[] {declared}))
            : Optional.empty();
    Method method =
        taking
            .or(() -> method(each -> each.getReturnType() == declared))
            .or(() -> method(each -> isThrown(each, declared)))
            .orElseThrow(() -> new IllegalStateException("no method has " + declared));
    try {
      if (taking.isPresent()) {
        method.invoke(consumers.get(method), object);
        return taken;
      }
      return method.invoke(consumers.get(method));
    } catch (InvocationTargetException e) {
      return thrown(e.getCause(), declared);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private Optional<Method> method(Predicate<Method> wanted) {
    return consumers.keySet().stream().filter(wanted).findFirst();
  }

  private static Object thrown(Throwable thrown, Class<?> declared) throws RoundTrip.Failure {
    if (thrown.getClass() == declared) {
      return thrown;
    }
    // The consumer casts what has arrived to what the method returns.
    throw new RoundTrip.Failure(
        thrown instanceof ClassCastException ? Outcome.OTHER_CLASS : Outcome.FAILS_READING, thrown);
  }
}
