package io.github.wiretime.oracle;

import io.github.wiretime.oracle.Term.ArrayOf;
import io.github.wiretime.oracle.Term.Bounded;
import io.github.wiretime.oracle.Term.Named;
import java.lang.reflect.Array;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Finds every value that a declared type has room for, through arrays and the JDK's containers. */
final class Expansion {
  private final KnownClasses classes;

  Expansion(KnownClasses classes) {
    this.classes = classes;
  }

  /** The same where an object of the class is at hand, so that it is known. */
  Expansion with(Class<?> type) {
    return new Expansion(classes.with(type));
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

  private Stream<Slot> slots(Term written, UnaryOperator<Object> wrap) {
    Term term = written.plain();
    if (term instanceof Bounded bounded) {
      return bounded.bounds().stream()
          .flatMap(bound -> slots(bound, wrap))
          .filter(slot -> !bounded.upper() || obeys(slot, bounded.bounds()));
    }
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

  /** A value of an intersection type is of all its types. */
  private static boolean obeys(Slot slot, List<Term> bounds) {
    if (bounds.size() == 1) {
      return true;
    }
    Class<?> type = slot instanceof Part part ? part.type().raw() : ((Time) slot).type();
    return bounds.stream()
        .allMatch(
            bound -> !(bound.plain() instanceof Named named) || named.raw().isAssignableFrom(type));
  }

  private static Object array(Term component, Object item) {
    Object array = Array.newInstance(erasure(component, item.getClass()), 1);
    Array.set(array, 0, item);
    return array;
  }

  private static Class<?> erasure(Term component, Class<?> fallback) {
    if (component.plain() instanceof Named named) {
      return named.raw();
    }
    return component.plain() instanceof ArrayOf array && fallback.isArray()
        ? erasure(array.component(), fallback.getComponentType()).arrayType()
        : fallback;
  }
}
