package io.github.wiretime.checker.roots;

import com.google.common.collect.ImmutableSet;
import java.util.Arrays;
import java.util.Optional;

/**
 * The framework that makes the calls. Each has its own Hessian and its own way to choose a
 * serializer.
 */
public enum Framework {
  DUBBO("http://dubbo.apache.org/schema/dubbo", "http://code.alibabatech.com/schema/dubbo"),
  HSF("http://www.taobao.com/hsf"),
  SOFA("http://sofastack.io/schema/sofaboot");

  private static final String HSF_PACKAGE = "com.taobao.hsf.";
  private static final String SOFA_PACKAGE = "com.alipay.sofa.";

  private final ImmutableSet<String> namespaces;

  Framework(String... namespaces) {
    this.namespaces = ImmutableSet.copyOf(namespaces);
  }

  /** The namespaces of its elements in Spring files. */
  public ImmutableSet<String> namespaces() {
    return namespaces;
  }

  /** The framework whose elements have a namespace. */
  static Optional<Framework> ofNamespace(String namespace) {
    return Arrays.stream(values())
        .filter(framework -> framework.namespaces.contains(namespace))
        .findFirst();
  }

  /** The framework of a class that configures services. */
  static Framework ofConfiguration(String className) {
    if (className.startsWith(HSF_PACKAGE)) {
      return HSF;
    }
    return className.startsWith(SOFA_PACKAGE) ? SOFA : DUBBO;
  }
}
