package io.github.wiretime.checker.cost;

import com.sun.tools.javac.code.Symbol.ModuleSymbol;
import com.sun.tools.javac.comp.Modules;
import com.sun.tools.javac.model.JavacElements;
import com.sun.tools.javac.util.Context;

/** Which classes are on the class path; some tell the release of their library. */
final class InstalledTypes {

  private final JavacElements elements;

  /** Knows which module to ask, where a search of all those of the JDK takes its time. */
  private final ModuleSymbol compiled;

  InstalledTypes(Context context) {
    this.elements = JavacElements.instance(context);
    this.compiled = Modules.instance(context).getDefaultModule();
  }

  boolean has(String type) {
    return elements.getTypeElement(compiled, type) != null;
  }
}
