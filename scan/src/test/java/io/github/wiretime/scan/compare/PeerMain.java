package io.github.wiretime.scan.compare;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.wiretime.arrival.RpcApplication;
import io.github.wiretime.arrival.RpcRelease;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.UndeclaredThrowableException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;

/**
 * A provider, or a consumer, of all cases with one build of them and one release of Dubbo or
 * SOFARPC.
 */
final class PeerMain {
  static final String READY = "ready";
  static final String BEGIN = "begin\t";
  static final String SHOWN = "shown\t";
  static final String THROWN = "thrown\t";

  /** An exception of the application, as the provider threw it. */
  static final String PASSED = "passed\t";

  /** Dubbo says what failed with all of its stack. */
  private static final int LIMIT = 1000;

  private static final PrintStream OUT = new PrintStream(System.out, /* autoFlush= */ true, UTF_8);

  private PeerMain() {}

  /**
   * Runs it.
   *
   * @param arguments the release, {@code provider} or {@code consumer}, the provider's port, the
   *     folder of the classes, and the packages of cases
   */
  public static void main(String[] arguments) throws Exception {
    URL classes = Path.of(arguments[3]).toUri().toURL();
    ClassLoader loader = new URLClassLoader(new URL[] {classes});
    Thread.currentThread().setContextClassLoader(loader); // threads of Dubbo look for classes there
    RpcApplication application =
        RpcApplication.of(RpcRelease.valueOf(arguments[0]), Integer.parseInt(arguments[2]));
    List<String> packages = List.of(arguments).subList(4, arguments.length);
    if (arguments[1].equals("provider")) {
      for (String each : packages) {
        provide(application, loader.loadClass(each + ".Svc"), loader.loadClass(each + ".Impl"));
      }
      OUT.println(READY);
      System.in.read(); // until who started it closes the pipe or ends
    } else {
      for (String each : packages) {
        OUT.println(BEGIN + each);
        String end = called(application, loader, each).replaceAll("\\R", " ");
        OUT.println(end.substring(0, Math.min(end.length(), LIMIT)));
      }
    }
    Runtime.getRuntime().halt(0); // not waiting for servers and threads
  }

  private static <T> void provide(RpcApplication application, Class<T> service, Class<?> type)
      throws ReflectiveOperationException {
    application.provide(service, service.cast(type.getConstructor().newInstance()));
  }

  private static String called(RpcApplication application, ClassLoader loader, String name) {
    try {
      Object service = application.consumer(loader.loadClass(name + ".Svc"));
      return SHOWN
          + loader.loadClass(name + ".Call").getMethod("call", Object.class).invoke(null, service);
    } catch (InvocationTargetException e) {
      Throwable thrown =
          e.getCause() instanceof UndeclaredThrowableException undeclared
              ? undeclared.getCause()
              : e.getCause();
      return (thrown.getClass().getClassLoader() == loader ? PASSED : THROWN) + thrown;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(name, e);
    }
  }
}
