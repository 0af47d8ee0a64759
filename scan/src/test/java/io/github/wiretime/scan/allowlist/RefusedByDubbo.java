package io.github.wiretime.scan.allowlist;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.logging.LogManager;
import org.apache.dubbo.common.serialize.hessian2.Hessian2FactoryManager;
import org.apache.dubbo.common.serialize.hessian2.Hessian2ObjectInput;
import org.apache.dubbo.common.serialize.hessian2.Hessian2ObjectOutput;
import org.apache.dubbo.common.utils.SerializeSecurityConfigurator;
import org.apache.dubbo.common.utils.SerializeSecurityManager;
import org.apache.dubbo.config.ApplicationConfig;
import org.apache.dubbo.rpc.model.ApplicationModel;
import org.apache.dubbo.rpc.model.FrameworkModel;

/**
 * A JVM of one Dubbo: prints, for each folder of classes, which of them Dubbo refuses as it starts
 * with that folder, and what goes wrong besides.
 */
public final class RefusedByDubbo {

  /** What has to arrive does so after this many refusals. */
  private static final int REFUSALS = 30;

  private final FrameworkModel model = new FrameworkModel();
  private final Set<String> refused = new TreeSet<>();
  private final Set<String> problems = new TreeSet<>();

  private RefusedByDubbo() {}

  public static void main(String[] folders) throws Exception {
    LogManager.getLogManager().reset();
    for (String folder : folders) {
      URL classes = Path.of(folder).toUri().toURL();
      try (URLClassLoader loader =
          new URLClassLoader(new URL[] {classes}, RefusedByDubbo.class.getClassLoader())) {
        Thread.currentThread().setContextClassLoader(loader);
        System.out.println(new RefusedByDubbo().of(loader));
      }
    }
    System.out.flush();
    Runtime.getRuntime().halt(0); // not waiting for threads of Dubbo
  }

  private String of(ClassLoader loader) throws ReflectiveOperationException {
    Class<?> service = loader.loadClass("app.Service");
    application()
        .newModule()
        .getBeanFactory()
        .getBean(SerializeSecurityConfigurator.class)
        .registerInterface(service);
    Method method = service.getMethods()[0];
    Object[] values = (Object[]) loader.loadClass("app.Values").getMethod("values").invoke(null);
    for (Object value : values) {
      send(value, value instanceof Throwable ? null : method.getReturnType());
    }
    model.destroy();
    return String.join(" ", refused) + "|" + String.join("; ", problems);
  }

  /** An application with the settings that system properties have: {@code dubbo.application.*}. */
  private ApplicationModel application() {
    ApplicationModel application = model.newApplication();
    ApplicationConfig config = new ApplicationConfig(application, "app");
    config.refresh();
    application.getApplicationConfigManager().setApplication(config);
    return application;
  }

  /** Sends a value, each time with one more refused class on the list. */
  private void send(Object value, Class<?> declared) throws ReflectiveOperationException {
    SerializeSecurityManager security =
        model.getBeanFactory().getBean(SerializeSecurityManager.class);
    for (int i = 0; i < REFUSALS; i++) {
      security.getWarnedClasses().clear();
      String problem = problemOf(value, declared);
      Set<String> warned = new TreeSet<>(security.getWarnedClasses());
      if (warned.isEmpty() || !refused.addAll(warned)) {
        if (!problem.isEmpty()) {
          problems.add(problem);
        }
        return;
      }
      warned.forEach(security::addToAlwaysAllowed);
    }
    problems.add("no end of refusals");
  }

  private String problemOf(Object value, Class<?> declared) throws ReflectiveOperationException {
    forgetUnknownTypes();
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      Hessian2ObjectOutput out = new Hessian2ObjectOutput(bytes, new Hessian2FactoryManager(model));
      out.writeObject(value);
      out.flushBuffer();
      Hessian2ObjectInput in =
          new Hessian2ObjectInput(
              new ByteArrayInputStream(bytes.toByteArray()), new Hessian2FactoryManager(model));
      if (declared == null) {
        in.readObject();
      } else {
        in.readObject(declared);
      }
      return "";
    } catch (Exception failed) {
      return failed.toString();
    }
  }

  /** Hessian asks for a name that was refused never again, whatever lists say meanwhile. */
  private static void forgetUnknownTypes() throws ReflectiveOperationException {
    Field cache =
        com.alibaba.com.caucho.hessian.io.SerializerFactory.class.getDeclaredField(
            "_unrecognizedTypeCache");
    cache.setAccessible(true);
    ((Map<?, ?>) cache.get(null)).clear();
  }
}
