package io.github.wiretime.scan.bytes;

import static com.google.common.collect.ImmutableMap.toImmutableMap;
import static com.google.common.truth.Truth.assertThat;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Ordering;
import com.google.common.collect.Sets;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.wiretime.checker.application.Application;
import io.github.wiretime.checker.compilation.SourceApplication;
import io.github.wiretime.checker.finding.AllAcceptances;
import io.github.wiretime.checker.finding.Analysis;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.options.OptionsParser;
import io.github.wiretime.checker.roots.Sender;
import io.github.wiretime.generator.GraphRun;
import io.github.wiretime.oracle.Compilation;
import io.github.wiretime.oracle.InMemoryCompiler;
import io.github.wiretime.scan.fix.TwinBytes;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How many values a call sends, and what they take; {@link DubboBytesTest} asks the bytes. */
final class CallBytesTest {

  private static final int GRAPHS = Integer.getInteger("wiretime.graphs", 100);
  private static final long SEED = Long.getLong("wiretime.seed", 20260101L);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "void m(String s)                                    |",
        "void m(Instant at)                                  | 1/0 1/0 1/0",
        "Optional<Instant> m()                               | 0/1 0/1 0/1",
        "java.util.concurrent.CompletableFuture<Leaf> m()    | 0/1 0/1 0/1",
        "List<Leaf> m(Instant[] at)                          | 1/1 20/20 100/100",
        "Map<Instant, Instant> m()                           | 0/2 0/40 0/200",
        "List<List<Leaf>> m()                                | 0/1 0/400 0/10000",
        "Pair<Leaf> m()                                      | 0/2 0/2 0/2",
        "Pair<Pair<Leaf>> m()                                | 0/4 0/4 0/4",
        "Pair<?> m()                                         |",
        "Bounded<?> m()                                      | 0/1 0/1 0/1",
        "Bounded m()                                         | 0/1 0/1 0/1",
        "<T extends Leaf> T m(T it)                          | 1/1 1/1 1/1",
        "<T extends Comparable<T>> void m(T it)              |",
        "Leaves m()                                          | 0/1 0/20 0/100",
        "Shape m()                                           | 0/3 0/3 0/3",
        "List<Shape> m()                                     | 0/3 0/60 0/300",
        "Tree m()                                            | 0/1 0/1 0/1",
        "List<Tree> m(Tree root)                             | 1/1 1/20 1/100",
        "Left m(Right right)                                 | 3/3 3/3 3/3",
        "Both m()                                            | 0/5 0/5 0/5",
        "void m(Left left, Right right)                      | 6/0 6/0 6/0",
        "Leaf m() throws Failure                             | 0/1 0/1 0/1",
        "void m() throws Failure                             |",
      })
  void counts(String method, String expected) {
    String sizes =
        calls(
                """
                interface AService { %s; }
                class Leaf { Instant at; }
                class Leaves extends ArrayList<Leaf> {}
                class Pair<T> { T first; T second; }
                class Bounded<T extends Leaf> { T it; }
                abstract class Shape { Instant at; }
                class Small extends Shape { LocalDate day; }
                class Large extends Shape { LocalDateTime from; LocalDateTime to; }
                class Tree { Instant at; List<Tree> children; }
                class Left { Instant at; Right right; }
                class Right { Instant from; Instant to; Left left; }
                class Both { Left left; Right right; }
                class Failure extends Exception { Instant at; }
                """
                    .formatted(method))
            .stream()
            .flatMap(call -> call.sizes().stream())
            .map(size -> size.request().values() + "/" + size.response().values())
            .collect(joining(" "));

    assertThat(sizes).isEqualTo(expected == null ? "" : expected);
  }

  @Test
  void aCycleIsFollowedFromEachSide() {
    ImmutableList<CallBytes> calls =
        calls(
            """
            interface AService { Left left(); Right right(); }
            class Left { Instant at; Right right; }
            class Right { Instant from; Instant to; Left left; }
            """);

    assertThat(calls.stream().map(call -> call.sizes().get(0).response().values()).toList())
        .containsExactly(3L, 3L);
  }

  @Test
  void theFirstValueOfAMessageCostsMore() {
    CallBytes call =
        calls("interface AService { Dto m(Dto it); } class Dto { LocalDate a; LocalDate b; }")
            .get(0);

    assertThat(call.sizes().get(0).request()).isEqualTo(new MessageBytes(2, 79 + 5, 18, false));
    assertThat(call.sizes().get(0).both()).isEqualTo(new MessageBytes(4, 2 * 84, 36, false));
  }

  @Test
  void partsOfOtherTypesAreDefinedOnce() {
    assertThat(bytes("LocalDateTime a; LocalDate b;")).isWithin(0.01).of(245 + 5);
    assertThat(bytes("LocalDateTime a; Instant b;")).isWithin(0.01).of(245 + 82);
    assertThat(bytes("OffsetDateTime a; ZonedDateTime b; LocalTime c;"))
        .isWithin(0.01)
        .of(398 + (418 - 229.6 - 68) + 9.4);
  }

  /** In compact mode a {@code LocalDateTime} is two numbers. */
  @Test
  void partsAreThoseOfTheRelease() {
    assertThat(bytes("LocalDateTime a; LocalDate b;", HessianLite.LITE_4_0_4_COMPACT))
        .isWithin(0.01)
        .of(49 + 26);
    assertThat(bytes("LocalDateTime a; OffsetDateTime b;", HessianLite.LITE_4_0_4_COMPACT))
        .isWithin(0.01)
        .of(13 + 202);
  }

  @Test
  void whatCannotBeSentHasNoBytes() {
    String fields = "java.time.chrono.HijrahDate day; LocalDate other;";

    assertThat(bytes(fields, HessianLite.LITE_4_0_4)).isWithin(0.01).of(192 + 79);
    assertThat(bytes(fields, HessianLite.LITE_3_2)).isPositiveInfinity();
  }

  @Test
  void aLongChainEnds() {
    String chain =
        IntStream.range(0, 1000)
            .mapToObj(i -> "class C%d { Instant at; C%d next; }".formatted(i, i + 1))
            .collect(joining(" ", "interface AService { C0 m(); } class C1000 {} ", ""));

    assertThat(calls(chain).get(0).sizes().get(0).response().values()).isEqualTo(200);
  }

  /** Each object takes more of the stack there than in a chain without lists. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "List<C%d>                        | List<C2000>",
        "List<C%d>                        | List<C0>",
        "Map<String, List<Optional<C%d>>> | List<C0>",
      })
  void aLongChainOfListsEnds(String next, String last) {
    String chain =
        IntStream.range(0, 2000)
            .mapToObj(i -> "class C%d { Instant at; %s next; }".formatted(i, next.formatted(i + 1)))
            .collect(
                joining(
                    " ",
                    "interface AService { C0 m(); } ",
                    " class C2000 { Instant at; " + last + " next; }"));

    assertThat(calls(chain).get(0).sizes().get(0).response().values()).isEqualTo(200);
  }

  /** Those that lead back are counted anew for each object that is the outermost one. */
  @ParameterizedTest
  @CsvSource({"'',600", "All back;,500"})
  void ofThousandsOfClassesThatLeadToEachOtherSomeCount(String back, long expected) {
    String classes =
        IntStream.range(0, 600)
            .mapToObj(i -> "class C%d { Instant at; %s }".formatted(i, back))
            .collect(joining(" "));
    String fields =
        IntStream.range(0, 600).mapToObj(i -> "C%1$d c%1$d;".formatted(i)).collect(joining(" "));

    ImmutableList<CallBytes> calls =
        calls("interface AService { All m(); } " + classes + " class All { " + fields + " }");

    assertThat(calls.get(0).sizes().get(0).response().values()).isEqualTo(expected);
  }

  @Test
  void fieldsWithTwinsAreCountedApart() {
    CallBytes.Size size =
        calls(
                """
                interface AService { Page m(); }
                class Page { Dto first; Dto second; }
                class Dto { LocalDate twinned; LocalDate other; }
                """)
            .get(0)
            .sizes()
            .get(0);

    // Four days take 79 bytes and three times 5; two of them, as twins, 30 and 10.
    assertThat(size.both().today()).isWithin(0.01).of(94);
    assertThat(size.saved()).isWithin(0.01).of(94 - (79 + 5) - (30 + 10));
  }

  @Test
  void bytesOfListsInListsAreNumbers() {
    String chain =
        IntStream.range(0, 200)
            .mapToObj(i -> "class C%d { Instant twinned; List<C%d> next; }".formatted(i, i + 1))
            .collect(joining(" ", "interface AService { C0 m(); } class C200 {} ", ""));

    assertThat(calls(chain).get(0).sizes().stream().map(CallBytes.Size::saved).toList())
        .doesNotContain(Double.NaN);
    assertThat(calls(chain).get(0).sizes().get(2).saved()).isFinite();
  }

  @Test
  void whatIsNotKnownMakesItALeast() {
    assertThat(bytes("java.time.temporal.Temporal t;")).isEqualTo(62.0);
    assertThat(
            calls("interface AService { java.time.temporal.Temporal m(); }")
                .get(0)
                .sizes()
                .get(0)
                .response()
                .atLeast())
        .isTrue();
  }

  /** But for few: exceptions, and what only an object inside one of its own class has. */
  @Test
  void listsTheMethodsThatReachMembers() {
    new GraphRun(CallBytesTest::difference, unused -> {}).run(GRAPHS, SEED);
  }

  private static Optional<String> difference(Compilation compilation) {
    Estimate estimate = estimate(compilation, HessianLite.LITE_4_0_4);
    Set<Sender> invented = Sets.difference(estimate.estimated(), estimate.reaching());
    Set<Sender> missing = Sets.difference(estimate.reaching(), estimate.estimated());
    return invented.isEmpty() && missing.size() <= 3 + estimate.reaching().size() / 10
        ? Optional.empty()
        : Optional.of("invented: " + invented + ", missing: " + missing);
  }

  private record Estimate(Analysis analysis, ImmutableList<CallBytes> calls) {

    ImmutableSet<Sender> reaching() {
      return analysis.findings().get(Check.COSTLY_RPC_TIME).stream()
          .flatMap(finding -> finding.occurrence().reachedBy().all().stream())
          .collect(ImmutableSet.toImmutableSet());
    }

    ImmutableSet<Sender> estimated() {
      return calls.stream()
          .map(CallBytes::method)
          .collect(ImmutableSortedSet.toImmutableSortedSet(Ordering.natural()));
    }
  }

  private static double bytes(String fields) {
    return bytes(fields, HessianLite.LITE_4_0_4);
  }

  private static double bytes(String fields, HessianLite release) {
    return calls("interface AService { Dto m(); } class Dto { " + fields + " }", release)
        .get(0)
        .sizes()
        .get(0)
        .response()
        .today();
  }

  private static ImmutableList<CallBytes> calls(String declarations) {
    return calls(declarations, HessianLite.LITE_4_0_4);
  }

  private static ImmutableList<CallBytes> calls(String declarations, HessianLite release) {
    Compilation compilation =
        new Compilation(
            "app.AService",
            Map.of(),
            Map.of(
                "app/AService.java",
                "package app; import java.time.*; import java.util.*; " + declarations));
    return estimate(compilation, release).calls();
  }

  private static ImmutableMap<Symbol, TwinBytes> twins(Analysis analysis) {
    return analysis.findings().get(Check.COSTLY_RPC_TIME).stream()
        .map(finding -> finding.member().symbol())
        .filter(VarSymbol.class::isInstance)
        .filter(field -> field.name.contentEquals("twinned"))
        .collect(toImmutableMap(field -> field, field -> new TwinBytes(30, 10, 2)));
  }

  /** {@code app.AService} is a service, and what annotations say. */
  private static Estimate estimate(Compilation compilation, HessianLite release) {
    ImmutableMap<String, String> options =
        ImmutableMap.of(
            "ServiceInterfaces",
            "app.AService",
            "HessianLite",
            release.id(),
            "MinBytes",
            "20"); // compact mode has little
    return InMemoryCompiler.analyze(
        compilation,
        context -> {
          try {
            Application application = new SourceApplication(context);
            Options parsed = OptionsParser.parse(options);
            Analysis analysis =
                Analysis.of(context, application, parsed, AllAcceptances.ofSources());
            return new Estimate(
                analysis,
                CallEstimates.of(context, application, analysis, twins(analysis), parsed));
          } catch (InvalidOptionException e) {
            throw new IllegalStateException(e);
          }
        });
  }
}
