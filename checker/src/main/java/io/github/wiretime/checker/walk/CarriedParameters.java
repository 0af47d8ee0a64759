package io.github.wiretime.checker.walk;

import com.google.common.collect.HashBasedTable;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.SetMultimap;
import com.google.common.collect.Table;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Type;
import io.github.wiretime.checker.hessian.HessianClasses;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.hessian.TypeUse;
import io.github.wiretime.checker.walk.PossibleClasses.Possible;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Finds the type parameters that are carried, which means that an object of their class writes
 * values of them: {@code T} of {@code class Page<T> { List<T> items; }} is carried, {@code T} of
 * {@code class Tag<T> { String name; }} is not.
 *
 * <p>The walk asks for them where a type argument is written, so that it visits every class once,
 * whatever type arguments its uses have, and {@code class Node<T> { Node<List<T>> next; }} needs no
 * limit. {@code T} of {@code Page} is carried because {@code E} of {@code List} is. Therefore
 * {@code Page} is looked at again whenever more is known of {@code List}, until nothing changes.
 */
final class CarriedParameters {

  /** A path with more members is cut, because no reader follows it. */
  private static final int LONGEST = 64;

  private final NodeUses uses;
  private final Predicate<Member> accepted;
  private final Paths pathsInTypes;
  private final Set<NodeKey> known = new HashSet<>();
  private final Deque<NodeKey> pending = new ArrayDeque<>();

  /** The members from an object to a value of one of the type parameters of its class. */
  private final Table<NodeKey, TypeSymbol, ImmutableList<Member>> paths = HashBasedTable.create();

  /** The classes to look at again when more is known of the key. */
  private final SetMultimap<NodeKey, NodeKey> users = LinkedHashMultimap.create();

  /**
   * Knows nothing yet; {@link #wayTo} finds what it needs.
   *
   * @param ofInterest the types inside which the walk does not look
   * @param accepted the members that it does not follow
   */
  CarriedParameters(
      NodeUses uses,
      HessianClasses classes,
      PossibleClasses possible,
      Predicate<ClassSymbol> ofInterest,
      Predicate<Member> accepted) {
    this.uses = uses;
    this.accepted = accepted;
    this.pathsInTypes = new Paths(classes, possible, ofInterest);
  }

  /**
   * The members from an object of the class to a value of its type parameter; empty if the
   * parameter is not carried.
   */
  Optional<ImmutableList<Member>> wayTo(TypeSymbol parameter, NodeKey carrier) {
    discover(carrier);
    while (!pending.isEmpty()) {
      lookAt(pending.remove());
    }
    return Optional.ofNullable(paths.get(carrier, parameter));
  }

  private void discover(NodeKey carrier) {
    if (known.add(carrier)) {
      pending.add(carrier);
    }
  }

  private void lookAt(NodeKey carrier) {
    boolean isMoreKnown = false;
    for (Type parameter : carrier.type().type.allparams()) {
      if (!paths.contains(carrier, parameter.tsym)) {
        isMoreKnown |= lookFor(parameter, carrier);
      }
    }
    if (isMoreKnown) {
      pending.addAll(users.get(carrier));
    }
  }

  private boolean lookFor(Type parameter, NodeKey carrier) {
    Sought sought = new Sought(parameter, carrier);
    for (TypeUse use : uses.of(carrier)) {
      if (use.type().contains(parameter) && !accepted.test(use.member())) {
        Optional<ImmutableList<Member>> path = pathsInTypes.visit(use, sought);
        if (path.isPresent()) {
          paths.put(carrier, parameter.tsym, join(ImmutableList.of(use.member()), path.get()));
          return true;
        }
      }
    }
    return false;
  }

  private static ImmutableList<Member> join(
      ImmutableList<Member> first, ImmutableList<Member> second) {
    return first.isEmpty()
        ? second
        : ImmutableList.<Member>builder()
            .addAll(first)
            .addAll(second.subList(0, Math.min(second.size(), LONGEST)))
            .build();
  }

  /** A question about a class: which path leads from its objects to one of its type parameters? */
  private record Sought(Type parameter, NodeKey carrier) {}

  /** The paths from a value of a type to one of the type parameter, as far as is known by now. */
  private final class Paths extends WrittenTypeVisitor<Optional<ImmutableList<Member>>, Sought> {

    Paths(HessianClasses classes, PossibleClasses possible, Predicate<ClassSymbol> ofInterest) {
      super(classes, possible, ofInterest);
    }

    @Override
    protected Optional<ImmutableList<Member>> visit(Type type, Sought sought) {
      return type.contains(sought.parameter()) ? super.visit(type, sought) : nothing();
    }

    @Override
    protected Optional<ImmutableList<Member>> nothing() {
      return Optional.empty();
    }

    @Override
    protected Optional<ImmutableList<Member>> visitMissing(
        ImmutableList<Type> arguments, Sought sought) {
      return arguments.stream().flatMap(argument -> visit(argument, sought).stream()).findFirst();
    }

    /** The variable contains the type parameter, so that it is the type parameter. */
    @Override
    protected Optional<ImmutableList<Member>> visitVariable(Type variable, Sought sought) {
      return Optional.of(ImmutableList.of());
    }

    @Override
    protected Optional<ImmutableList<Member>> visitValue(ClassSymbol type, Sought sought) {
      return nothing();
    }

    @Override
    protected Optional<ImmutableList<Member>> visitObjects(
        ImmutableList<Possible> objects, Sought sought) {
      for (Possible object : objects) {
        discover(object.key());
        users.put(object.key(), sought.carrier());
        for (var within : paths.row(object.key()).entrySet()) {
          Optional<ImmutableList<Member>> rest =
              object.arguments().valuesOf(within.getKey()).flatMap(values -> visit(values, sought));
          if (rest.isPresent()) {
            return Optional.of(join(object.steps(), join(within.getValue(), rest.get())));
          }
        }
      }
      return nothing();
    }
  }
}
