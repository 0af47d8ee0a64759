package com.acme.orders;

import java.io.Serializable;
import java.time.LocalDate;
import org.apache.dubbo.config.ProtocolConfig;
import org.apache.dubbo.config.ReferenceConfig;
import org.apache.dubbo.config.RegistryConfig;
import org.apache.dubbo.config.ServiceConfig;
import org.apache.dubbo.config.annotation.DubboService;
import org.apache.dubbo.config.bootstrap.DubboBootstrap;

/** Calls a service of its own JVM, and says whether that sees the same object. */
public class Orders {

  /** A service for calls inside the application. */
  public interface Api {
    boolean isSame(Order order);
  }

  /** What is sent. */
  public static class Order implements Serializable {
    LocalDate day = LocalDate.of(2026, 7, 1);
  }

  /** The service. */
  @DubboService(protocol = "injvm")
  public static class Service implements Api {
    private final Object expected;

    Service(Object expected) {
      this.expected = expected;
    }

    @Override
    public boolean isSame(Order order) {
      return order == expected;
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
    System.out.println(((Api) reference.get()).isSame(order) ? "SAME" : "COPY");
    System.exit(0);
  }
}
