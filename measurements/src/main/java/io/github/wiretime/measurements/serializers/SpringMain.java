package io.github.wiretime.measurements.serializers;

/**
 * The main class of an application with Spring.
 *
 * @param annotations of the class, a line each
 * @param context an expression that starts the application
 * @param members of the class; if a consumer has none, a bean has the service
 */
record SpringMain(Side side, String annotations, String context, String members) {

  /** A context of this class, which has {@code @DubboReference} if it is the consumer's. */
  static SpringMain annotated(Side side, String annotations, String context, String attributes) {
    return new SpringMain(
        side,
        annotations,
        context,
        side == Side.CONSUMER
            ? "  @DubboReference%s\n  OrderService orders;\n\n".formatted(attributes)
            : "");
  }

  String code() {
    return """
    package com.acme.orders;

    import java.util.HashMap;
    import java.util.Map;
    import org.apache.dubbo.config.ProtocolConfig;
    import org.apache.dubbo.config.ProviderConfig;
    import org.apache.dubbo.config.annotation.DubboReference;
    import org.apache.dubbo.config.bootstrap.DubboBootstrap;
    import org.apache.dubbo.config.spring.context.annotation.EnableDubbo;
    import org.springframework.context.ApplicationContext;
    import org.springframework.context.annotation.AnnotationConfigApplicationContext;
    import org.springframework.context.annotation.Bean;
    import org.springframework.context.annotation.Configuration;
    import org.springframework.context.support.ClassPathXmlApplicationContext;

    %spublic class %s {
    %s  public static void main(String[] args) {
        Reported.%s(() -> %s);
      }
    }
    """
        .formatted(annotations, side.main(), members, side.text(), result());
  }

  private String result() {
    if (side == Side.PROVIDER) {
      return context;
    }
    return context
        + (members.isEmpty() ? ".getBean(OrderService.class)" : ".getBean(Consumer.class).orders");
  }
}
