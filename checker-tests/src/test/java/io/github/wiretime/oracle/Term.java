package io.github.wiretime.oracle;

import java.lang.reflect.TypeVariable;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** A declared type with its type variables substituted, each part knowing who names it. */
sealed interface Term {

  /** A class; a type variable without an entry is unknown (raw use, plain wildcard). */
  record Named(Class<?> raw, Map<TypeVariable<?>, Term> args, Blame blame) implements Term {
    public Named {
      args = Collections.unmodifiableMap(new LinkedHashMap<>(args));
    }
  }

  /** An array. */
  record ArrayOf(Term component) implements Term {}

  /** A wildcard or an unknown type: all that is known is its bounds; none means anything. */
  record Bounded(List<Term> bounds, boolean upper) implements Term {
    /** A type that says nothing. */
    static final Bounded ANYTHING = new Bounded(List.of(), true);

    public Bounded {
      bounds = List.copyOf(bounds);
    }
  }

  /** A type variable of a subclass whose value is sought. */
  record Free(TypeVariable<?> variable) implements Term {}

  /**
   * What stands in a type argument where the class writes its own type variable.
   *
   * <p>Which subclasses a type admits is asked of the type as its member writes it, whatever the
   * class around it is given elsewhere; there the variable stands for all that its bound allows.
   */
  record FromVariable(TypeVariable<?> variable, Term term) implements Term {
    public FromVariable {
      term = term.plain();
    }
  }

  /** The type itself where it comes from a variable. */
  default Term plain() {
    return this instanceof FromVariable from ? from.term() : this;
  }

  /** The same type as if no part came from a variable. */
  default Term allPlain() {
    if (this instanceof Named named) {
      var args = new LinkedHashMap<TypeVariable<?>, Term>();
      named.args().forEach((variable, term) -> args.put(variable, term.allPlain()));
      return new Named(named.raw(), args, named.blame());
    }
    if (this instanceof ArrayOf array) {
      return new ArrayOf(array.component().allPlain());
    }
    if (this instanceof Bounded bounded) {
      return new Bounded(bounded.bounds().stream().map(Term::allPlain).toList(), bounded.upper());
    }
    return this instanceof FromVariable from ? from.term().allPlain() : this;
  }

  /** The same type with each member of blame changed. */
  default Term blaming(UnaryOperator<Blame> change) {
    if (this instanceof Named named) {
      return new Named(named.raw(), mapValues(named.args(), change), change.apply(named.blame()));
    }
    if (this instanceof ArrayOf array) {
      return new ArrayOf(array.component().blaming(change));
    }
    if (this instanceof Bounded bounded) {
      return new Bounded(
          bounded.bounds().stream().map(bound -> bound.blaming(change)).toList(), bounded.upper());
    }
    return this instanceof FromVariable from
        ? new FromVariable(from.variable(), from.term().blaming(change))
        : this;
  }

  /** Whether it has more parts; those that share theirs grow by powers. */
  default boolean hasMoreParts(int than) {
    var pending = new ArrayDeque<Term>(List.of(this));
    int parts = 0;
    while (!pending.isEmpty() && parts <= than) {
      Term term = pending.pop().plain();
      parts++;
      if (term instanceof Named named) {
        pending.addAll(named.args().values());
      } else if (term instanceof ArrayOf array) {
        pending.add(array.component());
      } else if (term instanceof Bounded bounded) {
        pending.addAll(bounded.bounds());
      }
    }
    return parts > than;
  }

  private static Map<TypeVariable<?>, Term> mapValues(
      Map<TypeVariable<?>, Term> args, UnaryOperator<Blame> change) {
    return args.entrySet().stream()
        .collect(
            Collectors.toMap(
                Map.Entry::getKey,
                entry -> entry.getValue().blaming(change),
                (a, b) -> a,
                LinkedHashMap::new));
  }
}
