package io.github.wiretime.scan.compare;

import io.github.wiretime.oracle.Hessian;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Proxy;
import java.lang.reflect.Type;
import java.lang.reflect.UndeclaredThrowableException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import javax.tools.ToolProvider;

/** Calls a provider of one build from a consumer of another one, through one release of Hessian. */
final class PairJudge {

  /** What the consumer sees. */
  record Seen(Kind kind, String detail) {

    /** What it is that a consumer shows of a provider, where it is to show something. */
    static Seen of(String expected, String shown) {
      if (shown.equals(expected)) {
        return new Seen(Kind.ARRIVES, shown);
      }
      if (shown.contains("Exception")) {
        return new Seen(Kind.EXCEPTION, shown);
      }
      boolean lost =
          shown.equals("null") || shown.equals("0") || shown.equals("") || shown.equals("false");
      return new Seen(lost ? Kind.LOST : Kind.WRONG, shown);
    }
  }

  enum Kind {
    ARRIVES,
    EXCEPTION,
    WRONG,
    LOST,
    CRASH
  }

  private final Path oldClasses;
  private final Path newClasses;

  private PairJudge(Path oldClasses, Path newClasses) {
    this.oldClasses = oldClasses;
    this.newClasses = newClasses;
  }

  static PairJudge of(Path folder, List<BreakingCase> cases) throws IOException {
    return new PairJudge(
        compile(folder.resolve("old"), cases, false), compile(folder.resolve("new"), cases, true));
  }

  Path classes(boolean isNew) {
    return isNew ? newClasses : oldClasses;
  }

  private static Path compile(Path folder, List<BreakingCase> cases, boolean isNew)
      throws IOException {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "-nowarn",
                "-parameters",
                "-proc:none",
                "-d",
                folder.resolve("classes").toString()));
    BreakingCase.write(folder.resolve("src"), cases, isNew)
        .forEach(file -> arguments.add(file.toString()));
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(null, said, said, arguments.toArray(new String[0]));
    if (code != 0) {
      throw new IllegalStateException(said.toString(StandardCharsets.UTF_8));
    }
    return folder.resolve("classes");
  }

  private static ClassLoader loader(Path classes, Hessian hessian) throws IOException {
    return new URLClassLoader(new URL[] {classes.toUri().toURL()}, hessian.loader());
  }

  /** What the receiver of a build sees of what the sender of the other one sends. */
  Seen send(BreakingCase asked, Direction direction, Hessian hessian) {
    boolean isNewProvider = (direction == Direction.NEW_TO_OLD) != asked.isOfParameter();
    return call(asked, isNewProvider, !isNewProvider, hessian);
  }

  /** A consumer of one build calls a provider of another. */
  Seen call(BreakingCase asked, boolean isNewProvider, boolean isNewConsumer, Hessian hessian) {
    try {
      ClassLoader provider = loader(classes(isNewProvider), hessian);
      ClassLoader consumer = loader(classes(isNewConsumer), hessian);
      Object impl =
          provider.loadClass(asked.packageName() + ".Impl").getConstructor().newInstance();
      Class<?> provided = provider.loadClass(asked.packageName() + ".Svc");
      Class<?> consumed = consumer.loadClass(asked.packageName() + ".Svc");
      Wire wire = new Wire(hessian, provider, consumer, provided, impl);
      Object proxy = Proxy.newProxyInstance(consumer, new Class<?>[] {consumed}, wire);
      String shown;
      try {
        shown =
            String.valueOf(
                consumer
                    .loadClass(asked.packageName() + ".Call")
                    .getMethod("call", Object.class)
                    .invoke(null, proxy));
      } catch (InvocationTargetException e) {
        if (wire.crash != null) {
          return new Seen(Kind.CRASH, wire.crash);
        }
        if (e.getCause() instanceof UndeclaredThrowableException && wire.failure == null) {
          return new Seen(Kind.ARRIVES, String.valueOf(e.getCause().getCause())); // Dubbo throws it
        }
        return new Seen(Kind.EXCEPTION, String.valueOf(e.getCause()));
      }
      if (wire.crash != null) {
        return new Seen(Kind.CRASH, wire.crash);
      }
      Seen seen =
          Seen.of(
              isNewProvider == isNewConsumer
                  ? direct(asked, provider, impl)
                  : asked.shown(isNewProvider),
              shown);
      return seen.kind() != Kind.ARRIVES && wire.failure != null
          ? new Seen(Kind.EXCEPTION, shown)
          : seen;
    } catch (Exception e) {
      throw new IllegalStateException(asked + " " + hessian, e);
    }
  }

  /** What a consumer shows without any wire. */
  private static String direct(BreakingCase asked, ClassLoader loader, Object impl)
      throws ReflectiveOperationException {
    try {
      return String.valueOf(
          loader
              .loadClass(asked.packageName() + ".Call")
              .getMethod("call", Object.class)
              .invoke(null, impl));
    } catch (InvocationTargetException e) {
      return String.valueOf(e.getCause());
    }
  }

  /** The way to the provider and back. */
  private static final class Wire implements InvocationHandler {
    private final Hessian hessian;
    private final ClassLoader provider;
    private final ClassLoader consumer;
    private final Class<?> provided;
    private final Object impl;
    private String crash;
    private String failure;

    Wire(
        Hessian hessian,
        ClassLoader provider,
        ClassLoader consumer,
        Class<?> provided,
        Object impl) {
      this.hessian = hessian;
      this.provider = provider;
      this.consumer = consumer;
      this.provided = provided;
      this.impl = impl;
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
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
      if (result instanceof CompletableFuture<?> later) {
        result = later.get();
      }
      Class<?> declared = method.getReturnType();
      boolean isLater = declared == CompletableFuture.class;
      if (isLater && method.getGenericReturnType() instanceof ParameterizedType generic) {
        declared = raw(generic.getActualTypeArguments()[0]);
      }
      Object got = pass(result, provider, consumer, declared);
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
      return Arrays.toString(
          Arrays.stream(method.getParameterTypes()).map(Class::getName).toArray());
    }

    private Object pass(Object value, ClassLoader from, ClassLoader to, Class<?> declared) {
      try {
        byte[] bytes = hessian.strict(from).apply(value);
        Object got =
            hessian
                .reader(to)
                .apply(
                    bytes,
                    hessian.release().isOfSofa()
                        ? Object.class
                        : declared == void.class ? Object.class : declared);
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
}
