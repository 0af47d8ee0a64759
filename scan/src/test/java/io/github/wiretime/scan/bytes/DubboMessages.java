package io.github.wiretime.scan.bytes;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.dubbo.common.serialize.ObjectOutput;
import org.apache.dubbo.common.serialize.hessian2.Hessian2Serialization;
import org.apache.dubbo.common.utils.SerializeCheckStatus;
import org.apache.dubbo.common.utils.SerializeSecurityManager;
import org.apache.dubbo.rpc.AppResponse;
import org.apache.dubbo.rpc.RpcInvocation;
import org.apache.dubbo.rpc.model.FrameworkModel;
import org.apache.dubbo.rpc.protocol.dubbo.DubboCodec;

/** Both messages of a call, as Dubbo's own codec writes them. */
public final class DubboMessages extends DubboCodec {

  private static final String VERSION = "2.0.2";

  /** Held, since an unreferenced logger forgets its level. */
  private static final Logger LOGGER = Logger.getLogger("org.apache.dubbo");

  static {
    LOGGER.setLevel(Level.OFF); // It tells of each module that it makes.
  }

  /** Classes of ours are sent without being on a list. */
  public DubboMessages() {
    super(FrameworkModel.defaultModel());
    FrameworkModel.defaultModel()
        .getBeanFactory()
        .getBean(SerializeSecurityManager.class)
        .setCheckStatus(SerializeCheckStatus.DISABLE);
  }

  /** Bytes of request and response of the one method of {@code app.ShapeService}. */
  public int bytes(Path classes, int elements) throws IOException, ReflectiveOperationException {
    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {classes.toUri().toURL()}, getClass().getClassLoader())) {
      Method method = loader.loadClass("app.ShapeService").getMethods()[0];
      Filled request = new Filled(elements);
      List<Object> arguments = new ArrayList<>();
      for (Type type : method.getGenericParameterTypes()) {
        arguments.add(request.of(type));
      }
      RpcInvocation call =
          new RpcInvocation(
              null,
              method.getName(),
              method.getDeclaringClass().getName(),
              "",
              method.getParameterTypes(),
              arguments.toArray());
      Object result = new Filled(elements).of(method.getGenericReturnType());
      return size(out -> encodeRequestData(null, out, call, VERSION))
          + size(out -> encodeResponseData(null, out, new AppResponse(result), VERSION));
    }
  }

  private static int size(Message message) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ObjectOutput out = new Hessian2Serialization().serialize(null, bytes);
    message.write(out);
    out.flushBuffer();
    return bytes.size();
  }

  private interface Message {
    void write(ObjectOutput out) throws IOException;
  }
}
