package io.github.wiretime.arrival.shapes;

import io.github.wiretime.arrival.ArrivalCase;
import io.github.wiretime.arrival.Outcome;
import io.github.wiretime.checker.options.HessianLite;
import java.util.stream.Stream;

/** Containers and enums by their declared types. */
final class DeclaredContainerCases {
  private DeclaredContainerCases() {}

  static Stream<ArrivalCase> all() {
    return Stream.of(
        ArrivalCase.of(
                "of enums",
                """
            interface Api { Dto get(); }
            enum Kind { A, B }
            class Dto implements Serializable { EnumMap<Kind, String> map; EnumSet<Kind> set; Map<Kind, String> plain; Set<Kind> kinds; }
            """)
            .butWithReflection("Dto#map", Outcome.FAILS_READING)
            .butWithUnsafe("Dto#map", Outcome.OTHER_CLASS)
            .but("Dto#set", Outcome.FAILS_READING, HessianLite.SOFA_3, HessianLite.SOFA_3_5),
        ArrivalCase.of(
                "EnumMap in a field of Map",
                """
            interface Api { Dto get(); }
            enum Kind { A, B }
            class Dto implements Serializable { Map<Kind, String> map = new EnumMap<>(Map.of(Kind.B, "b")); static Dto given() { return new Dto(); } }
            """)
            .butEverywhere("Dto#map", Outcome.OTHER_CLASS),
        ArrivalCase.of(
                "ordered sets in a field of Set",
                """
            interface Api { Dto get(); }
            class Dto implements Serializable {
              Set<String> linked = new LinkedHashSet<>(List.of("z", "a"));
              Set<String> tree = new TreeSet<>(List.of("z", "a"));
              Set<String> hash = new HashSet<>(List.of("z", "a"));
              static Dto given() { return new Dto(); }
            }
            """)
            .but("Dto#linked", Outcome.OTHER_CLASS, HessianLite.LITE_3_2)
            .but("Dto#tree", Outcome.OTHER_CLASS, HessianLite.LITE_3_2),
        ArrivalCase.of(
                "queues",
                """
            interface Api { Dto get(); }
            class Dto implements Serializable {
              Queue<String> queue; Deque<String> deque; BlockingQueue<String> blocking; BlockingDeque<String> both;
              ArrayDeque<String> array; PriorityQueue<String> priority; LinkedBlockingQueue<String> linked;
            }
            """)
            .but("Dto#blocking", Outcome.FAILS_READING, HessianLite.LITE_3_2)
            .but("Dto#both", Outcome.FAILS_READING, HessianLite.LITE_3_2)
            .but("Dto#deque", Outcome.FAILS_READING, HessianLite.LITE_3_2)
            .but("Dto#queue", Outcome.FAILS_READING, HessianLite.LITE_3_2),
        ArrivalCase.of(
                "queues that are no LinkedList",
                """
            interface Api { Dto get(); }
            class Dto implements Serializable {
              Queue<String> queue = new ArrayDeque<>(List.of("a")); Deque<String> deque = new ArrayDeque<>(List.of("a"));
              Queue<String> priority = new PriorityQueue<>(List.of("a")); BlockingQueue<String> blocking = new LinkedBlockingQueue<>(List.of("a"));
              static Dto given() { return new Dto(); }
            }
            """)
            .but("Dto#blocking", Outcome.FAILS_READING, HessianLite.LITE_3_2)
            .but("Dto#deque", Outcome.FAILS_READING, HessianLite.LITE_3_2)
            .but("Dto#priority", Outcome.FAILS_READING, HessianLite.LITE_3_2)
            .but("Dto#queue", Outcome.FAILS_READING, HessianLite.LITE_3_2),
        ArrivalCase.of(
                "containers of the JDK that only code can make",
                """
            interface Api { Dto get(); }
            class Dto implements Serializable {
              ArrayBlockingQueue<String> bounded = new ArrayBlockingQueue<>(2);
              ConcurrentHashMap.KeySetView<String, Boolean> keys = ConcurrentHashMap.newKeySet();
              static Dto given() { Dto dto = new Dto(); dto.bounded.add("a"); dto.keys.add("b"); return dto; }
            }
            """)
            .butWithReflection("Dto#bounded", Outcome.FAILS_READING)
            .butWithUnsafe("Dto#bounded", Outcome.OTHER_CLASS)
            .butWithReflection("Dto#keys", Outcome.FAILS_READING)
            .butWithUnsafe("Dto#keys", Outcome.OTHER_CLASS),
        ArrivalCase.of(
                "iterables",
                """
            interface Api { Dto get(); }
            class Dto implements Serializable { Iterable<String> iterable; Collection<String> collection; Iterator<String> iterator; }
            """)
            .but("Dto#iterable", Outcome.FAILS_READING, HessianLite.SOFA_3, HessianLite.SOFA_3_5)
            .butWithReflection("Dto#iterator", Outcome.FAILS_READING)
            .butWithUnsafe("Dto#iterator", Outcome.OTHER_CLASS),
        ArrivalCase.of(
            "sorted and concurrent",
            """
            interface Api { Dto get(); }
            class Dto implements Serializable {
              SortedMap<String, String> sortedMap; NavigableMap<String, String> navigableMap; SortedSet<String> sortedSet;
              NavigableSet<String> navigableSet; ConcurrentMap<String, String> concurrent; ConcurrentHashMap<String, String> hash;
              CopyOnWriteArrayList<String> copy; Vector<String> vector; Hashtable<String, String> table; Properties properties;
            }
            """),
        ArrivalCase.of(
                "Guava's",
                """
            interface Api { Dto get(); }
            class Dto implements Serializable {
              Multimap<String, String> multimap; HashMultimap<String, String> hash; BiMap<String, String> biMap;
              HashBiMap<String, String> hashBiMap; Multiset<String> multiset; Table<String, String, String> table;
            }
            """)
            .butWithReflection("Dto#biMap", Outcome.FAILS_READING)
            .butWithUnsafe("Dto#biMap", Outcome.OTHER_CLASS)
            .butEverywhere("Dto#hash", Outcome.LOST)
            .butWithReflection("Dto#hashBiMap", Outcome.FAILS_READING)
            .butWithUnsafe("Dto#hashBiMap", Outcome.OTHER_CLASS)
            .butEverywhere("Dto#multimap", Outcome.LOST)
            .butWithReflection("Dto#multiset", Outcome.FAILS_READING)
            .butWithUnsafe("Dto#multiset", Outcome.OTHER_CLASS),
        ArrivalCase.of(
                "Guava's other multimaps",
                """
            interface Api { Dto get(); }
            class Dto implements Serializable {
              Multimap<String, String> immutable = ImmutableMultimap.of("a", "b");
              ImmutableMultimap<String, String> any = ImmutableMultimap.of("a", "b");
              ImmutableListMultimap<String, String> list = ImmutableListMultimap.of("a", "b");
              ImmutableSetMultimap<String, String> set = ImmutableSetMultimap.of("a", "b");
              LinkedHashMultimap<String, String> linked = LinkedHashMultimap.create();
              LinkedListMultimap<String, String> linkedList = LinkedListMultimap.create();
              TreeMultimap<String, String> tree = TreeMultimap.create();
              SortedSetMultimap<String, String> sorted = TreeMultimap.create();
              static Dto given() {
                Dto dto = new Dto();
                for (Multimap<String, String> each : List.of(dto.linked, dto.linkedList, dto.tree, dto.sorted)) { each.put("a", "b"); }
                return dto;
              }
            }
            """)
            .butEverywhere("Dto#any", Outcome.LOST)
            .butEverywhere("Dto#immutable", Outcome.LOST)
            .butEverywhere("Dto#linked", Outcome.LOST)
            .butEverywhere("Dto#linkedList", Outcome.LOST)
            .butEverywhere("Dto#list", Outcome.LOST)
            .butEverywhere("Dto#set", Outcome.LOST)
            .butEverywhere("Dto#sorted", Outcome.LOST)
            .butEverywhere("Dto#tree", Outcome.LOST),
        ArrivalCase.of(
                "Guava's immutable multiset",
                """
            interface Api { Dto get(); }
            class Dto implements Serializable {
              ImmutableMultiset<String> multiset = ImmutableMultiset.of("a");
              static Dto given() { return new Dto(); }
            }
            """)
            .butWithReflection("Dto#multiset", Outcome.FAILS_READING),
        ArrivalCase.of(
                "enums with bodies",
                """
            interface Api { Dto get(); Kind self(); }
            enum Kind { A, B { @Override public String toString() { return "b"; } } }
            class Dto implements Serializable { Kind kind; List<Kind> kinds; Map<Kind, String> keys; Kind[] array; }
            """)
            .but("Api#self()", Outcome.FAILS_READING, HessianLite.SOFA_3, HessianLite.SOFA_3_5)
            .but("Dto#array", Outcome.FAILS_READING, HessianLite.SOFA_3, HessianLite.SOFA_3_5)
            .but("Dto#keys", Outcome.FAILS_READING, HessianLite.SOFA_3, HessianLite.SOFA_3_5)
            .but("Dto#kind", Outcome.FAILS_READING, HessianLite.SOFA_3, HessianLite.SOFA_3_5)
            .but("Dto#kinds", Outcome.FAILS_READING, HessianLite.SOFA_3, HessianLite.SOFA_3_5),
        ArrivalCase.of(
            "enums with fields and interfaces",
            """
            interface Api { Dto get(); }
            interface Coded { int code(); }
            enum Kind implements Coded {
              A(1), B(2);
              final int code;
              Kind(int code) { this.code = code; }
              @Override public int code() { return code; }
            }
            class Dto implements Serializable { Kind kind; Coded coded; List<Coded> list; }
            """));
  }
}
