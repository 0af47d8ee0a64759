package io.github.wiretime.oracle;

import io.github.wiretime.oracle.Term.ArrayOf;
import io.github.wiretime.oracle.Term.Named;
import java.lang.reflect.Array;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Finds every value that a declared type has room for, through arrays and the JDK's containers. */
final class Expansion {
  private final Candidates classes;

  Expansion(Candidates classes) {
    this.classes = classes;
  }

  /** A value that a declared type has room for. */
  sealed interface Slot {

    /** Puts the value into the containers around it. */
    UnaryOperator<Object> wrap();

    /** The same room with each member of blame changed. */
    Slot blaming(UnaryOperator<Blame> change);
  }

  /** Room for a value of a costly type that the member of blame names. */
  record Time(UnaryOperator<Object> wrap, Class<?> type, Blame blame) implements Slot {
    @Override
    public Slot blaming(UnaryOperator<Blame> change) {
      return new Time(wrap, type, change.apply(blame));
    }
  }

  /** Room for an object of an application class. */
  record Part(UnaryOperator<Object> wrap, Named type) implements Slot {
    @Override
    public Slot blaming(UnaryOperator<Blame> change) {
      return new Part(wrap, (Named) type.blaming(change));
    }
  }

  /** The slots of a declared type. */
  List<Slot> slots(Term term) {
    return slots(term, UnaryOperator.identity()).toList();
  }

  private Stream<Slot> slots(Term term, UnaryOperator<Object> wrap) {
    if (term instanceof ArrayOf array) {
      return slots(array.component(), item -> wrap.apply(array(array.component(), item)));
    }
    if (!(term instanceof Named named)) {
      return Stream.of();
    }
    if (CostlyTime.isCostly(named.raw())) {
      return Stream.of(new Time(wrap, named.raw(), named.blame()));
    }
    if (GraphLoader.isApplication(named.raw())) {
      // Who names the object has no part in what is inside of it.
      return classes.of(named).stream()
          .map(type -> new Part(wrap, new Named(type.raw(), type.args(), Blame.NOBODY)));
    }
    return Containers.places(named.raw()).stream()
        .flatMap(
            place -> slots(place.content(named), item -> wrap.apply(place.hold().apply(item))));
  }

  private static Object array(Term component, Object item) {
    Object array = Array.newInstance(erasure(component, item.getClass()), 1);
    Array.set(array, 0, item);
    return array;
  }

  private static Class<?> erasure(Term component, Class<?> fallback) {
    if (component instanceof Named named) {
      return named.raw();
    }
    return component instanceof ArrayOf array && fallback.isArray()
        ? erasure(array.component(), fallback.getComponentType()).arrayType()
        : fallback;
  }
}
