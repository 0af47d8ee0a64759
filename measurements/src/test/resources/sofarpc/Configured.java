package com.acme.times;

import com.alipay.sofa.rpc.config.ConsumerConfig;
import com.alipay.sofa.rpc.config.ProviderConfig;
import com.alipay.sofa.rpc.config.ServerConfig;
import java.lang.reflect.Method;
import java.time.LocalDateTime;
import java.util.Arrays;

/**
 * Services that code configures in several ways. It calls each over SOFARPC's protocol bolt and
 * prints which of them answer.
 */
public final class Configured {

  public interface Unnamed {}

  public interface Chained {
    LocalDateTime chained();
  }

  public interface Constant {
    LocalDateTime constant();
  }

  public interface Stepwise {
    LocalDateTime stepwise();
  }

  public interface OwnClass {
    LocalDateTime ownClass();
  }

  public interface TwoServers {
    LocalDateTime twoServers();
  }

  public interface OtherProtocol {
    LocalDateTime otherProtocol();
  }

  public interface OtherName {
    LocalDateTime otherName();
  }

  static final class Clock
      implements Chained,
          Constant,
          Stepwise,
          OwnClass,
          TwoServers,
          OtherProtocol,
          OtherName,
          Unnamed {
    private static final LocalDateTime AT = LocalDateTime.parse("2024-05-17T13:47:29");

    @Override
    public LocalDateTime chained() {
      return AT;
    }

    @Override
    public LocalDateTime constant() {
      return AT;
    }

    @Override
    public LocalDateTime stepwise() {
      return AT;
    }

    @Override
    public LocalDateTime ownClass() {
      return AT;
    }

    @Override
    public LocalDateTime twoServers() {
      return AT;
    }

    @Override
    public LocalDateTime otherProtocol() {
      return AT;
    }

    @Override
    public LocalDateTime otherName() {
      return AT;
    }
  }

  static final class OwnConfig extends ProviderConfig<OwnClass> {
    OwnConfig() {
      setInterfaceId(OwnClass.class.getName());
      setRegister(false);
    }
  }

  public static void main(String[] arguments) {
    int free = Integer.parseInt(arguments[0]);
    ServerConfig bolt = new ServerConfig();
    bolt.setHost("127.0.0.1").setPort(free).setAdaptivePort(true).setDaemon(true);
    ServerConfig http =
        new ServerConfig()
            .setProtocol("h2c")
            .setHost("127.0.0.1")
            .setPort(free + 1)
            .setAdaptivePort(true)
            .setDaemon(true);

    new ProviderConfig<Chained>()
        .setInterfaceId(Chained.class.getName())
        .setRef(new Clock())
        .setServer(bolt)
        .setRegister(false)
        .export();
    new ProviderConfig<Constant>()
        .setInterfaceId("com.acme.times.Configured$Constant")
        .setRef(new Clock())
        .setServer(bolt)
        .setRegister(false)
        .export();
    ProviderConfig<Stepwise> stepwise = new ProviderConfig<>();
    stepwise.setRef(new Clock());
    stepwise.setServer(bolt);
    stepwise.setRegister(false);
    stepwise.setInterfaceId(Stepwise.class.getName());
    stepwise.export();
    new OwnConfig().setRef(new Clock()).setServer(bolt).export();
    new ProviderConfig<TwoServers>()
        .setInterfaceId(TwoServers.class.getName())
        .setRef(new Clock())
        .setServer(Arrays.asList(http, bolt))
        .setRegister(false)
        .export();
    new ProviderConfig<OtherProtocol>()
        .setInterfaceId(OtherProtocol.class.getName())
        .setRef(new Clock())
        .setServer(http)
        .setRegister(false)
        .export();
    new ProviderConfig<Unnamed>()
        .setInterfaceId(Unnamed.class.getName())
        .setUniqueId(OtherName.class.getSimpleName())
        .setRef(new Clock())
        .setServer(bolt)
        .setRegister(false)
        .export();

    for (Class<?> service : Configured.class.getDeclaredClasses()) {
      if (service.isInterface() && service != Unnamed.class) {
        call(service, bolt.getPort());
      }
    }
    System.out.println("DONE");
    Runtime.getRuntime().halt(0);
  }

  private static <T> void call(Class<T> service, int port) {
    T proxy =
        new ConsumerConfig<T>()
            .setInterfaceId(service.getName())
            .setDirectUrl("bolt://127.0.0.1:" + port)
            .setConnectTimeout(60_000)
            .setTimeout(60_000)
            .setRegister(false)
            .setSubscribe(false)
            .refer();
    Method method = service.getMethods()[0];
    try {
      method.invoke(proxy);
      System.out.println("ANSWERED " + method.getName());
    } catch (ReflectiveOperationException refused) {
      System.out.println("REFUSED " + method.getName() + " " + refused.getCause());
    }
  }
}
