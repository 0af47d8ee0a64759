package io.github.wiretime.measurements.serializers;

import java.io.Serializable;
import org.apache.dubbo.config.ProtocolConfig;
import org.apache.dubbo.config.ReferenceConfig;
import org.apache.dubbo.config.RegistryConfig;
import org.apache.dubbo.config.ServiceConfig;
import org.apache.dubbo.config.bootstrap.DubboBootstrap;

/** Calls a service of its own JVM, and ends with 0 if what arrives is what was sent. */
final class LocalCall {

  /** The rate arrives. */
  static final int ARRIVED = 0;

  /** The rate is 0 at the service. */
  static final int LOST = 10;

  /** A service. */
  public interface Rates {

    /** The rate that the service sees. */
    double rateOf(Order order);
  }

  /** What is sent. */
  public static final class Order implements Serializable {
    private static final long serialVersionUID = 1L;

    final float rate = Float.parseFloat("3.5");
  }

  private LocalCall() {}

  /** Takes the scope of service and reference, and the protocol. */
  public static void main(String[] arguments) {
    ServiceConfig<Rates> service = new ServiceConfig<>();
    service.setInterface(Rates.class);
    service.setRef(order -> order.rate);
    service.setScope(arguments[0]);
    ReferenceConfig<Rates> reference = new ReferenceConfig<>();
    reference.setInterface(Rates.class);
    reference.setScope(arguments[0]);
    DubboBootstrap.getInstance()
        .application("local")
        .registry(new RegistryConfig("N/A"))
        .protocol(new ProtocolConfig(arguments[1], -1))
        .service(service)
        .reference(reference)
        .start();
    double rate = reference.get().rateOf(new Order());
    Runtime.getRuntime().halt(rate == 0 ? LOST : ARRIVED);
  }
}
