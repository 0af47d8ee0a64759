package io.github.wiretime.measurements.serializers;

/**
 * The main class of an application with Spring.
 *
 * @param annotations of the class, a line each
 * @param context an expression that starts the application
 * @param reference of the field that has the service; null if a bean has it
 */
record SpringMain(Side side, String annotations, String context, String reference) {

  /** A context of this class, which has {@code @DubboReference} if it is the consumer's. */
  static SpringMain annotated(Side side, String annotations, String context, String attributes) {
    return new SpringMain(
        side,
        annotations,
        context,
        side == Side.CONSUMER ? "  @DubboReference%s\n".formatted(attributes) : null);
  }

  String code() {
    return """
    package com.acme.orders;

    import org.apache.dubbo.config.annotation.DubboReference;
    import org.apache.dubbo.config.spring.context.annotation.EnableDubbo;
    import org.springframework.context.ApplicationContext;
    import org.springframework.context.annotation.AnnotationConfigApplicationContext;
    import org.springframework.context.annotation.Configuration;
    import org.springframework.context.support.ClassPathXmlApplicationContext;

    %spublic class %s {
    %s  public static void main(String[] args) {
        Reported.%s(() -> %s);
      }
    }
    """
        .formatted(annotations, side.main(), field(), side.text(), result());
  }

  private String field() {
    return reference == null ? "" : reference + "  OrderService orders;\n\n";
  }

  private String result() {
    if (side == Side.PROVIDER) {
      return context;
    }
    return context
        + (reference == null ? ".getBean(OrderService.class)" : ".getBean(Consumer.class).orders");
  }
}
