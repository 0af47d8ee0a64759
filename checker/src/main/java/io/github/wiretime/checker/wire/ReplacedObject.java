package io.github.wiretime.checker.wire;

import com.google.common.collect.ImmutableListMultimap;
import com.sun.tools.javac.api.JavacTrees;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.type.TypeKind;

/**
 * What {@code writeReplace()} puts in the place of an object.
 *
 * @param object the class of the object
 * @param writeReplace the method
 * @param returned the types that are written instead, by the class in terms of which they are
 * @param returnsThis whether the method's text returns the object itself
 */
record ReplacedObject(
    ClassSymbol object,
    MethodSymbol writeReplace,
    ImmutableListMultimap<ClassSymbol, Type> returned,
    boolean returnsThis) {

  /** What is known of objects of the class; empty if they are not replaced. */
  static Optional<ReplacedObject> of(ClassSymbol object, JavacTrees trees, Types types) {
    return writeReplace(object).map(method -> of(object, method, trees, types));
  }

  /** Reads the return statements where the source is at hand, else the declared return type. */
  private static ReplacedObject of(
      ClassSymbol object, MethodSymbol writeReplace, JavacTrees trees, Types types) {
    ReturnedValues values = new ReturnedValues(object, trees, types);
    values.addReturnsOf(writeReplace);
    return new ReplacedObject(object, writeReplace, values.types(), values.includeThis());
  }

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

  /** Whether a method of one of the classes returns something else than the object itself. */
  boolean isReturnedByAny(Set<ClassSymbol> classes) {
    return !Collections.disjoint(returned.keySet(), classes);
  }

  /**
   * Whether it may be the object, whose fields are written then. As of every declared type, the
   * subclasses that fit count; types of the JDK, {@code Object} above all, say nothing.
   */
  boolean mayBeItself(Types javac, Bounds bounds) {
    return returnsThis
        || returned.entries().stream()
            .anyMatch(entry -> fits(entry.getKey(), entry.getValue(), javac, bounds));
  }

  private boolean fits(ClassSymbol declaring, Type type, Types javac, Bounds bounds) {
    Type known = type.getKind() == TypeKind.TYPEVAR ? seenFrom(declaring, type, javac) : type;
    return Names.isOfApplication(known)
        && object.isSubClass(known.tsym, javac)
        && SubclassView.of(() -> header(known.tsym, javac), known, javac, bounds).isPresent();
  }

  /** What a class header says of a type variable, or else its bound. */
  private Type seenFrom(ClassSymbol declaring, Type variable, Types javac) {
    Type seen =
        header(declaring, javac)
            .map(view -> javac.subst(variable, declaring.type.allparams(), view.allparams()))
            .orElse(variable);
    return seen.getKind() == TypeKind.TYPEVAR ? seen.getUpperBound() : seen;
  }

  private Optional<Type> header(TypeSymbol supertype, Types javac) {
    return Supertypes.view(object, (ClassSymbol) supertype, javac);
  }
}
