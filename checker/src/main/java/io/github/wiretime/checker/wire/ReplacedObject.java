package io.github.wiretime.checker.wire;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.api.JavacTrees;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import java.util.Optional;
import javax.lang.model.type.TypeKind;

/**
 * What {@code writeReplace()} puts in the place of an object.
 *
 * @param types the types that are written instead
 * @param returnsThis whether the method's text returns the object itself
 */
record ReplacedObject(ImmutableList<Type> types, boolean returnsThis) {

  /**
   * The method that Hessian calls: without parameters, of any visibility, own or inherited, private
   * ones as well.
   */
  static Optional<MethodSymbol> writeReplace(ClassSymbol type) {
    ClassSymbol declaring = type;
    while (declaring != null) {
      for (Symbol member :
          declaring.members().getSymbolsByName(type.name.table.fromString("writeReplace"))) {
        if (member instanceof MethodSymbol method && method.params().isEmpty()) {
          return Optional.of(method);
        }
      }
      declaring =
          declaring.getSuperclass().tsym instanceof ClassSymbol superclass ? superclass : null;
    }
    return Optional.empty();
  }

  /** Reads the return statements where the source is at hand, else the declared return type. */
  static ReplacedObject of(MethodSymbol writeReplace, JavacTrees trees, Types types) {
    JCMethodDecl source = trees.getTree(writeReplace);
    if (source == null || source.body == null) {
      return new ReplacedObject(ImmutableList.of(writeReplace.getReturnType()), false);
    }
    ReturnedValues values = new ReturnedValues((ClassSymbol) writeReplace.owner, trees, types);
    values.addReturnsOf(source);
    return new ReplacedObject(values.types(), values.includeThis());
  }

  /**
   * Whether it may be the object, whose fields are written then: one of this class, which declares
   * the method or inherits it. As of every declared type, the subclasses that fit count; types of
   * the JDK, {@code Object} above all, say nothing.
   */
  boolean mayBe(ClassSymbol type, Types javac) {
    return returnsThis || types.stream().anyMatch(returned -> fits(type, returned, javac));
  }

  private static boolean fits(ClassSymbol type, Type returned, Types javac) {
    Type bound = returned.getKind() == TypeKind.TYPEVAR ? returned.getUpperBound() : returned;
    return bound.getKind() == TypeKind.DECLARED
        && !Names.isJdk((ClassSymbol) bound.tsym)
        && type.isSubClass(bound.tsym, javac)
        && SubclassView.of(type, bound, javac).isPresent();
  }
}
