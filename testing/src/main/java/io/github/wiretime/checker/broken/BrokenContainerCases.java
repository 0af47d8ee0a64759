package io.github.wiretime.checker.broken;

import java.util.stream.Stream;

/** Rules on collections and maps: those of an application, and those that a field declares. */
final class BrokenContainerCases {
  private BrokenContainerCases() {}

  static Stream<BrokenCase> all() {
    return Stream.of(
        new BrokenCase(
            BrokenRule.CONTAINER_FIELD,
            """
            class Dto implements Serializable {
              Sums sums; Rows rows; Plain plain; Own own;
              public static class Page<T> extends ArrayList<T> { int total; static int pages; transient String at; }
              public static class Rows extends Page<String> { String unit; final Object lock = new Object(); }
              public static class Sums extends HashMap<String, Long> { String currency; }
              public static class Plain extends TreeMap<String, Long> { }
              public static class Own extends AbstractList<String> {
                List<String> inner = new ArrayList<>();
                @Override public String get(int i) { return inner.get(i); }
                @Override public int size() { return inner.size(); }
              }
            }
            """,
            "Dto.Page#total",
            "Dto.Rows#unit",
            "Dto.Sums#currency"),
        new BrokenCase(
            BrokenRule.CONTAINER_CONSTRUCTOR,
            """
            class Dto implements Serializable {
              Sums sums; Rows rows; Hidden hidden; Plain plain; Some some; List<String> list;
              public static class Sums extends HashMap<String, Long> { public Sums(String unit) { } }
              public static class Rows extends ArrayList<String> { private Rows() { } }
              static class Hidden extends ArrayList<String> { public Hidden() { } }
              public static class Plain extends ArrayList<String> { public Plain() { } Plain(int size) { super(size); } }
              public static abstract class Some extends ArrayList<String> { Some(int size) { super(size); } }
            }
            """,
            "Dto#hidden",
            "Dto#rows",
            "Dto#sums"),
        new BrokenCase(
            BrokenRule.ENUM_MAP,
            "class Dto implements Serializable { EnumMap<Kind, String> map; Map<Kind, String> other; }"
                + " enum Kind { A }",
            "Dto#map"),
        new BrokenCase(
            BrokenRule.ENUM_SET,
            "class Dto implements Serializable { EnumSet<Kind> set; Set<Kind> other; } enum Kind { A }",
            "Dto#set"),
        new BrokenCase(
            BrokenRule.QUEUE,
            """
            class Dto implements Serializable {
              Queue<String> queue; Deque<String> deque; BlockingQueue<String> blocking;
              ArrayDeque<String> array; PriorityQueue<String> sorted; LinkedBlockingQueue<String> linked;
            }
            """,
            "Dto#blocking",
            "Dto#deque",
            "Dto#queue"),
        new BrokenCase(
            BrokenRule.ITERATOR,
            "class Dto implements Serializable { Iterator<String> all; List<String> list; }",
            "Dto#all"),
        new BrokenCase(
            BrokenRule.ITERABLE,
            "class Dto implements Serializable { Iterable<String> all; Collection<String> list; }",
            "Dto#all"),
        new BrokenCase(
            BrokenRule.GUAVA_MAP,
            """
            class Dto implements Serializable {
              com.google.common.collect.BiMap<String, String> both;
              com.google.common.collect.Multiset<String> counted;
              com.google.common.collect.Table<String, String, String> table;
            }
            """,
            "Dto#both",
            "Dto#counted"),
        new BrokenCase(
            BrokenRule.GUAVA_MULTIMAP,
            """
            class Dto implements Serializable {
              com.google.common.collect.Multimap<String, String> any;
              com.google.common.collect.HashMultimap<String, String> hashed;
              Map<String, List<String>> lists;
            }
            """,
            "Dto#any",
            "Dto#hashed"),
        new BrokenCase(
            BrokenRule.GUAVA_IMMUTABLE,
            """
            class Dto implements Serializable {
              com.google.common.collect.ImmutableList<String> list;
              com.google.common.collect.ImmutableMap<String, String> map;
              List<String> plain;
            }
            """,
            "Dto#list",
            "Dto#map"));
  }
}
