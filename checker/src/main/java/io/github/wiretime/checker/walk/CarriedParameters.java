package io.github.wiretime.checker.walk;

import com.google.common.collect.HashBasedTable;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.SetMultimap;
import com.google.common.collect.Table;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.hessian.TypeUse;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.walk.PossibleClasses.Possible;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Which type parameters reach the wire: {@code T} of {@code class Page<T> { List<T> items; }} does,
 * {@code T} of {@code class Tag<T> { String name; }} does not.
 *
 * <p>With this known a type argument counts where it is written, so that every class is walked
 * once, however it is instantiated, and {@code class Node<T> { Node<List<T>> next; }} needs no
 * limit. "T of Page is carried because E of List is" is looked at again whenever more is known of
 * {@code List}, until nothing changes.
 */
final class CarriedParameters {

  /** Longer ways are no help to a reader. */
  private static final int LONGEST = 64;

  private final NodeUses uses;
  private final PossibleClasses possible;
  private final Predicate<Member> accepted;
  private final Set<NodeKey> known = new HashSet<>();
  private final Deque<NodeKey> pending = new ArrayDeque<>();

  /** From an object to a value of one of the type parameters of its class. */
  private final Table<NodeKey, TypeSymbol, ImmutableList<Member>> ways = HashBasedTable.create();

  /** Which classes to look at again when more is known of one. */
  private final SetMultimap<NodeKey, NodeKey> users = LinkedHashMultimap.create();

  CarriedParameters(NodeUses uses, PossibleClasses possible, Predicate<Member> accepted) {
    this.uses = uses;
    this.possible = possible;
    this.accepted = accepted;
  }

  /** The members from an object of the class to a value of its type parameter, if it has any. */
  Optional<ImmutableList<Member>> wayTo(TypeSymbol parameter, NodeKey carrier) {
    discover(carrier);
    while (!pending.isEmpty()) {
      lookAt(pending.remove());
    }
    return Optional.ofNullable(ways.get(carrier, parameter));
  }

  private void discover(NodeKey carrier) {
    if (known.add(carrier)) {
      pending.add(carrier);
    }
  }

  private void lookAt(NodeKey carrier) {
    boolean isMoreKnown = false;
    for (Type parameter : carrier.type().type.allparams()) {
      if (!ways.contains(carrier, parameter.tsym)) {
        isMoreKnown |= lookFor(parameter, carrier);
      }
    }
    if (isMoreKnown) {
      pending.addAll(users.get(carrier));
    }
  }

  private boolean lookFor(Type parameter, NodeKey carrier) {
    for (TypeUse use : uses.of(carrier)) {
      if (!accepted.test(use.member())) {
        Optional<ImmutableList<Member>> way = way(use.type(), use.isExact(), parameter, carrier);
        if (way.isPresent()) {
          ways.put(carrier, parameter.tsym, join(ImmutableList.of(use.member()), way.get()));
          return true;
        }
      }
    }
    return false;
  }

  /** From a value of the type to one of the type parameter, as far as is known by now. */
  private Optional<ImmutableList<Member>> way(
      Type type, boolean isExact, Type parameter, NodeKey user) {
    if (!type.contains(parameter)) {
      return Optional.empty();
    }
    if (type.tsym instanceof ClassSymbol symbol && !Supertypes.isPresent(symbol)) {
      return TypeArguments.written(type).stream()
          .flatMap(argument -> way(argument, false, parameter, user).stream())
          .findFirst();
    }
    return switch (type.getKind()) {
      case TYPEVAR -> Optional.of(ImmutableList.of());
      case ARRAY -> way(((ArrayType) type).elemtype, false, parameter, user);
      case DECLARED -> wayInside(type, isExact, parameter, user);
      default -> Optional.empty();
    };
  }

  private Optional<ImmutableList<Member>> wayInside(
      Type type, boolean isExact, Type parameter, NodeKey user) {
    for (Possible object : isExact ? PossibleClasses.exactly(type) : possible.of(type)) {
      discover(object.key());
      users.put(object.key(), user);
      for (var within : ways.row(object.key()).entrySet()) {
        Optional<ImmutableList<Member>> rest =
            object
                .arguments()
                .valuesOf(within.getKey())
                .flatMap(values -> way(values, false, parameter, user));
        if (rest.isPresent()) {
          return Optional.of(join(object.steps(), join(within.getValue(), rest.get())));
        }
      }
    }
    return Optional.empty();
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
}
