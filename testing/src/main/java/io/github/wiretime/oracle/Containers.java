package io.github.wiretime.oracle;

import io.github.wiretime.oracle.Term.Named;
import java.util.AbstractMap.SimpleEntry;
import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** The JDK's types that hold values of a type argument. */
final class Containers {
  /** Not one of the natural orders: elements of sorted collections need not be comparable. */
  private static final Comparator<Object> ANY_ORDER = (a, b) -> a.equals(b) ? 0 : 1;

  private Containers() {}

  /**
   * A place for one value.
   *
   * @param owner the JDK type that declares the variable
   * @param variable the index of its type variable
   * @param hold makes a container that holds the value
   */
  record Place(Class<?> owner, int variable, UnaryOperator<Object> hold) {

    /** The type of the values, seen from the declared type of the container. */
    Term content(Named declared) {
      return Terms.as(declared, owner)
          .map(seen -> seen.args().get(owner.getTypeParameters()[variable]))
          .orElse(Term.Unknown.NOTHING);
    }
  }

  /** The places of a JDK type. */
  static List<Place> places(Class<?> type) {
    if (Map.class.isAssignableFrom(type)) {
      return List.of(
          new Place(Map.class, 0, key -> map(type, key, "v")),
          new Place(Map.class, 1, value -> map(type, "k", value)));
    }
    if (Collection.class.isAssignableFrom(type) || type == Iterable.class) {
      return List.of(new Place(Iterable.class, 0, item -> collection(type, item)));
    }
    if (type == Iterator.class) {
      return List.of(new Place(type, 0, item -> List.of(item).iterator()));
    }
    if (type == Enumeration.class) {
      return List.of(new Place(type, 0, item -> Collections.enumeration(List.of(item))));
    }
    if (Map.Entry.class.isAssignableFrom(type)) {
      boolean mutable = !type.equals(SimpleImmutableEntry.class);
      return List.of(
          new Place(Map.Entry.class, 0, key -> entry(mutable, key, "v")),
          new Place(Map.Entry.class, 1, value -> entry(mutable, "k", value)));
    }
    if (type == Optional.class) {
      return List.of(new Place(type, 0, Optional::of));
    }
    if (type == AtomicReference.class) {
      return List.of(new Place(type, 0, AtomicReference::new));
    }
    if (type == AtomicReferenceArray.class) {
      return List.of(new Place(type, 0, item -> new AtomicReferenceArray<>(new Object[] {item})));
    }
    if (type == Future.class || type == CompletionStage.class || type == CompletableFuture.class) {
      return List.of(new Place(type, 0, Containers::completed));
    }
    return List.of();
  }

  @SuppressWarnings("FutureReturnValueIgnored") // It is complete from the start.
  private static Object completed(Object value) {
    return CompletableFuture.completedFuture(value);
  }

  private static Map.Entry<Object, Object> entry(boolean mutable, Object key, Object value) {
    return mutable ? new SimpleEntry<>(key, value) : new SimpleImmutableEntry<>(key, value);
  }

  private static Map<Object, Object> map(Class<?> type, Object key, Object value) {
    Map<Object, Object> map =
        type == ConcurrentSkipListMap.class
            ? new ConcurrentSkipListMap<>(ANY_ORDER)
            : fitting(
                type,
                Stream.of(
                    new LinkedHashMap<>(), new TreeMap<>(ANY_ORDER), new ConcurrentHashMap<>()));
    map.put(key, value);
    return map;
  }

  private static Collection<Object> collection(Class<?> type, Object item) {
    Collection<Object> collection =
        fitting(
            type,
            Stream.of(
                new ArrayList<>(),
                new LinkedHashSet<>(),
                new ArrayDeque<>(),
                new TreeSet<>(ANY_ORDER),
                new PriorityQueue<>(ANY_ORDER),
                new LinkedBlockingDeque<>()));
    collection.add(item);
    return collection;
  }

  /** The first of some usual implementations that fits, else the declared class itself. */
  @SuppressWarnings("unchecked") // Every class here is a collection or map of objects.
  private static <T> T fitting(Class<?> type, Stream<? extends T> usual) {
    return usual
        .filter(type::isInstance)
        .<T>map(value -> value)
        .findFirst()
        .orElseGet(() -> (T) Instances.construct(type));
  }
}
