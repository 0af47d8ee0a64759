package io.github.wiretime.scan.compare;

import io.github.wiretime.oracle.Hessian;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.lang.reflect.UndeclaredThrowableException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
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
  private final Map<Hessian, ClassLoader> oldLoaders = new EnumMap<>(Hessian.class);
  private final Map<Hessian, ClassLoader> newLoaders = new EnumMap<>(Hessian.class);

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

  /** One for all cases, because Hessian looks for its settings again for each. */
  private ClassLoader loader(boolean isNew, Hessian hessian) throws IOException {
    Map<Hessian, ClassLoader> loaders = isNew ? newLoaders : oldLoaders;
    if (!loaders.containsKey(hessian)) {
      URL[] classes = {classes(isNew).toUri().toURL()};
      loaders.put(hessian, new URLClassLoader(classes, hessian.loader()));
    }
    return loaders.get(hessian);
  }

  /** What the receiver of a build sees of what the sender of the other one sends. */
  Seen send(BreakingCase asked, Direction direction, Hessian hessian) {
    boolean isNewProvider = (direction == Direction.NEW_TO_OLD) != asked.isOfParameter();
    return call(asked, isNewProvider, !isNewProvider, hessian);
  }

  /** A consumer of one build calls a provider of another. */
  Seen call(BreakingCase asked, boolean isNewProvider, boolean isNewConsumer, Hessian hessian) {
    try {
      ClassLoader provider = loader(isNewProvider, hessian);
      ClassLoader consumer = loader(isNewConsumer, hessian);
      Class<?> provided = provider.loadClass(asked.packageName() + ".Svc");
      Class<?> consumed = consumer.loadClass(asked.packageName() + ".Svc");
      PeerWire wire = new PeerWire(hessian, provider, consumer, provided, impl(asked, provider));
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
                  ? direct(asked, isNewProvider, hessian)
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
  String direct(BreakingCase asked, boolean isNew, Hessian hessian)
      throws IOException, ReflectiveOperationException {
    ClassLoader loader = loader(isNew, hessian);
    try {
      return String.valueOf(
          loader
              .loadClass(asked.packageName() + ".Call")
              .getMethod("call", Object.class)
              .invoke(null, impl(asked, loader)));
    } catch (InvocationTargetException e) {
      return String.valueOf(e.getCause());
    }
  }

  private static Object impl(BreakingCase asked, ClassLoader loader)
      throws ReflectiveOperationException {
    return loader.loadClass(asked.packageName() + ".Impl").getConstructor().newInstance();
  }
}
