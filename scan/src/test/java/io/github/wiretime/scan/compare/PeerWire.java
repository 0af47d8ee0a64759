package io.github.wiretime.scan.compare;

import io.github.wiretime.oracle.Hessian;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/** The way from a consumer to the provider and back, through one release of Hessian. */
final class PeerWire implements InvocationHandler {
  private final Hessian hessian;
  private final ClassLoader provider;
  private final ClassLoader consumer;
  private final Class<?> provided;
  private final Object impl;

  /** What of the values that were read may end the JVM; null if nothing does. */
  String crash;

  /** Why a call did not arrive; null if it did. */
  String failure;

  PeerWire(
      Hessian hessian, ClassLoader provider, ClassLoader consumer, Class<?> provided, Object impl) {
    this.hessian = hessian;
    this.provider = provider;
    this.consumer = consumer;
    this.provided = provided;
    this.impl = impl;
  }

  @Override
  public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
    boolean ofSofa = hessian.release().isOfSofa(); // which sends a future as it is
    Method target = target(method);
    if (target == null) {
      failure = "no method " + method;
      throw new RuntimeException(failure);
    }
    Object[] read = new Object[arguments == null ? 0 : arguments.length];
    for (int i = 0; i < read.length; i++) {
      read[i] = pass(arguments[i], consumer, provider, target.getParameterTypes()[i]);
    }
    Object result;
    try {
      result = target.invoke(impl, read);
    } catch (InvocationTargetException thrown) {
      Object got = pass(thrown.getCause(), provider, consumer, Object.class);
      if (got instanceof Throwable arrived) {
        failure = null;
        throw arrived;
      }
      failure = "exception became " + got;
      throw new RuntimeException(failure);
    } catch (IllegalArgumentException mismatch) {
      failure = "argument " + mismatch;
      throw new RuntimeException(failure);
    }
    if (result instanceof CompletableFuture<?> later && !ofSofa) {
      result = later.get();
    }
    Class<?> declared = method.getReturnType();
    boolean isLater = declared == CompletableFuture.class && !ofSofa;
    if (isLater && method.getGenericReturnType() instanceof ParameterizedType generic) {
      declared = raw(generic.getActualTypeArguments()[0]);
    }
    // SOFARPC reads results as what a message names.
    Object got = pass(result, provider, consumer, ofSofa ? Object.class : declared);
    if (declared.isPrimitive() && declared != void.class) {
      Class<?> box = java.lang.invoke.MethodType.methodType(declared).wrap().returnType();
      if (got == null) {
        got = java.lang.reflect.Array.get(java.lang.reflect.Array.newInstance(declared, 1), 0);
      }
      return box.cast(got);
    }
    return isLater
        ? CompletableFuture.completedFuture(got)
        : declared == void.class ? null : declared.cast(got);
  }

  private static Class<?> raw(Type type) {
    return type instanceof ParameterizedType generic
        ? (Class<?>) generic.getRawType()
        : type instanceof Class<?> c ? c : Object.class;
  }

  private Method target(Method method) {
    String wanted = names(method);
    return Arrays.stream(provided.getMethods())
        .filter(
            each ->
                each.getName().equals(method.getName())
                    && names(each).equals(wanted)
                    && !Modifier.isStatic(each.getModifiers()))
        .findFirst()
        .orElse(null);
  }

  private static String names(Method method) {
    return Arrays.toString(Arrays.stream(method.getParameterTypes()).map(Class::getName).toArray());
  }

  private Object pass(Object value, ClassLoader from, ClassLoader to, Class<?> declared) {
    try {
      byte[] bytes = hessian.ofCalls(from).apply(value);
      Object got =
          hessian.reader(to).apply(bytes, declared == void.class ? Object.class : declared);
      look(got, Collections.newSetFromMap(new IdentityHashMap<>()));
      if (crash != null) {
        throw new IllegalStateException(crash); // before anybody uses the value
      }
      return got;
    } catch (RuntimeException | Error e) {
      Throwable c = e;
      while (c.getCause() != null) c = c.getCause();
      failure = String.valueOf(c);
      throw e instanceof RuntimeException runtime ? runtime : new RuntimeException(e);
    }
  }

  /** Finds fields that hold an object of another class, whose use may end the JVM. */
  private void look(Object object, Set<Object> seen) {
    if (object == null || !seen.add(object)) {
      return;
    }
    if (object instanceof Collection<?> all) {
      all.forEach(each -> look(each, seen));
      return;
    }
    if (object instanceof Map<?, ?> map) {
      map.forEach(
          (k, v) -> {
            look(k, seen);
            look(v, seen);
          });
      return;
    }
    if (object instanceof Object[] all) {
      for (Object each : all) look(each, seen);
      return;
    }
    if (object.getClass().getClassLoader() != provider
        && object.getClass().getClassLoader() != consumer) {
      return;
    }
    for (Class<?> type = object.getClass();
        type != null && type != Object.class;
        type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if (Modifier.isStatic(field.getModifiers())
            || field.getType().isPrimitive()
            || type.getClassLoader() == null) {
          continue;
        }
        try {
          field.setAccessible(true);
          Object value = field.get(object);
          boolean isChecked = field.getType().isInterface(); // when its methods are called
          if (value != null && !isChecked && !field.getType().isInstance(value)) {
            crash = field + " holds " + value.getClass();
            continue;
          }
          look(value, seen);
        } catch (IllegalAccessException e) {
          throw new IllegalStateException(e);
        }
      }
    }
  }
}
