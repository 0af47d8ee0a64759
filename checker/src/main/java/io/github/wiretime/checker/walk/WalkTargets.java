package io.github.wiretime.checker.walk;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Type;
import io.github.wiretime.checker.hessian.HessianClasses;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.hessian.TypeUse;
import io.github.wiretime.checker.walk.PossibleClasses.Possible;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What the walk reaches from a written type: values of a type of interest, and the objects to walk
 * on from, which for {@code Page<OrderDto>} are a {@code Page} and, if {@code Page} carries its
 * type parameter, an {@code OrderDto}.
 */
final class WalkTargets {

  private final HessianClasses classes;
  private final PossibleClasses possible;
  private final CarriedParameters carried;
  private final Predicate<ClassSymbol> ofInterest;

  WalkTargets(
      HessianClasses classes,
      PossibleClasses possible,
      CarriedParameters carried,
      Predicate<ClassSymbol> ofInterest) {
    this.classes = classes;
    this.possible = possible;
    this.carried = carried;
    this.ofInterest = ofInterest;
  }

  /** What a written type leads to. */
  sealed interface Target {

    /** The members on the path there. The first one writes the type. */
    ImmutableList<Member> steps();

    /** Objects from which the walk goes on. */
    record Objects(NodeKey key, ImmutableList<Member> steps) implements Target {}

    /** A value of a type of interest. */
    record Value(ClassSymbol type, ImmutableList<Member> steps) implements Target {}
  }

  /**
   * All that a type leads to, in the order in which it is written.
   *
   * @param isOfMethod whether a service method writes it, whose type variables nobody else gives
   */
  ImmutableList<Target> from(TypeUse use, boolean isOfMethod) {
    return new Visit(isOfMethod).visit(use, ImmutableList.of(use.member()));
  }

  private static ImmutableList<Member> join(
      ImmutableList<Member> first, ImmutableList<Member> second) {
    return second.isEmpty()
        ? first
        : ImmutableList.<Member>builder().addAll(first).addAll(second).build();
  }

  /** One type with all that is inside it; the place is told by the members that lead there. */
  private final class Visit
      extends WrittenTypeVisitor<ImmutableList<Target>, ImmutableList<Member>> {

    private final boolean isOfMethod;
    private final Set<Type> visited = new HashSet<>();

    Visit(boolean isOfMethod) {
      super(classes, possible, ofInterest);
      this.isOfMethod = isOfMethod;
    }

    @Override
    protected ImmutableList<Target> nothing() {
      return ImmutableList.of();
    }

    @Override
    protected ImmutableList<Target> visitMissing(
        ImmutableList<Type> arguments, ImmutableList<Member> steps) {
      return arguments.stream()
          .flatMap(argument -> visit(argument, steps).stream())
          .collect(toImmutableList());
    }

    /**
     * A variable of a class is nothing here, because a use of the class says what it stands for.
     * One of a method or of an exported interface counts as its bound.
     */
    @Override
    protected ImmutableList<Target> visitVariable(Type variable, ImmutableList<Member> steps) {
      return isOfClass(variable) && !isOfMethod ? nothing() : visitBound(variable, steps);
    }

    @Override
    protected ImmutableList<Target> visitValue(ClassSymbol type, ImmutableList<Member> steps) {
      return ImmutableList.of(new Target.Value(type, steps));
    }

    @Override
    protected ImmutableList<Target> visitObjects(
        ImmutableList<Possible> objects, ImmutableList<Member> steps) {
      ImmutableList.Builder<Target> reached = ImmutableList.builder();
      for (Possible object : objects) {
        ImmutableList<Member> toObject = join(steps, object.steps());
        reached.add(new Target.Objects(object.key(), toObject));
        for (Type parameter : object.key().type().type.allparams()) {
          carried
              .wayTo(parameter.tsym, object.key())
              .map(path -> visitValues(parameter.tsym, object, join(toObject, path)))
              .ifPresent(reached::addAll);
        }
      }
      return reached.build();
    }

    /**
     * Visits the values of a type parameter: its argument, or its bound where a raw type or {@code
     * ?} gives no argument.
     */
    private ImmutableList<Target> visitValues(
        TypeSymbol parameter, Possible object, ImmutableList<Member> steps) {
      Optional<Type> values = object.arguments().valuesOf(parameter);
      if (values.isEmpty()) {
        NodeKey bound = NodeKey.boundOf(parameter);
        return ImmutableList.of(new Target.Objects(bound, steps));
      }
      return visited.add(values.get()) ? visit(values.get(), steps) : nothing();
    }
  }
}
