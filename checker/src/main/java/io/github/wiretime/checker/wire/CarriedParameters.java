package io.github.wiretime.checker.wire;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.IntersectionClassType;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.wire.Member.Kind;
import io.github.wiretime.checker.wire.Use.Extent;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
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

  /** A value of a type parameter does, from what the site stands for. */
  private record Parameter(SiteKey carrier, TypeSymbol symbol) implements Fact {}

  /** A value of this part of the type that a member writes does; javac compares by identity. */
  private record Part(SiteKey from, Member member, Type written, Extent extent) implements Fact {}

  /** A value of a type parameter does, from the carrier that this part names or admits. */
  private record Argument(Part part, Parameter parameter) implements Fact {}

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
  private final Set<SiteKey> known = new HashSet<>();
  private final Deque<SiteKey> undiscovered = new ArrayDeque<>();
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

  /** The way from what the site stands for to a value of its type parameter, if there is one. */
  Optional<Route> route(SiteKey carrier, TypeSymbol parameter) {
    discover(carrier);
    while (!undiscovered.isEmpty()) {
      addClauses(undiscovered.remove());
    }
    while (!satisfied.isEmpty()) {
      derive(satisfied.remove());
    }
    return Optional.ofNullable(carried.get(new Parameter(carrier, parameter)));
  }

  private void discover(SiteKey carrier) {
    if (known.add(carrier)) {
      undiscovered.add(carrier);
    }
  }

  private void addClauses(SiteKey carrier) {
    for (Use use : classes.usesOf(carrier)) {
      if (!accepted.test(use.member())) {
        add(carrier, use, use.type(), ImmutableList.of(use.member()), ImmutableList.of());
      }
    }
  }

  /** Takes the type that a member writes apart, down to the places where type parameters stand. */
  private void add(
      SiteKey from, Use use, Type written, ImmutableList<Member> steps, ImmutableList<Fact> needs) {
    switch (written.getKind()) {
      case TYPEVAR -> add(new Parameter(from, written.tsym), steps, needs);
      case ARRAY -> add(from, use, ((ArrayType) written).elemtype, steps, needs);
      case INTERSECTION ->
          ((IntersectionClassType) written)
              .getExplicitComponents()
              .forEach(component -> add(from, use, component, steps, needs));
      case DECLARED -> {
        if (!written.allparams().isEmpty() && Supertypes.isPresent((ClassSymbol) written.tsym)) {
          // Only the whole of what is written is exact, and only the whole needs nothing else.
          Extent extent = needs.isEmpty() ? use.extent() : Extent.DECLARED;
          Part part = new Part(from, use.member(), written, extent);
          add(part, steps, needs);
          if (parts.add(part)) {
            addCarriers(use, part);
          }
        }
      }
      default -> {}
    }
  }

  /** What the named class and the subclasses that may stand for it carry of the arguments. */
  private void addCarriers(Use use, Part part) {
    Type written = part.written();
    Extent extent = part.extent();
    ClassSymbol named = (ClassSymbol) written.tsym;
    if (extent != Extent.DECLARED || !Subclasses.cover(named)) {
      SiteKey carrier = SiteKey.of(named, extent);
      addArguments(use, part, carrier, TypeArguments.of(written), ImmutableList.of());
    }
    if (extent != Extent.DECLARED) {
      return;
    }
    for (ClassSymbol subclass : classes.subclassesOf(named)) {
      SiteKey carrier = new SiteKey.Written(subclass);
      Member step = new Member(Kind.SUBCLASS, named, subclass);
      classes
          .viewOf(subclass, written)
          .ifPresent(
              arguments -> addArguments(use, part, carrier, arguments, ImmutableList.of(step)));
    }
  }

  private void addArguments(
      Use use, Part part, SiteKey carrier, TypeArguments arguments, ImmutableList<Member> steps) {
    discover(carrier);
    for (Type parameter : carrier.type().type.allparams()) {
      Argument argument = new Argument(part, new Parameter(carrier, parameter.tsym));
      add(argument, steps, ImmutableList.of(part, argument.parameter()));
      arguments
          .valuesOf(parameter.tsym)
          .ifPresent(
              values ->
                  add(part.from(), use, values, ImmutableList.of(), ImmutableList.of(argument)));
      if (arguments.leaveOpen(parameter.tsym, types)) {
        addBound(argument);
      }
    }
  }

  /** An argument that is left open brings those that the bound of its parameter names. */
  private void addBound(Argument open) {
    SiteKey carrier = open.parameter().carrier();
    TypeSymbol parameter = open.parameter().symbol();
    for (TypeSymbol other : TypeArguments.inBoundOf(carrier.type(), parameter)) {
      SiteKey bound = new SiteKey.OpenParameter(carrier.type(), parameter);
      discover(bound);
      add(
          new Argument(open.part(), new Parameter(carrier, other)),
          ImmutableList.of(),
          ImmutableList.of(open, new Parameter(bound, other)));
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
