package io.github.wiretime.checker.roots;

/**
 * The framework that makes the calls. Each has its own Hessian and its own way to choose a
 * serializer.
 */
public enum Framework {
  DUBBO,
  HSF,
  SOFA;

  private static final String HSF_PACKAGE = "com.taobao.hsf.";

  /** The framework of a class that configures services. */
  static Framework ofConfiguration(String className) {
    return className.startsWith(HSF_PACKAGE) ? HSF : DUBBO;
  }
}
