package io.github.wiretime.checker.cost;

import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.javac.InstalledTypes;

/** Tells the release of Dubbo on the class path by classes that only some releases have. */
public final class InstalledDubbo {

  private static final String CONFIG = "org.apache.dubbo.config.";

  private InstalledDubbo() {}

  /**
   * Whether it is a 3.2 with fastjson2 beside it, which it prefers to Hessian. Releases before 3.2
   * do not look for fastjson2, and those since 3.3 prefer Hessian.
   */
  public static boolean prefersFastjson2(Context context) {
    InstalledTypes types = new InstalledTypes(context);
    return types.has(CONFIG + "TracingConfig") // since 3.2
        && !types.has(CONFIG + "nested.TripleConfig") // since 3.3
        && types.has("com.alibaba.fastjson2.JSONB");
  }
}
