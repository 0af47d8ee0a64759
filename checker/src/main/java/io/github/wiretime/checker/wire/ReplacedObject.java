package io.github.wiretime.checker.wire;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.api.JavacTrees;
import com.sun.tools.javac.code.Flags;
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
 * @param declaring the class that declares the method
 * @param types the types that are written instead, in terms of that class
 * @param returnsThis whether the method's text returns the object itself
 */
record ReplacedObject(ClassSymbol declaring, ImmutableList<Type> types, boolean returnsThis) {

  /**
   * The method that Hessian calls: without parameters, of any visibility, own or inherited, private
   * ones as well.
   */
  static Optional<MethodSymbol> writeReplace(ClassSymbol type) {
    ClassSymbol declaring = type;
    while (declaring != null) {
      for (Symbol member :
          declaring.members().getSymbolsByName(type.name.table.fromString("writeReplace"))) {
        if (member instanceof MethodSymbol method
            && method.params().isEmpty()
            && !isBridge(method)) {
          return Optional.of(method);
        }
      }
      declaring = (ClassSymbol) declaring.getSuperclass().tsym;
    }
    return Optional.empty();
  }

  /**
   * Made by javac in the class file of a public class, for a public method of a superclass that is
   * not; it calls that one, and its type is erased.
   */
  private static boolean isBridge(MethodSymbol method) {
    return (method.flags() & Flags.BRIDGE) != 0;
  }

  /** Reads the return statements where the source is at hand, else the declared return type. */
  static ReplacedObject of(MethodSymbol writeReplace, JavacTrees trees, Types types) {
    ClassSymbol declaring = (ClassSymbol) writeReplace.owner;
    JCMethodDecl source = trees.getTree(writeReplace);
    if (source == null || source.body == null) {
      ImmutableList<Type> declared = ImmutableList.of(writeReplace.getReturnType());
      return new ReplacedObject(declaring, declared, /* returnsThis= */ false);
    }
    ReturnedValues values = new ReturnedValues(declaring, trees, types);
    values.addReturnsOf(source);
    return new ReplacedObject(declaring, values.types(), values.includeThis());
  }

  /**
   * Whether it may be the object, whose fields are written then: one of this class, which declares
   * the method or inherits it. As of every declared type, the subclasses that fit count; types of
   * the JDK, {@code Object} above all, say nothing.
   */
  boolean mayBe(ClassSymbol type, Types javac, Bounds bounds) {
    return returnsThis || types.stream().anyMatch(returned -> fits(type, returned, javac, bounds));
  }

  private boolean fits(ClassSymbol type, Type returned, Types javac, Bounds bounds) {
    Type known =
        returned.getKind() == TypeKind.TYPEVAR ? asSeenFrom(type, returned, javac) : returned;
    return Names.isOfApplication(known)
        && type.isSubClass(known.tsym, javac)
        && SubclassView.of(type, known, javac, bounds).isPresent();
  }

  /** What a class header says of a type variable, or else its bound. */
  private Type asSeenFrom(ClassSymbol type, Type variable, Types javac) {
    Type seen =
        Supertypes.view(type, declaring, javac)
            .map(view -> javac.subst(variable, declaring.type.allparams(), view.allparams()))
            .orElse(variable);
    return seen.getKind() == TypeKind.TYPEVAR ? seen.getUpperBound() : seen;
  }
}
