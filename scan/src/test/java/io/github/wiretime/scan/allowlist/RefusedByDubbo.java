package io.github.wiretime.scan.allowlist;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.logging.LogManager;
import org.apache.dubbo.common.URL;
import org.apache.dubbo.common.serialize.ObjectInput;
import org.apache.dubbo.common.serialize.ObjectOutput;
import org.apache.dubbo.common.serialize.Serialization;
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

  /** The property that lets Dubbo's fastjson2 send, and not its Hessian. */
  static final String FASTJSON2 = "wiretime.fastjson2";

  /** What has to arrive does so after this many refusals. */
  private static final int REFUSALS = 30;

  private final FrameworkModel model = new FrameworkModel();
  private final Set<String> refused = new TreeSet<>();
  private final Set<String> problems = new TreeSet<>();

  private RefusedByDubbo() {}

  public static void main(String[] folders) throws Exception {
    LogManager.getLogManager().reset();
    for (String folder : folders) {
      java.net.URL[] classes = {Path.of(folder).toUri().toURL()};
      try (URLClassLoader loader =
          new URLClassLoader(classes, RefusedByDubbo.class.getClassLoader())) {
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
      ObjectOutput out = output(bytes);
      out.writeObject(value);
      out.flushBuffer();
      ObjectInput in = input(new ByteArrayInputStream(bytes.toByteArray()));
      if (declared == null) {
        in.readObject();
      } else {
        in.readObject(declared);
      }
      return "";
    } catch (Exception failed) {
      return failed.toString().replace('\n', ' '); // one line for each folder
    }
  }

  private ObjectOutput output(OutputStream bytes) throws IOException {
    return Boolean.getBoolean(FASTJSON2)
        ? fastjson2().serialize(address(), bytes)
        : new Hessian2ObjectOutput(bytes, new Hessian2FactoryManager(model));
  }

  private ObjectInput input(InputStream bytes) throws IOException {
    return Boolean.getBoolean(FASTJSON2)
        ? fastjson2().deserialize(address(), bytes)
        : new Hessian2ObjectInput(bytes, new Hessian2FactoryManager(model));
  }

  private Serialization fastjson2() {
    return model.getExtensionLoader(Serialization.class).getExtension("fastjson2");
  }

  /** By which a serialization finds the lists of this model. */
  private URL address() {
    return URL.valueOf("dubbo://localhost").setScopeModel(model);
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
