package io.github.wiretime.checker.finding;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Project;
import io.github.wiretime.checker.harness.SpringFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The names of findings, and what they survive. */
final class BaselineKeysTest {

  private static final String FILE = "known.baseline";

  private static final String SERVICE =
      """
      package app;

      import java.time.*;
      import java.util.*;

      interface OrderService extends Reading<Long, Instant> {
        Order find(long id, List<? extends Instant> times, LocalDate[]... days) throws Refused;

        <T extends Comparable<T>, N extends Number & Runnable> Map<String, Year> years(
            T t, N n, Outer.Inner<T> inner);

        Event event();
      }

      interface Reading<K, V> {
        V read(K key);
      }
      """;

  private static final String ORDER =
      """
      package app;

      import java.time.*;
      import java.util.*;

      class Days extends ArrayList<Duration> {}

      class Order {
        Days days;
        Outer.Inner<Instant> inner;
        Outer.Line line;
        Bounded<?> open;
      }

      class Bounded<T extends Period> {
        T value;
      }

      class Refused extends Exception {
        Instant retryAfter;
      }
      """;

  private static final String OUTER =
      """
      package app;

      import java.time.*;

      class Outer {
        static class Inner<T> {
          T value;
        }

        record Line(LocalDateTime createdAt, int quantity) {}
      }

      class Event {
        ZonedDateTime über$_1;
        MonthDay $;
      }
      """;

  private static final String EXPECTED =
      """
      # CostlyRpcTime baseline v1
      app.Bounded#<T> java.time.Period
      app.Days#<extends> java.time.Duration
      app.Event#$ java.time.MonthDay
      app.Event#über$_1 java.time.ZonedDateTime
      app.Order#inner java.time.Instant
      app.OrderService#find(long,java.util.List,java.time.LocalDate[][])[1] java.time.Instant
      app.OrderService#find(long,java.util.List,java.time.LocalDate[][])[2] java.time.LocalDate
      app.OrderService#read(java.lang.Object) java.time.Instant
      app.OrderService#years(java.lang.Comparable,java.lang.Number,app.Outer.Inner) java.time.Year
      app.Outer.Line#createdAt java.time.LocalDateTime
      app.Refused#retryAfter java.time.Instant
      """;

  @TempDir private Path folder;

  @Test
  void everyForm() {
    assertThat(written(project(SERVICE, ORDER, OUTER))).isEqualTo(EXPECTED);
  }

  @Test
  void eachIsRecognized() {
    Project project = project(SERVICE, ORDER, OUTER);
    project.write(FILE, EXPECTED);

    Outcome check = project.compile();

    assertThat(check.succeeded()).isTrue();
    assertThat(check.members()).isEmpty();
    assertThat(check.warnings()).isEmpty();
    assertThat(check.count()).endsWith(" 11 costly members (11 in the baseline)");
  }

  /** Lines moved, other formatting, members and types in another order, other file names. */
  @Test
  void formattingAndOrderDoNotMatter() {
    String moved =
        """
        package app;
        /*


        */
        class Event { java.time.MonthDay $; java.time.ZonedDateTime über$_1; }
        class Outer {
          record Line(
              java.time.
                  LocalDateTime createdAt, int quantity) {}
          static class Inner<T> { int i; T value; }
        }
        class Refused extends Exception { String reason; java.time.Instant retryAfter; }
        class Bounded<T extends java.time.Period> { T value; }
        class Days extends java.util.ArrayList<java.time.Duration> {}
        class Order { Days days;
          Bounded<?> open; Outer.Line line; Outer.Inner<java.time.Instant> inner; }
        """;

    assertThat(
            written(
                project(SERVICE.replace("\n", "\r\n"))
                    .withFile("elsewhere/Everything.java", moved)))
        .isEqualTo(EXPECTED);
  }

  @Test
  void otherWaysToAMemberDoNotMatter() {
    String more =
        "package app; interface AService { Event a(); Outer.Line b(); app.Order c(Refused r); }";

    assertThat(written(project(more, SERVICE, ORDER, OUTER))).isEqualTo(EXPECTED);
  }

  @Test
  void shuffledSourcesGiveTheSameBytes() throws Exception {
    Project project = project(SERVICE, ORDER, OUTER);
    for (int seed = 0; seed < 6; seed++) {
      List<Path> shuffled = new ArrayList<>(project.sources());
      Collections.shuffle(shuffled, new Random(seed));
      Files.deleteIfExists(folder.resolve(FILE));

      assertWithMessage("seed %s", seed)
          .that(written(project.withSources(ImmutableList.copyOf(shuffled))))
          .isEqualTo(EXPECTED);
    }
  }

  /** A module that only provides or consumes names members as the module that compiles them. */
  @Test
  void classFilesHaveTheNamesOfTheirSources(@TempDir Path api) {
    String[] sources = {SERVICE, ORDER, OUTER};
    ClassFiles.compile(api, publicly(sources));

    Project consumer =
        Project.in(folder)
            .with(
                """
                package shop;
                class Shop {
                  @org.apache.dubbo.config.annotation.DubboReference app.OrderService orders;
                }
                """)
            .arguments("-classpath", Project.classPath(api))
            .option("Baseline", FILE);

    assertThat(written(consumer)).isEqualTo(EXPECTED);
  }

  @Test
  void aServiceInASpringFileAndNoSource(@TempDir Path api) {
    ClassFiles.compile(api, "package api; public interface Orders { java.time.Instant find(); }");
    Project project =
        Project.in(folder)
            .with("package app; class Main {}")
            .arguments("-classpath", Project.classPath(api))
            .option("Baseline", FILE)
            .option(
                "SpringConfig",
                SpringFile.write(
                    folder, SpringFile.beans("<dubbo:service interface='api.Orders'/>")));

    assertThat(written(project))
        .isEqualTo("# CostlyRpcTime baseline v1\napi.Orders#find() java.time.Instant\n");

    Outcome check = project.compile();
    assertThat(check.members()).isEmpty();
    assertThat(check.warnings()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"write", "check"})
  void typesThatOnlyOptionsName(String mode) {
    Project project =
        project("package app; interface OrderService { Order o(); } class Order { Outer.Time t; }")
            .withFile("app/Outer.java", "package app; class Outer { static class Time {} }")
            .option("CostlyTypes", "app.Outer.Time")
            .option("BaselineMode", mode);
    project.write(FILE, "# CostlyRpcTime baseline v1\napp.Order#t app.Outer.Time\n");

    assertThat(project.compile().members()).isEmpty();
    assertThat(project.read(FILE))
        .isEqualTo("# CostlyRpcTime baseline v1\napp.Order#t app.Outer.Time\n");
  }

  private Project project(String... sources) {
    return Project.in(folder)
        .with(sources)
        .option("ServiceInterfaces", "app.*Service")
        .option("Baseline", FILE);
  }

  private static String written(Project project) {
    Outcome outcome = project.option("BaselineMode", "write").compile();
    assertThat(outcome.errors()).isEmpty();
    return project.read(FILE);
  }

  private static String[] publicly(String... sources) {
    return ImmutableList.copyOf(sources).stream()
        .map(
            source -> source.replace("\ninterface OrderService", "\npublic interface OrderService"))
        .collect(toImmutableList())
        .toArray(String[]::new);
  }
}
