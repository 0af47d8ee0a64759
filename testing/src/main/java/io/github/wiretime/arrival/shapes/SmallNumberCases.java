package io.github.wiretime.arrival.shapes;

import io.github.wiretime.arrival.ArrivalCase;
import io.github.wiretime.arrival.Outcome;
import io.github.wiretime.checker.options.HessianLite;
import java.util.stream.Stream;

/**
 * Numbers and characters that the stream holds as wider types, so that the declared type decides.
 */
final class SmallNumberCases {
  private SmallNumberCases() {}

  static Stream<ArrivalCase> all() {
    return Stream.of(
        ArrivalCase.of(
            "fields of the types themselves, primitive and boxed",
            """
            interface Api { Dto get(); }
            class Dto implements Serializable { Byte b; Short s; Float f; Character c; Short[] array; }
            """),
        ArrivalCase.of(
                "List, Set and Map as fields",
                """
            interface Api { Dto get(); }
            class Dto implements Serializable {
              List<Byte> bytes; List<Short> shorts; List<Float> floats; List<Character> chars;
              Set<Short> set; Map<String, Short> values; Map<Short, String> keys; Map<Character, Float> both;
            }
            """)
            .butWithSofa("Dto#both", Outcome.OTHER_CLASS)
            .but("Dto#bytes", Outcome.OTHER_CLASS, HessianLite.SOFA_3, HessianLite.SOFA_3_5)
            .butWithSofa("Dto#chars", Outcome.OTHER_CLASS)
            .but("Dto#floats", Outcome.OTHER_CLASS, HessianLite.SOFA_3, HessianLite.SOFA_3_5)
            .but("Dto#keys", Outcome.OTHER_CLASS, HessianLite.SOFA_3, HessianLite.SOFA_3_5)
            .but("Dto#set", Outcome.OTHER_CLASS, HessianLite.SOFA_3, HessianLite.SOFA_3_5)
            .but("Dto#shorts", Outcome.OTHER_CLASS, HessianLite.SOFA_3, HessianLite.SOFA_3_5)
            .but("Dto#values", Outcome.OTHER_CLASS, HessianLite.SOFA_3, HessianLite.SOFA_3_5),
        ArrivalCase.of(
                "maps of other classes in fields of Map",
                """
            interface Api { Dto get(); }
            class Dto implements Serializable {
              Map<String, Short> hash = new HashMap<>(Map.of("a", (short) 300));
              Map<String, Short> linked = new LinkedHashMap<>(Map.of("a", (short) 300));
              Map<String, Short> tree = new TreeMap<>(Map.of("a", (short) 300));
              Map<String, Short> concurrent = new ConcurrentHashMap<>(Map.of("a", (short) 300));
              static Dto given() { return new Dto(); }
            }
            """)
            .but("Dto#hash", Outcome.OTHER_CLASS, HessianLite.SOFA_3, HessianLite.SOFA_3_5)
            .butEverywhere("Dto#linked", Outcome.OTHER_CLASS)
            .butEverywhere("Dto#tree", Outcome.OTHER_CLASS)
            .butEverywhere("Dto#concurrent", Outcome.OTHER_CLASS),
        ArrivalCase.of(
                "other collections as fields",
                """
            interface Api { Dto get(); }
            class Dto implements Serializable {
              Collection<Short> collection; ArrayList<Short> arrayList; LinkedList<Byte> linkedList; HashSet<Float> hashSet;
              SortedSet<Short> sortedSet; HashMap<Short, Character> hashMap; TreeMap<String, Short> treeMap;
            }
            """)
            .butEverywhere("Dto#arrayList", Outcome.OTHER_CLASS)
            .butEverywhere("Dto#collection", Outcome.OTHER_CLASS)
            .butEverywhere("Dto#hashMap", Outcome.OTHER_CLASS)
            .butEverywhere("Dto#hashSet", Outcome.OTHER_CLASS)
            .butEverywhere("Dto#linkedList", Outcome.OTHER_CLASS)
            .butEverywhere("Dto#sortedSet", Outcome.OTHER_CLASS)
            .butEverywhere("Dto#treeMap", Outcome.OTHER_CLASS),
        ArrivalCase.of(
                "in a wrapper",
                """
            interface Api { Result<Byte> b(); Result<Short> s(); Result<Float> f(); Result<Character> c(); Result<Integer> i(); }
            class Result<T> implements Serializable { T data; String text; }
            """)
            .butEverywhere("Api#b()", Outcome.OTHER_CLASS)
            .butEverywhere("Api#c()", Outcome.OTHER_CLASS)
            .butEverywhere("Api#f()", Outcome.OTHER_CLASS)
            .butEverywhere("Api#s()", Outcome.OTHER_CLASS),
        ArrivalCase.of(
                "in a list of a wrapper",
                """
            interface Api { Page<Short> shorts(); Page<Character> chars(); Page<Long> longs(); Result<List<Float>> floats(); }
            class Page<T> implements Serializable { List<T> items; }
            class Result<T> implements Serializable { T data; }
            """)
            .butEverywhere("Api#chars()", Outcome.OTHER_CLASS)
            .butEverywhere("Api#floats()", Outcome.OTHER_CLASS)
            .butEverywhere("Api#shorts()", Outcome.OTHER_CLASS),
        ArrivalCase.of(
                "wrapper with a bound",
                """
            interface Api { Result<Short> s(); Result<Long> l(); }
            class Result<T extends Number> implements Serializable { T data; }
            """)
            .butEverywhere("Api#s()", Outcome.OTHER_CLASS),
        ArrivalCase.of(
                "given by a subclass",
                """
            interface Api { Shorts get(); }
            class Base<T> implements Serializable { T data; List<T> all; }
            class Shorts extends Base<Short> { }
            """)
            .butEverywhere("Shorts#<extends>", Outcome.OTHER_CLASS),
        ArrivalCase.of(
                "in a list in a list",
                """
            interface Api { Dto get(); }
            class Dto implements Serializable {
              List<List<Short>> lists; List<Set<Byte>> sets; List<Map<String, Float>> maps; Map<String, List<Character>> map;
              List<Short>[] array; List<Short[]> arrays; List<List<Integer>> integers;
            }
            """)
            .butEverywhere("Dto#array", Outcome.OTHER_CLASS)
            .butEverywhere("Dto#lists", Outcome.OTHER_CLASS)
            .butEverywhere("Dto#map", Outcome.OTHER_CLASS)
            .butEverywhere("Dto#maps", Outcome.OTHER_CLASS)
            .butEverywhere("Dto#sets", Outcome.OTHER_CLASS),
        ArrivalCase.of(
                "wildcards",
                """
            interface Api { Dto get(); }
            class Dto implements Serializable {
              List<? extends Short> shorts;
              List<? super Short> more;
              static Dto given() {
                Dto d = new Dto();
                d.shorts = new ArrayList<>(List.of((short) 300));
                d.more = new ArrayList<>(List.of((short) 301));
                return d;
              }
            }
            """)
            .butEverywhere("Dto#more", Outcome.OTHER_CLASS)
            .butEverywhere("Dto#shorts", Outcome.OTHER_CLASS),
        ArrivalCase.of(
                "in a field of a wider type",
                """
            interface Api { Dto get(); }
            class Dto implements Serializable {
              Number number = (short) 300; Object object = 'x'; Comparable<Byte> comparable = (byte) 3; Serializable serializable = 1.1f;
              static Dto given() { return new Dto(); }
            }
            """)
            .butEverywhere("Dto#comparable", Outcome.OTHER_CLASS)
            .butEverywhere("Dto#number", Outcome.OTHER_CLASS)
            .butEverywhere("Dto#object", Outcome.OTHER_CLASS)
            .butEverywhere("Dto#serializable", Outcome.OTHER_CLASS),
        ArrivalCase.of(
                "returned",
                """
            interface Api { Byte b(); Short s(); Float f(); Character c(); short p(); float r(); char q(); Short[] array(); }
            """)
            .but("Api#b()", Outcome.OTHER_CLASS, HessianLite.SOFA_3, HessianLite.SOFA_3_5)
            .butWithSofa("Api#c()", Outcome.OTHER_CLASS)
            .but("Api#f()", Outcome.OTHER_CLASS, HessianLite.SOFA_3, HessianLite.SOFA_3_5)
            .but("Api#p()", Outcome.OTHER_CLASS, HessianLite.SOFA_3, HessianLite.SOFA_3_5)
            .butWithSofa("Api#q()", Outcome.OTHER_CLASS)
            .but("Api#r()", Outcome.OTHER_CLASS, HessianLite.SOFA_3, HessianLite.SOFA_3_5)
            .but("Api#s()", Outcome.OTHER_CLASS, HessianLite.SOFA_3, HessianLite.SOFA_3_5),
        ArrivalCase.of(
                "an array of characters that is returned",
                """
            interface Api { char[] chars(); byte[] bytes(); }
            """)
            .butWithSofa("Api#chars()", Outcome.OTHER_CLASS),
        ArrivalCase.of(
                "returned in a container",
                """
            interface Api { List<Short> list(); Set<Character> set(); Map<String, Float> map(); List<Integer> integers(); }
            """)
            .butEverywhere("Api#list()", Outcome.OTHER_CLASS)
            .butEverywhere("Api#map()", Outcome.OTHER_CLASS)
            .butEverywhere("Api#set()", Outcome.OTHER_CLASS),
        ArrivalCase.of(
                "in an own container",
                """
            interface Api { Dto get(); }
            class Shorts extends ArrayList<Short> { }
            class Own<T> extends ArrayList<T> { }
            class ByName extends HashMap<String, Float> { }
            class Dto implements Serializable { Shorts shorts; Own<Byte> own; ByName byName; AtomicReference<Short> reference; }
            """)
            .butEverywhere("ByName#<extends>", Outcome.OTHER_CLASS)
            .butEverywhere("Dto#own", Outcome.OTHER_CLASS)
            .butEverywhere("Shorts#<extends>", Outcome.OTHER_CLASS),
        ArrivalCase.of(
                "char array in a field of a wider type",
                """
            interface Api { Dto get(); Result<char[]> result(); }
            class Result<T> implements Serializable { T data; }
            class Dto implements Serializable { Object any = new char[] {'a'}; static Dto given() { return new Dto(); } }
            """)
            .butEverywhere("Api#result()", Outcome.OTHER_CLASS)
            .butEverywhere("Dto#any", Outcome.OTHER_CLASS));
  }
}
