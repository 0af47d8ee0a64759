package io.github.wiretime.checker.roots;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.util.Context;

/** Which classes are compiled now, as opposed to read from class files. */
public final class SourceClasses {

  private static final String CLASS_READER = "com.sun.tools.javac.jvm";

  private SourceClasses() {}

  /**
   * All of them; javac has entered every source before Error Prone visits the first. Local classes
   * are not among them.
   */
  public static ImmutableList<ClassSymbol> of(Context context) {
    ImmutableList.Builder<ClassSymbol> sources = ImmutableList.builder();
    for (ClassSymbol type : Symtab.instance(context).getAllClasses()) {
      if (contains(type)) {
        sources.add(type);
      }
    }
    return sources.build();
  }

  /**
   * Whether a class is compiled now. A class that is read from a class file has a source, too: the
   * name in an attribute, which javac keeps in an object of the reader's own package. The class
   * file does not tell, because javac notes it also for a source whose old output is on the class
   * path.
   */
  public static boolean contains(ClassSymbol type) {
    ClassSymbol outermost = type.outermostClass();
    return outermost != null
        && outermost.sourcefile != null
        && !outermost.sourcefile.getClass().getPackageName().equals(CLASS_READER);
  }
}
