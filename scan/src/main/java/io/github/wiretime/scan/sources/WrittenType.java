package io.github.wiretime.scan.sources;

import com.google.common.base.CharMatcher;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAnnotatedType;
import com.sun.tools.javac.tree.JCTree.JCArrayTypeTree;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.JCTree.JCTypeApply;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;

/** Compares types as sources write them with those of class files, which tells overloads apart. */
final class WrittenType {

  private WrittenType() {}

  /** Whether a parameter is written with the simple name of a type, and as many dimensions. */
  static boolean isOf(JCVariableDecl parameter, Type type) {
    return simple(parameter.vartype).equals(simple(type));
  }

  private static String simple(Type type) {
    return type instanceof ArrayType array
        ? simple(array.elemtype) + "[]"
        : type.tsym.name.toString();
  }

  private static String simple(JCTree type) {
    if (type instanceof JCArrayTypeTree array) {
      return simple(array.elemtype) + "[]";
    }
    if (type instanceof JCTypeApply generic) {
      return simple(generic.clazz);
    }
    if (type instanceof JCAnnotatedType annotated) {
      return simple(annotated.underlyingType);
    }
    return type instanceof JCFieldAccess qualified
        ? qualified.name.toString()
        : CharMatcher.whitespace().removeFrom(String.valueOf(type));
  }
}
