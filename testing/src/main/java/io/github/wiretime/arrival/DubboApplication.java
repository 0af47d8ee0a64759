package io.github.wiretime.arrival;

import org.apache.dubbo.config.ApplicationConfig;
import org.apache.dubbo.config.ProtocolConfig;
import org.apache.dubbo.config.ReferenceConfig;
import org.apache.dubbo.config.RegistryConfig;
import org.apache.dubbo.config.ServiceConfig;
import org.apache.dubbo.rpc.model.FrameworkModel;
import org.apache.dubbo.rpc.model.ModuleModel;

/** One with Dubbo, as it is by default but for the serializer, which is Hessian. */
class DubboApplication implements RpcApplication {

  private static final int PATIENCE_MILLIS = 10_000;

  private final ApplicationConfig application = new ApplicationConfig("calls");
  private final int port;

  DubboApplication(int port) {
    this.port = port;
  }

  /** The same from 3.0 on, where it trusts only what services of its own name. */
  static final class OfItsOwn extends DubboApplication {
    private final ModuleModel module = new FrameworkModel().newApplication().newModule();

    OfItsOwn(int port) {
      super(port);
    }

    @Override
    <T> ServiceConfig<T> service() {
      return new ServiceConfig<>(module);
    }

    @Override
    <T> ReferenceConfig<T> reference() {
      return new ReferenceConfig<>(module);
    }
  }

  <T> ServiceConfig<T> service() {
    return new ServiceConfig<>();
  }

  <T> ReferenceConfig<T> reference() {
    return new ReferenceConfig<>();
  }

  @Override
  @SuppressWarnings("deprecation") // 2.7 asks for the application there
  public <T> void provide(Class<T> type, T provider) {
    ServiceConfig<T> service = service();
    service.setApplication(application);
    service.setRegistry(new RegistryConfig(RegistryConfig.NO_AVAILABLE));
    ProtocolConfig protocol = new ProtocolConfig("dubbo", port);
    protocol.setHost("127.0.0.1");
    protocol.setIothreads(1);
    protocol.setThreads(2);
    service.setProtocol(protocol);
    service.setInterface(type);
    service.setRef(provider);
    service.setScope("remote");
    service.export();
  }

  @Override
  @SuppressWarnings("deprecation") // as above
  public <T> T consumer(Class<T> type) {
    ReferenceConfig<T> reference = reference();
    reference.setApplication(application);
    reference.setInterface(type);
    reference.setCheck(false);
    reference.setTimeout(PATIENCE_MILLIS);
    reference.setRetries(0);
    reference.setScope("remote");
    reference.setUrl(
        "dubbo://127.0.0.1:%d/%s?serialization=hessian2".formatted(port, type.getName()));
    return reference.get();
  }
}
