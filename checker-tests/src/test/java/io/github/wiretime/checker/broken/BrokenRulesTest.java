package io.github.wiretime.checker.broken;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMap;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.oracle.WireCase;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Which members each rule is about, and which look like them and arrive. */
final class BrokenRulesTest {

  /**
   * A rule with classes to which it applies.
   *
   * @param members those that do not arrive
   */
  private record Case(BrokenRule rule, String code, ImmutableSet<String> members) {

    Case(BrokenRule rule, String code, String... members) {
      this(rule, code, ImmutableSet.copyOf(members));
    }

    ImmutableMap<HessianLite, ImmutableSortedMap<String, Effect>> found() {
      return BrokenVerdict.of(
          WireCase.of("", "interface Api { Dto get(); }\n" + code).compilation());
    }

    ImmutableMap<String, Effect> expected(HessianLite release) {
      Effect effect = rule.effects().get(release);
      return effect == null
          ? ImmutableMap.of()
          : members.stream()
              .collect(
                  ImmutableMap.toImmutableMap(
                      member -> "com.acme." + member + " BrokenRpcValue." + rule.id(),
                      member -> effect));
    }

    @Override
    public String toString() {
      return rule.id();
    }
  }

  private static Stream<Case> cases() {
    return Stream.of(
        new Case(
            BrokenRule.FLOAT,
            """
            class Base implements Serializable { float rate; }
            class Dto extends Base {
              final float last = 0; Float boxed; float[] many; List<Long> all; double d; short s;
              static float shared; transient float here;
              Line line; Trouble trouble;
            }
            class Line implements Serializable { int n; float price; }
            class Trouble extends RuntimeException { float code; }
            """,
            "Base#rate",
            "Dto#last",
            "Line#price",
            "Trouble#code"),
        new Case(
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
        new Case(
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
        new Case(
            BrokenRule.HIDDEN_FIELD,
            """
            class Base implements Serializable { String name; long id; transient String at; static int n; }
            class Dto extends Base { Long id; String name; String at; int n; Child child; }
            class Middle extends Base { String other; }
            class Child extends Middle { String name; }
            """,
            "Child#name",
            "Dto#id",
            "Dto#name"),
        new Case(
            BrokenRule.DATE_SUBCLASS,
            """
            class Dto implements Serializable { Moment at; Date date; java.sql.Date day; java.sql.Time time; }
            class Moment extends Date { }
            """,
            "Moment#<class>"),
        new Case(
            BrokenRule.TIMESTAMP,
            """
            class Dto implements Serializable {
              java.sql.Timestamp at; List<java.sql.Timestamp> all; java.sql.Timestamp[] array; Date date;
            }
            """,
            "Dto#all",
            "Dto#array",
            "Dto#at"),
        new Case(
            BrokenRule.ENUM_MAP,
            "class Dto implements Serializable { EnumMap<Kind, String> map; Map<Kind, String> other; }"
                + " enum Kind { A }",
            "Dto#map"),
        new Case(
            BrokenRule.ENUM_SET,
            "class Dto implements Serializable { EnumSet<Kind> set; Set<Kind> other; } enum Kind { A }",
            "Dto#set"),
        new Case(
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
        new Case(
            BrokenRule.ITERATOR,
            "class Dto implements Serializable { Iterator<String> all; List<String> list; }",
            "Dto#all"),
        new Case(
            BrokenRule.ITERABLE,
            "class Dto implements Serializable { Iterable<String> all; Collection<String> list; }",
            "Dto#all"),
        new Case(
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
        new Case(
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
        new Case(
            BrokenRule.GUAVA_IMMUTABLE,
            """
            class Dto implements Serializable {
              com.google.common.collect.ImmutableList<String> list;
              com.google.common.collect.ImmutableMap<String, String> map;
              List<String> plain;
            }
            """,
            "Dto#list",
            "Dto#map"),
        new Case(
            BrokenRule.RECORD,
            """
            class Dto implements Serializable { Line line; Nothing nothing; }
            record Line(String text) implements Serializable { }
            record Nothing() implements Serializable { }
            """,
            "Line#<class>"),
        new Case(
            BrokenRule.ENUM_BODY,
            """
            class Dto implements Serializable { Kind kind; List<Plain> plain; }
            enum Kind { A { @Override public String toString() { return "a"; } }, B }
            enum Plain { A, B; int n() { return 1; } }
            """,
            "Kind#<class>"));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void aRule(Case rule) {
    rule.found()
        .forEach(
            (release, effects) ->
                assertWithMessage("%s", release)
                    .that(effects)
                    .containsExactlyEntriesIn(rule.expected(release)));
  }

  /** What becomes of them depends on where they stand, so these two have a test of their own. */
  private static final ImmutableSet<BrokenRule> VALUES =
      ImmutableSet.of(BrokenRule.SMALL_NUMBER, BrokenRule.CHARACTER);

  @Test
  void everyRuleHasACase() {
    assertThat(Stream.concat(cases().map(Case::rule), VALUES.stream()).collect(toImmutableSet()))
        .containsExactlyElementsIn(BrokenRule.values());
  }

  private static final String SMALL =
      """
      interface Api extends Reading<Short> {
        Dto get(); Result<Short> result(); List<Byte> list(); Short itself(); short[] numbers();
        void put(Set<Float> rates, Map<String, Character> letters, Integer n);
      }
      interface Reading<T> { T read(); }
      class Result<T> implements Serializable { T data; Tag<T> tag; }
      class Tag<T> implements Serializable { String name; }
      class Shorts extends Result<Short> { }
      class Names extends ArrayList<Short> { }
      class Dto implements Serializable {
        List<Short> list; Map<Short, Byte> map; ArrayList<Short> declared; List<List<Short>> nested;
        List<? extends Short> some; Short one; Short[] array; List<Short[]> arrays; List<Short>[] lists;
        AtomicReference<Short> reference; Tag<Short> tag; Shorts shorts; Names names;
        Map<String, Character> letters; Result<Character> letter; Line line; Collection<Integer> ints;
      }
      class Line implements Serializable { Set<Float> rates; Float rate; char letter; }
      """;

  private static final ImmutableMap<HessianLite, ImmutableSortedMap<String, Effect>> FOUND =
      BrokenVerdict.of(WireCase.of("", SMALL).compilation());

  private static ImmutableSet<String> small(HessianLite release, BrokenRule rule) {
    return FOUND.get(release).keySet().stream()
        .filter(key -> key.endsWith("." + rule.id()))
        .map(key -> key.substring("com.acme.".length(), key.indexOf(' ')))
        .collect(toImmutableSet());
  }

  @Test
  void smallNumbersInsideOtherTypes() {
    ImmutableSet<String> inside =
        ImmutableSet.of(
            "Api#list()",
            "Api#put(java.util.Set,java.util.Map,java.lang.Integer)[0]",
            "Api#read()",
            "Api#result()",
            "Dto#declared",
            "Dto#lists",
            "Dto#nested",
            "Dto#some",
            "Names#<extends>",
            "Shorts#<extends>");
    assertThat(small(HessianLite.LITE_3_2, BrokenRule.SMALL_NUMBER))
        .containsExactlyElementsIn(inside);
    assertThat(small(HessianLite.LITE_4_0_4, BrokenRule.SMALL_NUMBER))
        .containsExactlyElementsIn(inside);
    assertThat(small(HessianLite.SOFA_3_5, BrokenRule.SMALL_NUMBER))
        .containsExactlyElementsIn(
            ImmutableSet.<String>builder()
                .addAll(inside)
                .add("Dto#list", "Dto#map", "Line#rates")
                .build());
    assertThat(small(HessianLite.SOFA_4, BrokenRule.SMALL_NUMBER)).isEmpty();
  }

  @Test
  void charactersInsideOtherTypes() {
    String parameter = "Api#put(java.util.Set,java.util.Map,java.lang.Integer)[1]";
    assertThat(small(HessianLite.LITE_3_2, BrokenRule.CHARACTER))
        .containsExactly(parameter, "Dto#letter");
    assertThat(small(HessianLite.SOFA_4, BrokenRule.CHARACTER))
        .containsExactly(parameter, "Dto#letter", "Dto#letters");
  }
}
