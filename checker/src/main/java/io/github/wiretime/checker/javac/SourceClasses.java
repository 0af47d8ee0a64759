package io.github.wiretime.checker.javac;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.util.Context;
import javax.tools.JavaFileObject;

/** Which classes are compiled now, as opposed to read from class files. */
public final class SourceClasses {

  private SourceClasses() {}

  /**
   * All of them; javac has entered every source before Error Prone visits the first. Local classes
   * are not among them, nor are those that javac gave up because they extend themselves.
   */
  public static ImmutableList<ClassSymbol> of(Context context) {
    ImmutableList.Builder<ClassSymbol> sources = ImmutableList.builder();
    for (ClassSymbol type : Symtab.instance(context).getAllClasses()) {
      if (type.kind == Kind.TYP && contains(type)) {
        sources.add(type);
      }
    }
    return sources.build();
  }

  /**
   * Whether a class is compiled now. Not told by its {@code classfile}, which is an older class
   * file where one is on the class path, as in incremental builds.
   */
  public static boolean contains(ClassSymbol type) {
    JavaFileObject sourceFile = type.outermostClass().sourcefile;
    return sourceFile != null && !isNameInClassFile(sourceFile);
  }

  /** The reader of class files makes up an object of its own for the name in the attribute. */
  private static boolean isNameInClassFile(JavaFileObject sourceFile) {
    return sourceFile.getClass().getPackageName().equals("com.sun.tools.javac.jvm");
  }
}
