package io.github.wiretime.checker.cost;

import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.javac.InstalledTypes;
import io.github.wiretime.checker.options.HessianLite;
import java.util.Optional;

/** Tells the release of Hessian on the class path by classes that only some releases have. */
final class InstalledHessian {

  private static final String LITE = "com.alibaba.com.caucho.hessian.io.";

  private InstalledHessian() {}

  /** The release, if there is one. */
  static Optional<HessianLite> in(Context context) {
    InstalledTypes types = new InstalledTypes(context);
    if (types.has(LITE + "java8.SerializationConfig")) {
      return Optional.of(HessianLite.LITE_4_0_4);
    }
    if (types.has(LITE + "RecordSerializer")) {
      return Optional.of(HessianLite.LITE_4_0_3);
    }
    if (types.has(LITE + "Hessian2Output")) {
      return Optional.of(HessianLite.LITE_3_2);
    }
    return types.has("com.alipay.hessian.ClassNameResolver")
        ? Optional.of(HessianLite.SOFA_4)
        : Optional.empty();
  }
}
