package io.github.wiretime.checker.wire;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.Lists;
import com.google.common.collect.MultimapBuilder;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.WildcardType;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.wire.Member.Kind;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Which type parameters reach the wire: {@code T} of {@code class Page<T> { List<T> items; }} does,
 * {@code T} of {@code class Tag<T> { String name; }} does not.
 *
 * <p>With this known a type argument counts where it is written, so that every class is walked
 * once, however it is instantiated, and {@code class Node<T> { Node<List<T>> next; }} needs no
 * limit. "T of A is carried if the T of B and of C are" are Horn clauses, solved by unit
 * propagation in linear time as classes are asked for.
 */
final class CarriedParameters {

  /** Something that may reach the wire from an object of a class. */
  private sealed interface Fact {}

  /** A value of a type parameter does, from an object of exactly this class. */
  private record Parameter(ClassSymbol carrier, TypeSymbol symbol) implements Fact {}

  /** A value of this part of the type that a member writes does; javac compares by identity. */
  private record Part(Member member, Type written) implements Fact {}

  private static final class Clause {
    private final Fact head;
    private final ImmutableList<Member> steps;
    private final ImmutableList<Fact> needs;
    private int missing;

    Clause(Fact head, ImmutableList<Member> steps, ImmutableList<Fact> needs) {
      this.head = head;
      this.steps = steps;
      this.needs = needs;
    }

    /** The steps come after the first of the ways that are needed. */
    Route route(Map<Fact, Route> known) {
      ImmutableList<Route> ways = needs.stream().map(known::get).collect(toImmutableList());
      if (ways.isEmpty()) {
        return Route.through(steps, ways);
      }
      return ways.get(0).then(Route.through(steps, ways.subList(1, ways.size())));
    }
  }

  private final WireClasses classes;
  private final Types types;
  private final Predicate<Member> accepted;
  private final Set<ClassSymbol> known = new HashSet<>();
  private final Deque<ClassSymbol> undiscovered = new ArrayDeque<>();
  private final Deque<Clause> satisfied = new ArrayDeque<>();
  private final ListMultimap<Fact, Clause> waiting =
      MultimapBuilder.hashKeys().arrayListValues().build();
  private final Set<Part> parts = new HashSet<>();
  private final Map<Fact, Route> carried = new HashMap<>();

  CarriedParameters(WireClasses classes, Types types, Predicate<Member> accepted) {
    this.classes = classes;
    this.types = types;
    this.accepted = accepted;
  }

  /**
   * The way from an object of exactly this class to a value of its type parameter, if there is one.
   */
  Optional<Route> route(ClassSymbol carrier, TypeSymbol parameter) {
    discover(carrier);
    while (!undiscovered.isEmpty()) {
      addClauses(undiscovered.remove());
    }
    while (!satisfied.isEmpty()) {
      derive(satisfied.remove());
    }
    return Optional.ofNullable(carried.get(new Parameter(carrier, parameter)));
  }

  private void discover(ClassSymbol type) {
    if (known.add(type)) {
      undiscovered.add(type);
    }
  }

  private void addClauses(ClassSymbol type) {
    for (Use use : classes.usesOf(type)) {
      if (!accepted.test(use.member())) {
        add(type, use, use.type(), ImmutableList.of(use.member()), ImmutableList.of());
      }
    }
  }

  /** Takes the type that a member writes apart, down to the places where type parameters stand. */
  private void add(
      ClassSymbol type,
      Use use,
      Type written,
      ImmutableList<Member> steps,
      ImmutableList<Fact> needs) {
    switch (written.getKind()) {
      case TYPEVAR -> add(new Parameter(type, written.tsym), steps, needs);
      case ARRAY -> add(type, use, ((ArrayType) written).elemtype, steps, needs);
      case WILDCARD -> add(type, use, ((WildcardType) written).type, steps, needs);
      case DECLARED -> {
        if (!written.allparams().isEmpty() && Supertypes.isPresent((ClassSymbol) written.tsym)) {
          Part part = new Part(use.member(), written);
          add(part, steps, needs);
          if (parts.add(part)) {
            // Only the whole of what is written is exact, and only the whole needs nothing else.
            addArguments(type, use, part, use.exact() && needs.isEmpty());
          }
        }
      }
      default -> {}
    }
  }

  /** What the named class and the subclasses that may stand for it carry of the arguments. */
  private void addArguments(ClassSymbol type, Use use, Part part, boolean exact) {
    Type written = part.written();
    ClassSymbol carrier = (ClassSymbol) written.tsym;
    if (exact || !Subclasses.cover(carrier)) {
      addArguments(type, use, part, carrier, written.allparams(), ImmutableList.of());
    }
    if (exact) {
      return;
    }
    for (ClassSymbol subclass : classes.subclassesOf(carrier)) {
      Member step = new Member(Kind.SUBCLASS, carrier, subclass);
      SubclassView.of(subclass, written, types)
          .ifPresent(
              known ->
                  addArguments(
                      type,
                      use,
                      part,
                      subclass,
                      Lists.transform(
                          subclass.type.allparams(), parameter -> known.get(parameter.tsym)),
                      ImmutableList.of(step)));
    }
  }

  private void addArguments(
      ClassSymbol type,
      Use use,
      Part part,
      ClassSymbol carrier,
      List<Type> arguments,
      ImmutableList<Member> steps) {
    discover(carrier);
    List<Type> parameters = carrier.type.allparams();
    for (int i = 0; i < parameters.size(); i++) {
      Type argument = arguments.get(i);
      if (argument != null) {
        Parameter parameter = new Parameter(carrier, parameters.get(i).tsym);
        add(type, use, argument, steps, ImmutableList.of(part, parameter));
      }
    }
  }

  private void add(Fact head, ImmutableList<Member> steps, ImmutableList<Fact> needs) {
    Clause clause = new Clause(head, steps, needs);
    for (Fact need : needs) {
      if (!carried.containsKey(need)) {
        clause.missing++;
        waiting.put(need, clause);
      }
    }
    if (clause.missing == 0) {
      satisfied.add(clause);
    }
  }

  private void derive(Clause clause) {
    if (carried.containsKey(clause.head)) {
      return;
    }
    carried.put(clause.head, clause.route(carried));
    for (Clause next : waiting.removeAll(clause.head)) {
      next.missing--;
      if (next.missing == 0) {
        satisfied.add(next);
      }
    }
  }
}
