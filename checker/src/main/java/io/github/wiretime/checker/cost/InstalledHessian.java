package io.github.wiretime.checker.cost;

import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.options.HessianLite;

/** Tells the release of Hessian on the class path by classes that only some releases have. */
public final class InstalledHessian {

  /** What the current release of Dubbo brings; modules without Dubbo send through it as well. */
  private static final HessianLite CURRENT = HessianLite.LITE_4_0_4;

  private static final String LITE = "com.alibaba.com.caucho.hessian.io.";

  private InstalledHessian() {}

  /** The release, or that of the current Dubbo if there is none. */
  public static HessianLite in(Context context) {
    InstalledTypes types = new InstalledTypes(context);
    if (types.has(LITE + "java8.SerializationConfig")) {
      return HessianLite.LITE_4_0_4;
    }
    if (types.has(LITE + "RecordSerializer")) {
      return HessianLite.LITE_4_0_3;
    }
    if (types.has(LITE + "Hessian2Output")) {
      return HessianLite.LITE_3_2;
    }
    return types.has("com.alipay.hessian.ClassNameResolver") ? HessianLite.SOFA_4 : CURRENT;
  }
}
