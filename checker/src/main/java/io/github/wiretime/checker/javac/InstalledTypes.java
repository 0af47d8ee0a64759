package io.github.wiretime.checker.javac;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.ModuleSymbol;
import com.sun.tools.javac.comp.Modules;
import com.sun.tools.javac.model.JavacElements;
import com.sun.tools.javac.util.Context;
import java.util.Optional;

/** Finds classes on the class path. Some of them tell the release of their library. */
public final class InstalledTypes {

  private final JavacElements elements;

  /**
   * The module that is compiled. javac would search all modules of the JDK if it were not told
   * which one to ask.
   */
  private final ModuleSymbol compiled;

  /** Searches the class path of a compilation. */
  public InstalledTypes(Context context) {
    this.elements = JavacElements.instance(context);
    this.compiled = Modules.instance(context).getDefaultModule();
  }

  /** Whether there is such a class. */
  public boolean has(String type) {
    return find(type).isPresent();
  }

  /** The class of that canonical name. */
  public Optional<ClassSymbol> find(String type) {
    return Optional.ofNullable(elements.getTypeElement(compiled, type));
  }
}
