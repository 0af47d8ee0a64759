package io.github.wiretime.arrival.shapes;

import io.github.wiretime.arrival.ArrivalCase;
import io.github.wiretime.arrival.Outcome;
import io.github.wiretime.checker.options.HessianLite;
import java.util.stream.Stream;

/** Containers that cannot change. */
final class ImmutableCases {
  private ImmutableCases() {}

  static Stream<ArrivalCase> all() {
    return Stream.of(
        ArrivalCase.of(
                "Guava's as declared",
                """
            interface Api { Dto get(); ImmutableList<String> self(); Result<ImmutableMap<String, String>> result(); }
            class Result<T> implements Serializable { T data; }
            class Dto implements Serializable {
              ImmutableList<String> list; ImmutableSet<String> set; ImmutableCollection<String> collection; ImmutableMap<String, String> map;
            }
            """)
            .but("Api#result()", Outcome.FAILS_READING, HessianLite.LITE_3_2)
            .but("Api#result()", Outcome.OTHER_CLASS, HessianLite.SOFA_3, HessianLite.SOFA_3_5)
            .but("Api#self()", Outcome.FAILS_READING, HessianLite.LITE_3_2)
            .but("Api#self()", Outcome.OTHER_CLASS, HessianLite.SOFA_3, HessianLite.SOFA_3_5)
            .butWithReflection("Dto#collection", Outcome.FAILS_READING)
            .butWithReflection("Dto#list", Outcome.FAILS_READING)
            .butWithReflection("Dto#map", Outcome.FAILS_READING)
            .butWithReflection("Dto#set", Outcome.FAILS_READING),
        ArrivalCase.of(
                "Guava's sorted ones and maps of more",
                """
            interface Api { Dto get(); }
            class Dto implements Serializable {
              ImmutableSortedSet<String> set = ImmutableSortedSet.of("a"); ImmutableSortedMap<String, String> map = ImmutableSortedMap.of("a", "b");
              ImmutableBiMap<String, String> biMap = ImmutableBiMap.of("a", "b"); ImmutableListMultimap<String, String> multimap = ImmutableListMultimap.of("a", "b");
              ImmutableTable<String, String, String> table = ImmutableTable.of("a", "b", "c");
              static Dto given() { return new Dto(); }
            }
            """)
            .butWithReflection("Dto#biMap", Outcome.FAILS_READING)
            .butWithReflection("Dto#map", Outcome.FAILS_READING)
            .butEverywhere("Dto#multimap", Outcome.LOST)
            .butWithReflection("Dto#set", Outcome.FAILS_READING)
            .butWithReflection("Dto#table", Outcome.FAILS_READING),
        ArrivalCase.of(
                "Guava's in fields of the JDK's types",
                """
            interface Api { Dto get(); }
            class Dto implements Serializable {
              List<String> list = ImmutableList.of("a"); Set<String> set = ImmutableSet.of("a"); Map<String, String> map = ImmutableMap.of("a", "b"); Object any = ImmutableList.of("a");
              static Dto given() { return new Dto(); }
            }
            """)
            .but("Dto#any", Outcome.OTHER_CLASS, HessianLite.SOFA_3, HessianLite.SOFA_3_5)
            .but("Dto#list", Outcome.FAILS_READING, HessianLite.LITE_3_2)
            .but("Dto#list", Outcome.OTHER_CLASS, HessianLite.SOFA_3, HessianLite.SOFA_3_5)
            .butWithReflection("Dto#map", Outcome.OTHER_CLASS)
            .but("Dto#set", Outcome.FAILS_READING, HessianLite.LITE_3_2)
            .but("Dto#set", Outcome.OTHER_CLASS, HessianLite.SOFA_3, HessianLite.SOFA_3_5),
        ArrivalCase.of(
                "the JDK's",
                """
            interface Api { Dto get(); }
            class Dto implements Serializable {
              List<String> list = List.of("a"); Set<String> set = Set.of("a"); Map<String, String> map = Map.of("a", "b"); List<String> toList = java.util.stream.Stream.of("a").toList();
              static Dto given() { return new Dto(); }
            }
            """)
            .but("Dto#list", Outcome.FAILS_READING, HessianLite.LITE_3_2)
            .but(
                "Dto#list",
                Outcome.OTHER_CLASS,
                HessianLite.LITE_4_0_3,
                HessianLite.LITE_4_0_4,
                HessianLite.SOFA_3,
                HessianLite.SOFA_3_5)
            .butEverywhere("Dto#map", Outcome.OTHER_CLASS)
            .but("Dto#set", Outcome.FAILS_READING, HessianLite.LITE_3_2)
            .but(
                "Dto#set",
                Outcome.OTHER_CLASS,
                HessianLite.LITE_4_0_3,
                HessianLite.LITE_4_0_4,
                HessianLite.SOFA_3,
                HessianLite.SOFA_3_5)
            .but("Dto#toList", Outcome.FAILS_READING, HessianLite.LITE_3_2)
            .but(
                "Dto#toList",
                Outcome.OTHER_CLASS,
                HessianLite.LITE_4_0_3,
                HessianLite.LITE_4_0_4,
                HessianLite.SOFA_3,
                HessianLite.SOFA_3_5),
        ArrivalCase.of(
                "views of the JDK",
                """
            interface Api { Dto get(); }
            class Dto implements Serializable {
              List<String> list = Collections.unmodifiableList(new ArrayList<>(List.of("a"))); List<String> asList = Arrays.asList("a", "b"); Object entry = Map.entry("a", "b");
              static Dto given() { return new Dto(); }
            }
            """)
            .butEverywhere("Dto#asList", Outcome.OTHER_CLASS)
            .butEverywhere("Dto#entry", Outcome.FAILS_WRITING)
            .butEverywhere("Dto#list", Outcome.OTHER_CLASS));
  }
}
