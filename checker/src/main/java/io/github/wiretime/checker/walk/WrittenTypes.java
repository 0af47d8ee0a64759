package io.github.wiretime.checker.walk;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.IntersectionClassType;
import io.github.wiretime.checker.hessian.HessianClasses;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.hessian.TypeUse;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.walk.PossibleClasses.Possible;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Takes written types apart: the class that each names, known subclasses, and the type arguments
 * that these carry.
 */
final class WrittenTypes {

  private final HessianClasses classes;
  private final PossibleClasses possible;
  private final CarriedParameters carried;
  private final Predicate<ClassSymbol> ofInterest;

  WrittenTypes(
      HessianClasses classes,
      PossibleClasses possible,
      CarriedParameters carried,
      Predicate<ClassSymbol> ofInterest) {
    this.classes = classes;
    this.possible = possible;
    this.carried = carried;
    this.ofInterest = ofInterest;
  }

  /**
   * All that a type leads to, in the order in which it is written.
   *
   * @param isOfMethod whether a service method writes it, whose type variables nobody else gives
   */
  ImmutableList<Reached> reachedFrom(TypeUse use, boolean isOfMethod) {
    Visit visit = new Visit(isOfMethod);
    visit.visit(use.type(), use.isExact(), ImmutableList.of(use.member()));
    return visit.reached.build();
  }

  private static ImmutableList<Member> join(
      ImmutableList<Member> first, ImmutableList<Member> second) {
    return second.isEmpty()
        ? first
        : ImmutableList.<Member>builder().addAll(first).addAll(second).build();
  }

  /** One type with all that is inside it. */
  private final class Visit {

    private final boolean isOfMethod;
    private final ImmutableList.Builder<Reached> reached = ImmutableList.builder();
    private final Set<Type> visited = new HashSet<>();
    private final Set<TypeSymbol> openVariables = new HashSet<>();

    Visit(boolean isOfMethod) {
      this.isOfMethod = isOfMethod;
    }

    private void visit(Type type, boolean isExact, ImmutableList<Member> steps) {
      if (type.tsym instanceof ClassSymbol symbol && !Supertypes.isPresent(symbol)) {
        // Asked first, because to ask for the kind reads the class file. A missing class is taken
        // to hold what its type arguments name, as wrappers and containers do.
        TypeArguments.written(type).forEach(argument -> visit(argument, false, steps));
        return;
      }
      switch (type.getKind()) {
        case ARRAY -> visit(((ArrayType) type).elemtype, false, steps);
        case TYPEVAR -> visitVariable(type, steps);
        case INTERSECTION ->
            visit(((IntersectionClassType) type).getExplicitComponents().head, false, steps);
        case DECLARED -> visitClass(type, isExact, steps);
        default -> {}
      }
    }

    /**
     * A class's own variables count where the class is used; those of methods and exported
     * interfaces by their bound.
     */
    private void visitVariable(Type variable, ImmutableList<Member> steps) {
      boolean isGivenElsewhere = !isOfMethod && variable.tsym.owner.kind == Kind.TYP;
      if (!isGivenElsewhere && openVariables.add(variable.tsym)) {
        visit(variable.getUpperBound(), false, steps);
      }
    }

    private void visitClass(Type type, boolean isExact, ImmutableList<Member> steps) {
      ClassSymbol symbol = (ClassSymbol) type.tsym;
      if (ofInterest.test(symbol)) {
        if (!isExact) {
          reached.add(new Reached.Value(symbol, steps));
        }
        return;
      }
      if (classes.isLeaf(symbol)) {
        return; // most types: strings, numbers
      }
      ImmutableList<Possible> objects = isExact ? PossibleClasses.exactly(type) : possible.of(type);
      for (Possible object : objects) {
        if (!ofInterest.test(object.key().type())) { // as a subclass may be
          visitObject(object, join(steps, object.steps()), !isExact && objects.size() == 1);
        }
      }
    }

    private void visitObject(Possible object, ImmutableList<Member> steps, boolean isDeclared) {
      NodeKey key = object.key();
      reached.add(new Reached.Objects(key, steps, isDeclared));
      for (Type parameter : key.type().type.allparams()) {
        carried
            .wayTo(parameter.tsym, key)
            .ifPresent(way -> visitValues(parameter.tsym, object, join(steps, way)));
      }
    }

    /** Of a type parameter: by its argument, or by its bound if a raw type or ? leaves it open. */
    private void visitValues(TypeSymbol parameter, Possible object, ImmutableList<Member> steps) {
      Optional<Type> values = object.arguments().valuesOf(parameter);
      if (values.isEmpty()) {
        NodeKey bound = NodeKey.boundOf(parameter);
        reached.add(new Reached.Objects(bound, steps, false));
      } else if (visited.add(values.get())) {
        visit(values.get(), false, steps);
      }
    }
  }
}
