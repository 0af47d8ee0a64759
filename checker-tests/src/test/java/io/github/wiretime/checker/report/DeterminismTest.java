package io.github.wiretime.checker.report;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static java.util.Comparator.comparing;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Diagnosis;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Source;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The order in which javac gets the sources is the build tool's business and changes nothing. */
final class DeterminismTest {

  private static final int ORDERS = 30;

  /** Full of ties: two ways of the same length, siblings, cycles, several providers. */
  private static final String[] SOURCES = {
    """
    package app;
    @org.apache.dubbo.config.annotation.DubboService
    abstract class FirstImpl implements api.Shared, BService {}
    """,
    """
    package app;
    @org.apache.dubbo.config.annotation.DubboService
    abstract class SecondImpl implements api.Shared {}
    """,
    "package app; interface AService { Order a(); Page<Line> lines(); }",
    "package app; interface BService { Order b(); Line line(); Node<Order> node(); }",
    "package app; interface CService extends BService { Page<? extends Event> events(); }",
    "package app; class Order { Line first; Line second; Page<Order> next; java.time.Year y; }",
    "package app; class Line { Order order; java.time.Instant t; java.time.LocalDate d; }",
    "package app; class Page<T> { java.util.List<T> items; java.util.Map<T, T> index; }",
    "package app; class Node<T> { Node<java.util.List<T>> next; T value; }",
    "package app; abstract class Event { java.time.LocalTime at; api.Base base; }",
    "package app; class Created extends Event { java.time.Instant t; }",
    "package app; class Changed extends Event { java.time.Instant t; Deeper deeper; }",
    "package app; class Deeper extends Changed { java.time.Month m; java.time.MonthDay day; }",
  };

  @Test
  void shuffledSourcesGiveTheSameBytes(@TempDir Path api) {
    ClassFiles.compile(
        api,
        "package api; public interface Shared { Base base(); java.time.Instant now(); }",
        "package api; public abstract class Base { java.time.LocalDate day; }",
        "package api; public class One extends Base { java.time.Instant t; }",
        "package api; public class Two extends Base { java.time.ZonedDateTime t; }");
    Build build = Build.of(SOURCES).against(api).option("ServiceInterfaces", "app.*Service");
    Outcome inOrder = build.run();
    assertThat(inOrder.succeeded()).isTrue();
    assertThat(inOrder.members())
        .containsExactly(
            "Two.t",
            "One.t",
            "Shared.now()",
            "Base.day",
            "Order.y",
            "Line.t",
            "Line.d",
            "Event.at",
            "Created.t",
            "Changed.t",
            "Deeper.day");

    for (int seed = 0; seed < ORDERS; seed++) {
      assertWithMessage("seed %s", seed)
          .that(sorted(build.withSources(shuffled(build.sources(), seed)).run()))
          .isEqualTo(sorted(inOrder));
    }
  }

  /** Each of the classes that the user names reaches the last one; the path names one of them. */
  @Test
  void theFirstNamedClassOfATieIsThePath() {
    Build build =
        Build.of(
                "package app; class AlphaDto { Money alpha; }",
                "package app; class BetaDto { Money beta; }",
                "package app; class GammaDto { Money gamma; }",
                "package app; class DeltaDto { Money delta; }",
                "package app; class Money { java.time.Instant at; }")
            .option("WireTypes", "app.*Dto");
    Outcome inOrder = build.run();
    assertThat(inOrder.warnings().toString()).contains("AlphaDto");

    for (int seed = 0; seed < ORDERS; seed++) {
      assertWithMessage("seed %s", seed)
          .that(sorted(build.withSources(shuffled(build.sources(), seed)).run()))
          .isEqualTo(sorted(inOrder));
    }
  }

  @Test
  void repeatedBuildsGiveTheSameOrder(@TempDir Path api) {
    ClassFiles.compile(
        api,
        "package api; public interface Shared { java.time.Instant now(); }",
        "package api; public class Base {}");
    Build build = Build.of(SOURCES).against(api).option("ServiceInterfaces", "app.*Service");

    assertThat(build.run()).isEqualTo(build.run());
  }

  private static ImmutableList<Source> shuffled(ImmutableList<Source> sources, long seed) {
    List<Source> shuffled = new ArrayList<>(sources);
    Collections.shuffle(shuffled, new Random(seed));
    return ImmutableList.copyOf(shuffled);
  }

  /** Files are visited in the order of the sources; what is said of each is the same. */
  private static ImmutableList<Diagnosis> sorted(Outcome outcome) {
    return ImmutableList.sortedCopyOf(
        comparing(Diagnosis::file).thenComparing(Diagnosis::line).thenComparing(Diagnosis::message),
        outcome.diagnostics());
  }
}
