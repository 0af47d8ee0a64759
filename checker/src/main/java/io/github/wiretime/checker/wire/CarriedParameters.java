package io.github.wiretime.checker.wire;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.IntersectionClassType;
import com.sun.tools.javac.code.Type.WildcardType;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.wire.Extent.Named;
import io.github.wiretime.checker.wire.Member.Kind;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javax.lang.model.type.TypeKind;

/**
 * Which type parameters reach the wire: {@code T} of {@code class Page<T> { List<T> items; }} does,
 * {@code T} of {@code class Tag<T> { String name; }} does not.
 *
 * <p>With this known a type argument counts where it is written, so that every class is walked
 * once, however it is instantiated, and {@code class Node<T> { Node<List<T>> next; }} needs no
 * limit. "T of A is carried if the T of B and of C are" are Horn clauses, added as classes are
 * asked for.
 */
final class CarriedParameters {

  /** Something that may reach the wire from an object of a class. */
  private sealed interface Fact {}

  /** A type parameter of what the site stands for. */
  private record Variable(SiteKey carrier, TypeSymbol symbol) {}

  /**
   * A value of a type parameter does, if it also fits the bound of another one: of {@code T} in
   * {@code class Decorator<T> extends Event<T> { Event<T> inner; }} what fits the bound of {@code
   * class Sent<U extends Order> extends Event<U> { U order; }}.
   */
  private record Parameter(Variable variable, Limit limit) implements Fact {}

  /**
   * A value has to be an object of this class, which bounds a parameter.
   *
   * @param isExact false if a subtype of what is written for the parameter is enough, as there is a
   *     wildcard on the way
   */
  private record Limit(TypeSymbol bound, boolean isExact) {}

  /** A value of this part of the type that a member writes does; javac compares by identity. */
  private record Part(SiteKey from, Use use) implements Fact {}

  /** A value of a type parameter does, from the carrier that this part names or admits. */
  private record Argument(Part part, Parameter parameter) implements Fact {}

  private final WireClasses classes;
  private final Types types;
  private final Bounds bounds;
  private final Predicate<Member> accepted;
  private final Set<SiteKey> known = new HashSet<>();
  private final Deque<SiteKey> undiscovered = new ArrayDeque<>();
  private final HornClauses<Fact> clauses = new HornClauses<>(this::note);
  private final ListMultimap<Variable, Consumer<Parameter>> listeners =
      MultimapBuilder.hashKeys().arrayListValues().build();
  private final ListMultimap<Variable, Parameter> found =
      MultimapBuilder.hashKeys().arrayListValues().build();

  CarriedParameters(WireClasses classes, Types types, Predicate<Member> accepted) {
    this.classes = classes;
    this.types = types;
    this.bounds = classes.bounds();
    this.accepted = accepted;
  }

  /** The way from what the site stands for to a value of its type parameter, if there is one. */
  Optional<Route> route(SiteKey carrier, TypeSymbol parameter, Optional<Type> argument) {
    discover(carrier);
    do {
      while (!undiscovered.isEmpty()) {
        addClauses(undiscovered.remove());
      }
    } while (clauses.derive());
    return found.get(new Variable(carrier, parameter)).stream()
        .filter(known -> fits(argument, known))
        .findFirst()
        .map(clauses::route);
  }

  private void discover(SiteKey carrier) {
    if (known.add(carrier)) {
      undiscovered.add(carrier);
    }
  }

  private void addClauses(SiteKey carrier) {
    for (Use use : classes.usesOf(carrier)) {
      if (!accepted.test(use.member())) {
        add(carrier, use, ImmutableList.of(use.member()), ImmutableList.of());
      }
    }
  }

  /** Takes the type that a member writes apart, down to the places where type parameters stand. */
  private void add(SiteKey from, Use use, ImmutableList<Member> steps, ImmutableList<Fact> needs) {
    Type written = use.type();
    switch (written.getKind()) {
      case TYPEVAR ->
          clauses.add(
              new Parameter(new Variable(from, written.tsym), new Limit(bound(written.tsym), true)),
              steps,
              needs);
      case ARRAY -> add(from, use.declaring(((ArrayType) written).elemtype), steps, needs);
      case INTERSECTION ->
          ((IntersectionClassType) written)
              .getExplicitComponents()
              .forEach(component -> add(from, use.declaring(component), steps, needs));
      case DECLARED -> {
        if (!written.allparams().isEmpty() && Supertypes.isPresent((ClassSymbol) written.tsym)) {
          Part part = new Part(from, use);
          if (clauses.add(part, steps, needs)) {
            addCarriers(part);
          }
        }
      }
      default -> {}
    }
  }

