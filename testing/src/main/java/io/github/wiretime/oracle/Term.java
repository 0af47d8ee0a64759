package io.github.wiretime.oracle;

import java.lang.reflect.TypeVariable;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** A declared type with its type variables substituted, each part knowing who names it. */
public sealed interface Term {

  /**
   * A class.
   *
   * @param args what its type variables are; one without an entry is left open (raw use, {@code ?})
   * @param written the type as its member writes it; empty if it is raw or has no arguments
   */
  record Named(
      Class<?> raw, Map<TypeVariable<?>, Term> args, Blame blame, Optional<Written> written)
      implements Term {
    public Named {
      args = Collections.unmodifiableMap(new LinkedHashMap<>(args));
    }

    Named(Class<?> raw, Map<TypeVariable<?>, Term> args, Blame blame) {
      this(raw, args, blame, Optional.empty());
    }
  }

  /** An array. */
  record ArrayOf(Term component) implements Term {}

  /** A type variable of a subclass whose value is sought. */
  record Free(TypeVariable<?> variable) implements Term {}

  /** Nobody knows what stands there. */
  enum Unknown implements Term {
    NOTHING
  }

  /** The same type with each member of blame changed. */
  default Term blaming(UnaryOperator<Blame> change) {
    if (this instanceof Named named) {
      var args = new LinkedHashMap<TypeVariable<?>, Term>();
      named.args().forEach((variable, term) -> args.put(variable, term.blaming(change)));
      return new Named(named.raw(), args, change.apply(named.blame()), named.written());
    }
    return this instanceof ArrayOf array ? new ArrayOf(array.component().blaming(change)) : this;
  }

  /** Whether it has more parts; those that share theirs grow by powers. */
  default boolean hasMoreParts(int than) {
    var pending = new ArrayDeque<Term>(List.of(this));
    int parts = 0;
    while (!pending.isEmpty() && parts <= than) {
      Term term = pending.pop();
      parts++;
      if (term instanceof Named named) {
        pending.addAll(named.args().values());
      } else if (term instanceof ArrayOf array) {
        pending.add(array.component());
      }
    }
    return parts > than;
  }
}
