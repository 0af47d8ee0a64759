package io.github.wiretime.checker.cost;

import com.sun.tools.javac.code.Symbol.ModuleSymbol;
import com.sun.tools.javac.comp.Modules;
import com.sun.tools.javac.model.JavacElements;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.options.HessianLite;

/** Tells the release of Hessian on the class path by classes that only some releases have. */
public final class InstalledHessian {

  /** What the current release of Dubbo brings; modules without Dubbo send through it as well. */
  private static final HessianLite CURRENT = HessianLite.LITE_4_0_4;

  private static final String LITE = "com.alibaba.com.caucho.hessian.io.";

  private final JavacElements elements;

  /** Knows which module to ask, where a search of all those of the JDK takes its time. */
  private final ModuleSymbol compiled;

  private InstalledHessian(Context context) {
    this.elements = JavacElements.instance(context);
    this.compiled = Modules.instance(context).getDefaultModule();
  }

  /** The release, or that of the current Dubbo if there is none. */
  public static HessianLite in(Context context) {
    return new InstalledHessian(context).release();
  }

  private HessianLite release() {
    if (has(LITE + "java8.SerializationConfig")) {
      return HessianLite.LITE_4_0_4;
    }
    if (has(LITE + "RecordSerializer")) {
      return HessianLite.LITE_4_0_3;
    }
    if (has(LITE + "Hessian2Output")) {
      return HessianLite.LITE_3_2;
    }
    return has("com.alipay.hessian.ClassNameResolver") ? HessianLite.SOFA_4 : CURRENT;
  }

  private boolean has(String type) {
    return elements.getTypeElement(compiled, type) != null;
  }
}