  /** What the named class and the subclasses that may stand for it carry of the arguments. */
  private void addCarriers(Part part) {
    Type written = part.use().type();
    Extent extent = part.use().extent();
    ClassSymbol named = (ClassSymbol) written.tsym;
    if (extent != Named.DECLARED || !Subclasses.cover(named)) {
      addArguments(part, part.use().carrier(), TypeArguments.of(written), ImmutableList.of());
    }
    if (extent != Named.DECLARED) {
      return;
    }
    for (ClassSymbol subclass : classes.subclassesOf(named)) {
      SiteKey carrier = new SiteKey.Written(subclass);
      Member step = new Member(Kind.SUBCLASS, named, subclass);
      classes
          .viewOf(subclass, written)
          .ifPresent(arguments -> addArguments(part, carrier, arguments, ImmutableList.of(step)));
    }
  }

  private void addArguments(
      Part part, SiteKey carrier, TypeArguments arguments, ImmutableList<Member> steps) {
    discover(carrier);
    for (Type type : carrier.type().type.allparams()) {
      whenCarried(
          new Variable(carrier, type.tsym),
          parameter ->
              addArgument(
                  new Argument(part, parameter),
                  arguments,
                  steps,
                  ImmutableList.of(part, parameter)));
    }
  }

  private void addArgument(
      Argument argument,
      TypeArguments written,
      ImmutableList<Member> steps,
      ImmutableList<Fact> needs) {
    TypeSymbol symbol = argument.parameter().variable().symbol();
    if (!fits(written.argumentOf(symbol), argument.parameter())) {
      return;
    }
    if (!clauses.add(argument, steps, needs)) {
      return;
    }
    written.valuesOf(symbol).ifPresent(values -> addValues(argument, written, values));
    if (written.leaveOpen(symbol, bounds)) {
      addBound(argument, written);
    }
  }

  private void addValues(Argument argument, TypeArguments written, Type values) {
    SiteKey from = argument.part().from();
    ImmutableList<Fact> needs = ImmutableList.of(argument);
    if (values.getKind() == TypeKind.TYPEVAR) {
      Parameter passedOn =
          new Parameter(new Variable(from, values.tsym), limit(values, argument, written));
      clauses.add(passedOn, ImmutableList.of(), needs);
      return;
    }
    add(from, argument.part().use().declaring(values), ImmutableList.of(), needs);
  }

  /**
   * An argument that is left open brings those that the bound of its parameter names: where {@code
   * A<LocalDate, ?>} leaves {@code U} of {@code class A<T, U extends List<T>>} open, {@code T} says
   * what is in the list.
   */
  private void addBound(Argument open, TypeArguments written) {
    SiteKey carrier = open.parameter().variable().carrier();
    SiteKey bound = new SiteKey.OpenParameter(carrier.type(), open.parameter().variable().symbol());
    discover(bound);
    for (Type other : carrier.type().type.allparams()) {
      whenCarried(
          new Variable(bound, other.tsym),
          within ->
              addArgument(
                  new Argument(
                      open.part(),
                      new Parameter(new Variable(carrier, other.tsym), within.limit())),
                  written,
                  ImmutableList.of(),
                  ImmutableList.of(open, within)));
    }
  }

  private Limit limit(Type variable, Argument argument, TypeArguments written) {
    TypeSymbol symbol = argument.parameter().variable().symbol();
    Limit limit = argument.parameter().limit();
    TypeSymbol own = bound(variable.tsym);
    TypeSymbol tightest = tightest(own, tightest(bound(symbol), limit.bound()));
    boolean isSubtype =
        written.argumentOf(symbol).get() instanceof WildcardType wildcard
            && wildcard.isExtendsBound();
    return new Limit(tightest, tightest == own || (limit.isExact() && !isSubtype));
  }

  /** The class of which all values of a type parameter are. */
  private TypeSymbol bound(TypeSymbol parameter) {
    return types.erasure(parameter.type).tsym;
  }

  /** The one that says more, the second if neither does. */
  private TypeSymbol tightest(TypeSymbol one, TypeSymbol other) {
    return bounds.isBelow(one.type, other.type) ? one : other;
  }

  private boolean fits(Optional<Type> argument, Parameter parameter) {
    Limit limit = parameter.limit();
    Type bound = limit.bound().type;
    return argument.isEmpty()
        || (limit.isExact()
            ? bounds.isWithin(argument.get(), bound)
            : bounds.isWithinForSubtypes(argument.get(), bound));
  }

  private void whenCarried(Variable variable, Consumer<Parameter> listener) {
    listeners.put(variable, listener);
    ImmutableList.copyOf(found.get(variable)).forEach(listener);
  }

  private void note(Fact derived) {
    if (derived instanceof Parameter parameter) {
      found.put(parameter.variable(), parameter);
      ImmutableList.copyOf(listeners.get(parameter.variable()))
          .forEach(listener -> listener.accept(parameter));
    }
  }
}
