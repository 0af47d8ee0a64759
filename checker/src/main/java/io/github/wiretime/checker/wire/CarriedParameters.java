package io.github.wiretime.checker.wire;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ListMultimap;
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

  /**
   * A type parameter as an object of a class carries it; not exact: as some known subclass does.
   */
  private record Parameter(ClassSymbol carrier, TypeSymbol symbol, boolean exact) {}

  private static final class Clause {
    private final Parameter head;
    private final List<Member> steps;
    private final ImmutableList<Parameter> needs;
    private int missing;

    Clause(Parameter head, List<Member> steps, ImmutableList<Parameter> needs) {
      this.head = head;
      this.steps = steps;
      this.needs = needs;
    }
  }

  private final WireClasses classes;
  private final Types types;
  private final Predicate<Member> accepted;
  private final Set<ClassSymbol> known = new HashSet<>();
  private final Deque<ClassSymbol> undiscovered = new ArrayDeque<>();
  private final Deque<Clause> satisfied = new ArrayDeque<>();
  private final ListMultimap<Parameter, Clause> waiting =
      MultimapBuilder.hashKeys().arrayListValues().build();
  private final Map<Parameter, Route> carried = new HashMap<>();

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
    return Optional.ofNullable(carried.get(new Parameter(carrier, parameter, /* exact= */ true)));
  }

  private void discover(ClassSymbol type) {
    if (known.add(type)) {
      undiscovered.add(type);
    }
  }

  private void addClauses(ClassSymbol type) {
    for (Use use : classes.usesOf(type)) {
      if (!accepted.test(use.member())) {
        addOccurrences(type, use.member(), use.type(), use.exact(), ImmutableList.of());
      }
    }
    for (Type parameter : type.type.allparams()) {
      add(
          new Parameter(type, parameter.tsym, /* exact= */ false),
          ImmutableList.of(),
          ImmutableList.of(new Parameter(type, parameter.tsym, /* exact= */ true)));
    }
    for (ClassSymbol subclass : classes.subclassesOf(type)) {
      Supertypes.view(subclass, type, types)
          .filter(seen -> seen.isParameterized() && subclass.type.isParameterized())
          .ifPresent(seen -> addSubclass(type, subclass, seen));
    }
  }

  private void addSubclass(ClassSymbol type, ClassSymbol subclass, Type seen) {
    discover(subclass);
    Member step = new Member(Kind.SUBCLASS, type, subclass);
    List<Type> arguments = seen.allparams();
    List<Type> parameters = type.type.allparams();
    for (int i = 0; i < arguments.size(); i++) {
      for (Type variable : subclass.type.allparams()) {
        if (arguments.get(i).contains(variable)) {
          add(
              new Parameter(type, parameters.get(i).tsym, /* exact= */ false),
              ImmutableList.of(step),
              ImmutableList.of(new Parameter(subclass, variable.tsym, /* exact= */ true)));
        }
      }
    }
  }

  /** One clause for each place inside a written type where a type parameter stands. */
  private void addOccurrences(
      ClassSymbol type,
      Member member,
      Type written,
      boolean exact,
      ImmutableList<Parameter> needs) {
    if (written.tsym instanceof ClassSymbol symbol && !Supertypes.isPresent(symbol)) {
      return;
    }
    switch (written.getKind()) {
      case TYPEVAR ->
          add(new Parameter(type, written.tsym, /* exact= */ true), List.of(member), needs);
      case ARRAY -> addOccurrences(type, member, ((ArrayType) written).elemtype, false, needs);
      case WILDCARD -> addOccurrences(type, member, ((WildcardType) written).type, false, needs);
      case DECLARED -> {
        ClassSymbol carrier = (ClassSymbol) written.tsym;
        List<Type> arguments = written.allparams();
        if (arguments.isEmpty()) {
          return;
        }
        discover(carrier);
        List<Type> parameters = carrier.type.allparams();
        for (int i = 0; i < arguments.size(); i++) {
          ImmutableList<Parameter> deeper =
              ImmutableList.<Parameter>builder()
                  .addAll(needs)
                  .add(new Parameter(carrier, parameters.get(i).tsym, exact))
                  .build();
          addOccurrences(type, member, arguments.get(i), false, deeper);
        }
      }
      default -> {}
    }
  }

  private void add(Parameter head, List<Member> steps, ImmutableList<Parameter> needs) {
    Clause clause = new Clause(head, steps, needs);
    for (Parameter need : needs) {
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
    ImmutableList<Route> parts =
        clause.needs.stream().map(carried::get).collect(ImmutableList.toImmutableList());
    carried.put(clause.head, Route.through(clause.steps, parts));
    for (Clause next : waiting.removeAll(clause.head)) {
      next.missing--;
      if (next.missing == 0) {
        satisfied.add(next);
      }
    }
  }
}
