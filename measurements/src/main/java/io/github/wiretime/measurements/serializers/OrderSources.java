package io.github.wiretime.measurements.serializers;

/** Sources that all applications have in common. */
final class OrderSources {

  static final String PACKAGE = "com.acme.orders";
  static final String SERVICE = PACKAGE + ".OrderService";

  /** What every request of the service names, and no request of Dubbo's own services. */
  static final String MARK = PACKAGE + ".Order";

  /** What an application prints when it serves, or has called. */
  static final String DONE = "DONE";

  /** What an application prints before the reason why it does not. */
  static final String FAILED = "FAILED ";

  static final int CALLS = 5;

  private OrderSources() {}

  static String path(String simpleName) {
    return PACKAGE.replace('.', '/') + '/' + simpleName + ".java";
  }

  static String service() {
    return """
    package com.acme.orders;

    public interface OrderService {
      Order place(Order order);
    }
    """;
  }

  /** What is sent and comes back: one time. */
  static String dto(String time) {
    return """
    package com.acme.orders;

    import java.io.Serializable;
    import java.time.LocalDateTime;
    import java.util.Date;

    public class Order implements Serializable {
      private TIME at;

      public TIME getAt() {
        return at;
      }

      public void setAt(TIME at) {
        this.at = at;
      }
    }
    """
        .replace("TIME", time);
  }

  static String implementationPath() {
    return path("DefaultOrderService");
  }

  static String implementation() {
    return implementation("");
  }

  /**
   * The service's implementation.
   *
   * @param annotation with its line's end, or nothing
   */
  static String implementation(String annotation) {
    return """
    package com.acme.orders;

    import org.apache.dubbo.config.annotation.DubboService;

    %spublic class DefaultOrderService implements OrderService {
      @Override
      public Order place(Order order) {
        return order;
      }
    }
    """
        .formatted(annotation);
  }

  /** Says how an application fares. The value is no whole minute: Hessian shortens such a Date. */
  static String reported(String time) {
    String value =
        time.equals("Date") ? "new Date(1704164645000L)" : time + ".of(2024, 1, 2, 3, 4, 5)";
    return """
    package com.acme.orders;

    import java.time.LocalDateTime;
    import java.util.Date;
    import java.util.concurrent.Callable;

    final class Reported {
      private Reported() {}

      /** Serves until the input ends. */
      static void provider(Callable<?> start) {
        try {
          start.call();
          System.out.println("DONE");
          while (System.in.read() >= 0) {}
          Runtime.getRuntime().halt(0);
        } catch (Throwable failure) {
          fail(failure);
        }
      }

      static void consumer(Callable<OrderService> reference) {
        try {
          OrderService service = reference.call();
          for (int i = 0; i < CALLS; i++) {
            Order order = new Order();
            order.setAt(VALUE);
            if (!service.place(order).getAt().equals(order.getAt())) {
              throw new IllegalStateException("another value came back");
            }
          }
          System.out.println("DONE");
          Runtime.getRuntime().halt(0);
        } catch (Throwable failure) {
          fail(failure);
        }
      }

      private static void fail(Throwable failure) {
        failure.printStackTrace();
        Throwable root = failure;
        while (root.getCause() != null) {
          root = root.getCause();
        }
        System.out.println("FAILED " + root);
        Runtime.getRuntime().halt(1);
      }
    }
    """
        .replace("CALLS", String.valueOf(CALLS))
        .replace("VALUE", value);
  }
}
