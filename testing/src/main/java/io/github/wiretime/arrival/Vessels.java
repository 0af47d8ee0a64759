package io.github.wiretime.arrival;

import com.google.common.collect.ArrayListMultimap;
import com.google.common.collect.HashBasedTable;
import com.google.common.collect.HashBiMap;
import com.google.common.collect.HashMultimap;
import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableCollection;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Multimap;
import com.google.common.collect.Table;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;

/** Containers of libraries with an element or two, of the classes that usual code takes. */
// javac checked the declared types, and applications send obsolete classes as well.
@SuppressWarnings({"unchecked", "rawtypes", "JdkObsolete"})
final class Vessels {
  private Vessels() {}

  /** A map with one entry; empty if there is no key or value. */
  static Object map(Class<?> type, Object key, Object value) {
    if (type == EnumMap.class) {
      var map = new EnumMap(((Enum<?>) key).getDeclaringClass());
      map.put((Enum) key, value);
      return map;
    }
    if (ImmutableMap.class.isAssignableFrom(type)) {
      return key == null || value == null ? ImmutableMap.of() : ImmutableMap.of(key, value);
    }
    Map map =
        fitting(
            type,
            Stream.of(
                new HashMap<>(),
                new TreeMap<>(),
                new ConcurrentHashMap<>(),
                new ConcurrentSkipListMap<>(),
                HashBiMap.create()));
    put(map, key, value);
    return map;
  }

  static void put(Map map, Object key, Object value) {
    if (key != null && value != null) {
      map.put(key, value);
    }
  }

  /** A collection with one element; empty if there is none. */
  static Object collection(Class<?> type, Object item) {
    if (type == EnumSet.class) {
      return EnumSet.of((Enum) item);
    }
    if (ImmutableCollection.class.isAssignableFrom(type)) {
      ImmutableList<Object> items = item == null ? ImmutableList.of() : ImmutableList.of(item);
      return type.isAssignableFrom(ImmutableSet.class) && type != ImmutableCollection.class
          ? ImmutableSet.copyOf(items)
          : items;
    }
    Collection collection =
        fitting(
            type,
            Stream.of(
                new ArrayList<>(),
                new HashSet<>(),
                new TreeSet<>(),
                new LinkedList<>(),
                new ArrayDeque<>(),
                new LinkedBlockingQueue<>(),
                new LinkedBlockingDeque<>(),
                HashMultiset.create()));
    add(collection, item);
    return collection;
  }

  static void add(Collection collection, Object item) {
    if (item != null) {
      collection.add(item);
    }
  }

  /** Another holder of one value; empty if the class is not known. */
  static Optional<Object> holder(Class<?> type, Object item) {
    if (type == Optional.class) {
      return Optional.of(Optional.ofNullable(item));
    }
    if (type == AtomicReference.class) {
      return Optional.of(new AtomicReference<>(item));
    }
    if (type == Iterator.class) {
      return Optional.of(new ArrayList<>(List.of(item)).iterator());
    }
    return Optional.empty();
  }

  /** One of Guava's holders of keys and values. */
  static Optional<Object> guava(Class<?> type, Object key, Object value) {
    if (Multimap.class.isAssignableFrom(type)) {
      Multimap map =
          type.isAssignableFrom(ArrayListMultimap.class)
              ? ArrayListMultimap.create()
              : HashMultimap.create();
      map.put(key, value);
      return Optional.of(map);
    }
    if (Table.class.isAssignableFrom(type)) {
      Table table = HashBasedTable.create();
      table.put(key, "column", value);
      return Optional.of(table);
    }
    return Optional.empty();
  }

  private static <T> T fitting(Class<?> type, Stream<? extends T> usual) {
    return usual
        .filter(type::isInstance)
        .<T>map(value -> value)
        .findFirst()
        .orElseGet(() -> (T) created(type));
  }

  private static Object created(Class<?> type) {
    try {
      return type.getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(type.getName(), e);
    }
  }
}
