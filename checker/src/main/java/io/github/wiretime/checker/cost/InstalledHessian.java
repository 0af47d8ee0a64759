package io.github.wiretime.checker.cost;

import io.github.wiretime.checker.javac.InstalledTypes;
import io.github.wiretime.checker.options.HessianLite;
import java.util.Optional;

/** Tells the release of Hessian on the class path by classes that only some releases have. */
final class InstalledHessian {

  private static final String LITE = "com.alibaba.com.caucho.hessian.io.";

  private InstalledHessian() {}

  /** The release of hessian-lite, which Dubbo uses. */
  static Optional<HessianLite> lite(InstalledTypes types) {
    if (types.has(LITE + "java8.SerializationConfig")) {
      return Optional.of(HessianLite.LITE_4_0_4);
    }
    if (types.has(LITE + "RecordSerializer")) {
      return Optional.of(HessianLite.LITE_4_0_3);
    }
    return types.has(LITE + "Hessian2Output")
        ? Optional.of(HessianLite.LITE_3_2)
        : Optional.empty();
  }

  /** The release of SOFA's Hessian, which SOFARPC uses. */
  static Optional<HessianLite> sofa(InstalledTypes types) {
    return types.has("com.alipay.hessian.ClassNameResolver")
        ? Optional.of(HessianLite.SOFA_4)
        : Optional.empty();
  }
}
