package io.github.wiretime.checker.walk;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.IntersectionClassType;
import io.github.wiretime.checker.hessian.HessianClasses;
import io.github.wiretime.checker.hessian.TypeUse;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.walk.PossibleClasses.Possible;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Takes a written type apart. {@code Page<OrderDto>[]} is an array of objects that may have the
 * class {@code Page} or a subclass of it, and whose type parameter stands for {@code OrderDto}.
 *
 * <p>Three questions are asked of written types: what the walk reaches from them, by which members
 * they lead to a type parameter, and how many values a message holds. This class knows what a type
 * consists of; each question is a subclass, which says what the parts mean for its answer.
 *
 * @param <R> the answer
 * @param <P> what the question has to know of the place at which a type is written
 */
public abstract class WrittenTypeVisitor<R, P> {

  private final HessianClasses classes;
  private final PossibleClasses possible;
  private final Predicate<ClassSymbol> ofInterest;

  /** The variables whose bounds are visited now: the bound of {@code T extends A<T>} names T. */
  private final Set<TypeSymbol> around = new HashSet<>();

  /**
   * A visitor of types that name the classes of one compilation.
   *
   * @param ofInterest the types whose values are looked for; nothing inside them is visited
   */
  protected WrittenTypeVisitor(
      HessianClasses classes, PossibleClasses possible, Predicate<ClassSymbol> ofInterest) {
    this.classes = classes;
    this.possible = possible;
    this.ofInterest = ofInterest;
  }

  /** The answer for what a member writes. */
  public final R visit(TypeUse use, P place) {
    return use instanceof TypeUse.Declared
        ? visit(use.type(), place)
        : visitExactly(use.type(), place);
  }

  /** The answer for a type that a member declares, or that stands inside another type. */
  protected R visit(Type type, P place) {
    if (isMissing(type)) { // asked before the kind, which javac reads from the class file
      return visitMissing(TypeArguments.written(type), place);
    }
    return switch (type.getKind()) {
      case ARRAY -> visitArray(((ArrayType) type).elemtype, place);
      case TYPEVAR -> visitVariable(type, place);
      case INTERSECTION ->
          visit(((IntersectionClassType) type).getExplicitComponents().head, place);
      case DECLARED -> visitDeclared(type, place);
      default -> nothing();
    };
  }

  private static boolean isMissing(Type type) {
    return type.tsym instanceof ClassSymbol symbol && !Supertypes.isPresent(symbol);
  }

  private R visitDeclared(Type type, P place) {
    ClassSymbol named = (ClassSymbol) type.tsym;
    if (ofInterest.test(named)) {
      return visitValue(named, place);
    }
    if (classes.isLeaf(named)) {
      return nothing();
    }
    return classes.stays(named)
        ? visitObjects(PossibleClasses.exactly(type), place)
        : visitObjects(withoutThoseOfInterest(possible.of(type)), place);
  }

  /**
   * The classes without those of interest, because the walk looks inside none of them, wherever
   * they are.
   */
  private ImmutableList<Possible> withoutThoseOfInterest(ImmutableList<Possible> objects) {
    for (Possible object : objects) { // no stream, because nearly all types come here
      if (isOfInterest(object)) {
        return objects.stream().filter(each -> !isOfInterest(each)).collect(toImmutableList());
      }
    }
    return objects;
  }

  private boolean isOfInterest(Possible object) {
    return ofInterest.test(object.key().type());
  }

  /** A superclass of interest, as in {@code class Deadline extends CostlyTime}, is no value. */
  private R visitExactly(Type type, P place) {
    if (isMissing(type)) {
      return visitMissing(TypeArguments.written(type), place);
    }
    ClassSymbol named = (ClassSymbol) type.tsym;
    return ofInterest.test(named) || classes.isLeaf(named)
        ? nothing()
        : visitObjects(PossibleClasses.exactly(type), place);
  }

  /** The answer for the bound of a variable. Inside that bound the variable itself is nothing. */
  protected final R visitBound(Type variable, P place) {
    if (!around.add(variable.tsym)) {
      return nothing();
    }
    try {
      return visit(variable.getUpperBound(), place);
    } finally {
      around.remove(variable.tsym);
    }
  }

  /** Whether a class declares a variable, so that a use of the class says what it stands for. */
  protected static boolean isOfClass(Type variable) {
    return variable.tsym.owner.kind == Kind.TYP;
  }

  /** The answer for a type that writes nothing of interest, such as {@code int}. */
  protected abstract R nothing();

  /**
   * The answer for a class that is not on the class path. It is taken to hold what its type
   * arguments name, as wrappers and containers do.
   */
  protected abstract R visitMissing(ImmutableList<Type> arguments, P place);

  /** The answer for an array of elements. */
  protected R visitArray(Type element, P place) {
    return visit(element, place);
  }

  /** The answer for a type variable of a class or method. */
  protected abstract R visitVariable(Type variable, P place);

  /** The answer for a value of a type of interest. */
  protected abstract R visitValue(ClassSymbol type, P place);

  /** The answer for one object, which has one of several classes. */
  protected abstract R visitObjects(ImmutableList<Possible> objects, P place);
}
