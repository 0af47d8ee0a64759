package io.github.wiretime.checker.cost;

import com.google.common.collect.Streams;
import io.github.wiretime.checker.javac.InstalledTypes;
import io.github.wiretime.checker.options.HessianLite;
import java.util.Optional;

/** Tells the releases of Hessian on the class path by what only some releases have. */
final class InstalledHessian {

  private static final String LITE = "com.alibaba.com.caucho.hessian.io.";
  private static final String SOFA = "com.alipay.hessian.";

  /** Since 3.4.0. */
  private static final String SINCE_SOFA_3_4 = "DYNAMIC_LOAD_ENABLE_KEY";

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

  /** The release of SOFA's hessian, which SOFARPC uses. */
  static Optional<HessianLite> sofa(InstalledTypes types) {
    if (!types.has(SOFA + "ClassNameResolver")) {
      return Optional.empty();
    }
    return Optional.of(
        hasMember(types, "com.caucho.hessian.io.SerializerFactory", SINCE_SOFA_3_4)
            ? HessianLite.SOFA_3_5
            : HessianLite.SOFA_3);
  }

  private static boolean hasMember(InstalledTypes types, String type, String member) {
    return types.find(type).stream()
        .flatMap(found -> Streams.stream(found.members().getSymbols()))
        .anyMatch(found -> found.toString().equals(member));
  }
}
