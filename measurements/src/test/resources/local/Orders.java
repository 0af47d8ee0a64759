package com.acme.orders;

import java.io.Serializable;
import java.time.LocalDate;
import org.apache.dubbo.config.ProtocolConfig;
import org.apache.dubbo.config.ReferenceConfig;
import org.apache.dubbo.config.RegistryConfig;
import org.apache.dubbo.config.ServiceConfig;
import org.apache.dubbo.config.annotation.DubboService;
import org.apache.dubbo.config.bootstrap.DubboBootstrap;

/** Calls a service of its own JVM, and says which object and which number that sees. */
public class Orders {

  /** A service for calls inside the application. */
  public interface Api {
    String seen(Order order, Rate rate);
  }

  /** What is sent. */
  public static class Order implements Serializable {
    LocalDate day = LocalDate.of(2026, 7, 1);
  }

  /** Alone in its class, a float is read as 0 by Hessian of Dubbo 3.3 and crashes nothing. */
  public static class Rate implements Serializable {
    float value = 3.5f;
  }

  /** The service. */
  @DubboService(protocol = "injvm")
  public static class Service implements Api {
    private final Object expected;

    Service(Object expected) {
      this.expected = expected;
    }

    @Override
    public String seen(Order order, Rate rate) {
      return (order == expected ? "SAME " : "COPY ") + rate.value;
    }
  }

  /** Takes the scope of the service or "unset", the protocol, and the name of the interface. */
  public static void main(String[] arguments) {
    Order order = new Order();
    ServiceConfig<Object> service = new ServiceConfig<>();
    service.setInterface(arguments[2]);
    service.setRef(new Service(order));
    if (!arguments[0].equals("unset")) {
      service.setScope(arguments[0]);
    }
    ReferenceConfig<Object> reference = new ReferenceConfig<>();
    reference.setInterface(arguments[2]);
    DubboBootstrap.getInstance()
        .application("local")
        .registry(new RegistryConfig("N/A"))
        .protocol(new ProtocolConfig(arguments[1], -1))
        .service(service)
        .reference(reference)
        .start();
    System.out.println(((Api) reference.get()).seen(order, new Rate()));
    System.exit(0);
  }
}
