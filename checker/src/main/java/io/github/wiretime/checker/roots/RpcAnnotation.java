package io.github.wiretime.checker.roots;

import com.google.common.collect.ImmutableList;

/**
 * An annotation that makes a class a service or a field a client of one.
 *
 * @param name its fully qualified name
 * @param role which side of the call it declares
 * @param classFirst whether the class attribute beats the name, as in the annotations of Dubbo 2.6,
 *     HSF and SOFABoot; those of org.apache.dubbo are read as Dubbo 3 does, name first
 * @param classAttribute the attribute that holds the interface as a class literal
 * @param framework whose annotation it is
 */
record RpcAnnotation(
    String name, Role role, boolean classFirst, String classAttribute, Framework framework) {

  /** The side of a call. */
  enum Role {
    PROVIDER,
    CONSUMER
  }

  private static final String APACHE = "org.apache.dubbo.config.annotation.";
  private static final String ALIBABA = "com.alibaba.dubbo.config.annotation.";
  private static final String HSF = "com.alibaba.boot.hsf.annotation.";
  private static final String HSF_WITHOUT_BOOT = "com.taobao.hsf.app.spring.util.annotation.";
  private static final String SOFA = "com.alipay.sofa.runtime.api.annotation.";

  static final ImmutableList<RpcAnnotation> KNOWN =
      ImmutableList.of(
          dubbo(APACHE + "DubboService", Role.PROVIDER),
          dubbo(APACHE + "Service", Role.PROVIDER),
          dubbo(APACHE + "DubboReference", Role.CONSUMER),
          dubbo(APACHE + "Reference", Role.CONSUMER),
          new RpcAnnotation(
              ALIBABA + "Service", Role.PROVIDER, true, "interfaceClass", Framework.DUBBO),
          new RpcAnnotation(
              ALIBABA + "Reference", Role.CONSUMER, true, "interfaceClass", Framework.DUBBO),
          hsf(HSF + "HSFProvider", Role.PROVIDER),
          hsf(HSF + "HSFConsumer", Role.CONSUMER),
          hsf(HSF_WITHOUT_BOOT + "HSFProvider", Role.PROVIDER),
          hsf(HSF_WITHOUT_BOOT + "HSFConsumer", Role.CONSUMER),
          new RpcAnnotation(
              SOFA + "SofaService", Role.PROVIDER, true, "interfaceType", Framework.SOFA),
          new RpcAnnotation(
              SOFA + "SofaServiceBean", Role.PROVIDER, true, "interfaceType", Framework.SOFA),
          new RpcAnnotation(
              SOFA + "SofaReference", Role.CONSUMER, true, "interfaceType", Framework.SOFA));

  private static RpcAnnotation dubbo(String name, Role role) {
    return new RpcAnnotation(name, role, false, "interfaceClass", Framework.DUBBO);
  }

  private static RpcAnnotation hsf(String name, Role role) {
    return new RpcAnnotation(name, role, true, "serviceInterface", Framework.HSF);
  }

  /**
   * The annotation of a company's own framework, which exports a class as Dubbo's annotation does.
   */
  static RpcAnnotation ofCompany(String name) {
    return dubbo(name, Role.PROVIDER);
  }
}
