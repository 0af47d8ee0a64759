package io.github.wiretime.scan;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableMap.toImmutableMap;
import static com.google.common.truth.Truth.assertThat;
import static java.util.stream.Collectors.joining;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.wiretime.build.Repository;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The page's table of frequent changes has what comparisons say of each. */
final class ChangeTableTest {

  private static final String ORDER = "class OrderDto implements java.io.Serializable { %s }";
  private static final String FIND = "OrderDto find();";

  /** The sources of both builds, without their packages; in the order of the table. */
  private record Change(ImmutableList<String> before, ImmutableList<String> after) {

    static Change ofField(String before, String after) {
      return new Change(field(before), field(after));
    }

    private static ImmutableList<String> field(String field) {
      return ImmutableList.of(service(FIND), ORDER.formatted(field));
    }

    static Change ofConstants(String before, String after) {
      return new Change(constants(before), constants(after));
    }

    private static ImmutableList<String> constants(String constants) {
      return ImmutableList.of(
          service(FIND),
          ORDER.formatted("Status status;"),
          "enum Status { %s }".formatted(constants));
    }

    static Change ofMethods(String before, String after) {
      return new Change(methods(before), methods(after));
    }

    private static ImmutableList<String> methods(String methods) {
      return ImmutableList.of(service(methods), ORDER.formatted("String id;"));
    }

    static Change ofName(String result) {
      ImmutableList<String> before = methods(result + " find();");
      return new Change(
          before,
          before.stream()
              .map(source -> source.replace("OrderDto", "OrderInfo"))
              .collect(toImmutableList()));
    }

    private static String service(String methods) {
      return "interface OrderService { %s }".formatted(methods);
    }
  }

  private static final ImmutableList<Change> CHANGES =
      ImmutableList.of(
          Change.ofField("String id;", "String id; String note;"),
          Change.ofField("String id;", "String id; Integer level = 9;"),
          Change.ofField("String id; String note;", "String id;"),
          Change.ofField("String note;", "String remark;"),
          Change.ofField("int count;", "long count;"),
          Change.ofField("java.util.Date paidAt;", "java.time.LocalDateTime paidAt;"),
          Change.ofConstants("PAID", "PAID, SHIPPED"),
          Change.ofConstants("PAID, SHIPPED", "PAID"),
          Change.ofMethods(FIND, FIND + " void cancel(Long id);"),
          Change.ofMethods(FIND + " void cancel(Integer id);", FIND + " void cancel(Long id);"),
          Change.ofName("OrderDto"),
          Change.ofName("java.util.List<OrderDto>"));

  /** What comparisons print, in the order of the words of a page. */
  private static final ImmutableList<String> SAID =
      ImmutableList.of(
          "the value is lost",
          "another value arrives, only for values beyond int",
          "the call fails",
          "the receiver's JVM may end",
          "an object of another class arrives, and the code that uses it fails");

  /** How the table calls the releases. */
  private static final ImmutableMap<String, String> RELEASES =
      ImmutableMap.of("3.2", "", "4.0.4", "Dubbo 3.3", "sofa-3.5", "SOFABoot");

  @TempDir private static Path folder;

  /** What is said of each change, by release. */
  private static ImmutableList<ImmutableMap<String, String>> said;

  @BeforeAll
  static void compare() {
    said =
        IntStream.range(0, CHANGES.size())
            .mapToObj(
                i -> {
                  Path before = built("old" + i, CHANGES.get(i).before());
                  Path after = built("new" + i, CHANGES.get(i).after());
                  return RELEASES.keySet().stream()
                      .collect(
                          toImmutableMap(
                              release -> release, release -> compare(before, after, release)));
                })
            .collect(toImmutableList());
  }

  /**
   * @param exception how a cell shows a release that does something else
   * @param words of the table, in the order of {@link #word} and {@link #first}
   */
  @ParameterizedTest
  @CsvSource({
    "docs/BreakingRpcChange.md, | change |, ' (%s: %s)', "
        + "'safe;lost;another value, beyond `int`;fails;crash;another class"
        + ";any;consumers;providers;no order'",
    "docs/zh/BreakingRpcChange.md, | 改动 |, （%s：%s）, "
        + "安全;丢失;值变了（超出 `int` 时）;失败;崩溃;类型变了;不限;消费者;提供者;没有安全的顺序",
  })
  void thePageHasWhatIsSaid(String page, String heading, String exception, String words) {
    List<String> table = Splitter.on(';').splitToList(words);
    ImmutableList<String> expected =
        said.stream()
            .map(
                change ->
                    Stream.of("new -> old|old consumer", "old -> new|new consumer", "")
                        .map(label -> cell(change, label, table, exception))
                        .collect(joining(" | ")))
            .collect(toImmutableList());

    assertThat(
            Repository.read(page)
                .lines()
                .dropWhile(line -> !line.startsWith(heading))
                .skip(2)
                .takeWhile(line -> line.startsWith("|"))
                .map(row -> row.replaceAll("^\\| [^|]+ \\| | \\|$", ""))
                .toList())
        .containsExactlyElementsIn(expected)
        .inOrder();
  }

  private static Path built(String name, ImmutableList<String> sources) {
    return Built.classes(
        folder.resolve(name),
        List.of(),
        sources.stream().map("package com.acme; public "::concat).toArray(String[]::new));
  }

  private static String compare(Path before, Path after, String release) {
    Command compared =
        Command.run(
            "compare",
            after,
            "--against",
            before,
            "--service-interfaces",
            "com.acme.OrderService",
            "--hessian-lite",
            release);
    assertThat(compared.errors()).isEmpty();
    return compared.out();
  }

  /** What the first release does, and in brackets each one that does something else. */
  private static String cell(
      ImmutableMap<String, String> change, String label, List<String> words, String exception) {
    ImmutableMap<String, String> cells =
        change.entrySet().stream()
            .collect(
                toImmutableMap(
                    release -> RELEASES.get(release.getKey()),
                    release ->
                        words.get(
                            label.isEmpty()
                                ? 6 + first(release.getValue())
                                : word(release.getValue(), label))));
    String usual = cells.get("");
    return usual
        + cells.entrySet().stream()
            .filter(release -> !release.getValue().equals(usual))
            .map(release -> exception.formatted(release.getKey(), release.getValue()))
            .collect(joining());
  }

  /** The word for what is said behind a label. */
  private static int word(String said, String label) {
    ImmutableList<String> facts = facts(said, label);
    if (facts.isEmpty()) {
      return 0;
    }
    assertThat(facts).hasSize(1);
    assertThat(SAID).contains(facts.get(0));
    return 1 + SAID.indexOf(facts.get(0));
  }

  /** Who goes first: no matter, consumers, providers, or none. */
  private static int first(String said) {
    boolean breaksOld = word(said, "new -> old|old consumer") > 0;
    boolean breaksNew = word(said, "old -> new|new consumer") > 0;
    int first = (breaksOld ? 1 : 0) + (breaksNew ? 2 : 0);
    ImmutableList<String> orders = facts(said, "order");
    if (orders.size() == 1) {
      assertThat(orders.get(0))
          .startsWith(ImmutableList.of("", "consumers", "providers", "no order").get(first));
    }
    return first;
  }

  private static ImmutableList<String> facts(String said, String label) {
    return Pattern.compile("(?m)^ {4}(?:" + label + ") {2,}(.*)$")
        .matcher(said)
        .results()
        .map(fact -> fact.group(1))
        .collect(toImmutableList());
  }
}
