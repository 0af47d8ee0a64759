package io.github.wiretime.checker.broken;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
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

  @ParameterizedTest
  @MethodSource("io.github.wiretime.checker.broken.BrokenCase#all")
  void aRule(BrokenCase rule) {
    BrokenVerdict.of(rule.compilation())
        .forEach(
            (release, effects) ->
                assertWithMessage("%s", release)
                    .that(effects)
                    .containsExactlyEntriesIn(rule.expected(release)));
  }

  /** Where they stand or what a baseline has decides, so these have tests of their own. */
  private static final ImmutableSet<BrokenRule> OTHERS =
      ImmutableSet.of(BrokenRule.SMALL_NUMBER, BrokenRule.CHARACTER);

  @Test
  void everyRuleHasACase() {
    assertThat(
            Stream.concat(BrokenCase.all().map(BrokenCase::rule), OTHERS.stream())
                .collect(toImmutableSet()))
        .containsExactlyElementsIn(BrokenRule.values());
  }

  /**
   * Where a field declares it, hessian-lite writes a plain date, and SOFA the fields of the class.
   */
  @Test
  void subclassesOfDateThatNoMemberNames() {
    String moment = "class Moment extends Date { boolean isMutable; }\n";
    String finding = "com.acme.Moment#<class> BrokenRpcValue.date-subclass";

    for (String dto :
        ImmutableList.of("List<Date> days;", "Date[] days;", "Map<String, Date> days;")) {
      assertThat(
              dates(
                  moment + "class Dto implements Serializable { " + dto + " }",
                  HessianLite.LITE_4_0_4))
          .containsExactly(finding);
    }
    String field = moment + "class Dto implements Serializable { Date day; }";
    assertThat(dates(field, HessianLite.LITE_3_2)).isEmpty();
    assertThat(dates(field, HessianLite.SOFA_3_5)).containsExactly(finding);
    assertThat(
            dates(
                moment + "class Dto implements Serializable { String day; }",
                HessianLite.LITE_4_0_4))
        .isEmpty();
    assertThat(
            dates("class Dto implements Serializable { List<Date> days; }", HessianLite.LITE_4_0_4))
        .isEmpty();
    assertThat(
            dates(
                "class Moment implements Serializable { }\nclass Dto implements Serializable { List<Date> days; }",
                HessianLite.LITE_3_2))
        .isEmpty();
  }

  private static ImmutableSet<String> dates(String code, HessianLite release) {
    return BrokenVerdict.of(WireCase.of("", "interface Api { Dto get(); }\n" + code).compilation())
        .get(release)
        .keySet();
  }

  private static final String SMALL =
      """
      interface Api extends Reading<Short> {
        Dto get(); Result<Short> result(); List<Byte> list(); Short itself(); short[] numbers(); byte primitive();
        CompletableFuture<Short> later(); CompletableFuture<List<Short>> listLater(); Character letter(); char initial();
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
            "Api#listLater()",
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
                .add("Api#itself()", "Api#later()", "Api#primitive()")
                .add("Dto#list", "Dto#map", "Line#rates")
                .build());
  }

  @Test
  void charactersInsideOtherTypes() {
    String parameter = "Api#put(java.util.Set,java.util.Map,java.lang.Integer)[1]";
    assertThat(small(HessianLite.LITE_3_2, BrokenRule.CHARACTER))
        .containsExactly(parameter, "Dto#letter");
    assertThat(small(HessianLite.SOFA_3_5, BrokenRule.CHARACTER))
        .containsExactly(parameter, "Api#initial()", "Api#letter()", "Dto#letter", "Dto#letters");
  }

  private static final ImmutableMap<HessianLite, ImmutableSortedMap<String, Effect>> REPEATED =
      BrokenVerdict.of(
          WireCase.of(
                  "",
                  """
                  interface Api { Dto get(); Built built(); }
                  class Base implements Serializable {
                    private Long id; private Long number; private String open; protected String name; private int n;
                    public void setId(Long id) { this.id = id; }
                    public void setNumber(Long number) { this.number = number; }
                    public void setName(String name) { this.name = name; }
                    public void setOpen(String open) { this.open = open; }
                    void count() { n++; }
                  }
                  class Dto extends Base {
                    private Long id; private long number; private String open; private String name; private int n;
                    public void setId(Long id) { this.id = id; }
                    public void setNumber(long number) { this.number = number; }
                    public void setName(String name) { this.name = name; }
                    public void setN(int n) { this.n = n; }
                  }
                  class Given implements Serializable {
                    private Long id;
                    Given(Long id) { this.id = id; }
                    public void setId(Long id) { this.id = id; }
                  }
                  class Built extends Given {
                    private Long id;
                    Built(Long id) { super(id); }
                    @Override public void setId(Long id) { this.id = id; }
                  }
                  """)
              .compilation());

  /** Only the setter of the subclass can be called, so the superclass has no value to lose. */
  @Test
  void propertiesThatASubclassRepeats() {
    assertThat(REPEATED.get(HessianLite.LITE_4_0_4).keySet())
        .containsExactly(
            "com.acme.Built#id BrokenRpcValue.hidden-field",
            "com.acme.Dto#n BrokenRpcValue.hidden-field",
            "com.acme.Dto#name BrokenRpcValue.hidden-field",
            "com.acme.Dto#number BrokenRpcValue.hidden-field",
            "com.acme.Dto#open BrokenRpcValue.hidden-field");
    assertThat(REPEATED.get(HessianLite.LITE_3_2)).isEqualTo(REPEATED.get(HessianLite.LITE_4_0_4));
  }

  /** SOFA's Hessian puts the value of the superclass, null, into the field of the subclass. */
  @Test
  void propertiesThatASubclassRepeatsWithSofa() {
    assertThat(REPEATED.get(HessianLite.SOFA_3_5).keySet())
        .contains("com.acme.Dto#id BrokenRpcValue.hidden-field");
  }
}
