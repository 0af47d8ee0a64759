package io.github.wiretime.oracle.bridge;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.dubbo.common.serialize.ObjectOutput;
import org.apache.dubbo.common.serialize.hessian2.Hessian2FactoryManager;
import org.apache.dubbo.common.serialize.hessian2.Hessian2Serialization;
import org.apache.dubbo.common.utils.SerializeCheckStatus;
import org.apache.dubbo.common.utils.SerializeSecurityManager;
import org.apache.dubbo.rpc.model.FrameworkModel;

/** Writes one object as Dubbo does, through its {@code hessian2} serialization. */
public final class DubboWriter implements Function<Object, byte[]> {
  /** Held, since an unreferenced logger forgets its level. */
  private static final Logger LOGGER = Logger.getLogger("org.apache.dubbo");

  static {
    // It warns of each class that is not Serializable, which here is on purpose.
    LOGGER.setLevel(Level.OFF);
  }

  private final FrameworkModel model = FrameworkModel.defaultModel();
  private final ClassLoader loader;

  /**
   * A writer for one graph of classes.
   *
   * @param loader the loader of the classes to write
   * @param passesAll whether non-{@code Serializable} classes pass
   * @param standsIn whether the shapes of {@link StandIns} do
   */
  public DubboWriter(ClassLoader loader, Boolean passesAll, Boolean standsIn) {
    this.loader = loader;
    var security = model.getBeanFactory().getBean(SerializeSecurityManager.class);
    security.setCheckSerializable(!passesAll);
    security.setCheckStatus(SerializeCheckStatus.DISABLE);
    var factory =
        model.getBeanFactory().getBean(Hessian2FactoryManager.class).getSerializerFactory(loader);
    if (passesAll) {
      factory.setAllowNonSerializable(true);
    }
    if (standsIn) {
      factory.addFactory(new StandIns());
    }
  }

  @Override
  public byte[] apply(Object value) {
    var thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    // Dubbo keeps one serializer factory per context class loader.
    thread.setContextClassLoader(loader);
    try {
      var bytes = new ByteArrayOutputStream();
      ObjectOutput out = new Hessian2Serialization().serialize(null, bytes);
      out.writeObject(value);
      out.flushBuffer();
      return bytes.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      thread.setContextClassLoader(before);
    }
  }
}
