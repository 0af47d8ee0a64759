package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a person reads in a terminal. */
final class ConsoleReportTest {

  @TempDir private Path folder;

  private String scan(String... sources) {
    Path app = Built.classes(folder.resolve("app"), List.of(), sources);
    return Command.run(
            app,
            "--service-interfaces",
            "app.*Orders",
            "--hessian-lite",
            "3.2",
            "--html",
            folder.resolve("page.html"))
        .out();
  }

  private String page() throws IOException {
    return Files.readString(folder.resolve("page.html"));
  }

  /** A class for each number, each with a time of its own. */
  private static String days(int count, String type) {
    return IntStream.range(0, count)
        .mapToObj(
            i -> "class Day%02d implements java.io.Serializable { %s day; }".formatted(i, type))
        .collect(
            Collectors.joining(
                " ",
                "package app; class Days implements java.io.Serializable { ",
                all(count) + " }"));
  }

  private static String all(int count) {
    return IntStream.range(0, count)
        .mapToObj("Day%1$02d day%1$02d; "::formatted)
        .collect(Collectors.joining());
  }

  @Test
  void endsWithTheTenThatPayMostIfTheTableDoesNotBeginWithThem() {
    String out =
        scan(
            "package app; interface Orders { Order a(); Order b(); Order c(); Order d(); Order e(); Order f(); Days days(); }",
            "package app; class Order implements java.io.Serializable { java.time.Instant at; }",
            days(11, "java.time.ZonedDateTime"));

    assertThat(out).startsWith("1 service, 13 classes sent, 12 costly members; hessian-lite");
    List<String> first =
        out.substring(out.indexOf("\n\nThe ten that pay most, by first bytes times methods\n"))
            .lines()
            .skip(3)
            .map(String::strip)
            .takeWhile(line -> !line.startsWith("(see "))
            .toList();
    assertThat(first).hasSize(10);
    assertThat(first.get(0)).isEqualTo("492  Instant  Order.at");
    assertThat(first.get(1)).isEqualTo("418  ZonedDateTime  Days.Day00.day");
  }

  @Test
  void doesNotRepeatTheFirstRowsOfTheTable() {
    assertThat(
            scan(
                "package app; interface Orders { Days days(); }",
                days(30, "java.time.ZonedDateTime")))
        .doesNotContain("The ten");
  }

  @Test
  void whatFailsComesFirst() {
    String out =
        scan(
            "package app; interface Orders { Days days(); Late late(); }",
            "package app; class Late implements java.io.Serializable { java.time.chrono.HijrahDate zz; }",
            days(11, "java.time.ZonedDateTime"));

    assertThat(out.lines().skip(3).findFirst().get()).contains("HijrahDate");
  }

  /** As far as their packages tell them apart. */
  @Test
  void classesOfOneNameHaveTheirPackages() throws IOException {
    String out =
        scan(
            "package app; interface Orders { app.order.BaseDto a(); app.user.BaseDto b(); Plain c(); }",
            "package app.order; public class BaseDto { java.time.Instant at; }",
            "package app.user; public class BaseDto { java.time.Instant at; }",
            "package app; class Plain { java.time.Instant at; }");

    assertThat(out).contains("  order.BaseDto.at  ");
    assertThat(out).contains("  user.BaseDto.at  ");
    assertThat(out).contains("  Plain.at  ");
    assertThat(page()).contains("<th scope=\"row\">order.BaseDto.at<");
    assertThat(page()).contains("<th scope=\"row\">Plain.at<");
  }

  @Test
  void overloadsHaveTheirParameters() {
    String out =
        scan(
            """
            package app;
            interface Orders {
              java.time.Instant date();
              java.time.Instant date(int day);
              java.time.Instant other();
            }
            """);

    assertThat(out).contains("  what Orders.date() returns");
    assertThat(out).contains("  what Orders.date(int) returns");
    assertThat(out).contains("  what Orders.other() returns");
  }

  @Test
  void theNameOfAMethodStaysHoweverManyParametersItHas() {
    String out =
        scan(
            """
            package app;
            interface DistributedWarehouseOrders {
              void reserveForCustomer(java.math.BigDecimal a, java.time.LocalDate b,
                  java.util.concurrent.ConcurrentHashMap<String, String> c, java.math.BigDecimal d,
                  java.util.concurrent.ConcurrentHashMap<String, String> e, java.math.BigDecimal f,
                  java.util.concurrent.ConcurrentHashMap<String, String> g, java.math.BigDecimal h);
            }
            """);

    String row = out.lines().filter(line -> line.contains("LocalDate  ")).findFirst().get();
    assertThat(row).contains("DistributedWarehouseOrders.reserveForCustomer(BigDecimal,");
    assertThat(row.length()).isAtMost(156);
  }

  /** What a generic interface makes of its parameters is known where a service says it. */
  @Test
  void parametersHaveTheTypesThatTheServiceGivesThem() {
    assertThat(
            scan(
                "package app; interface Crud<T> { void save(T one); }",
                "package app; interface Orders extends Crud<Order> { }",
                "package app; class Order implements java.io.Serializable { java.time.Instant at; }"))
        .contains("Orders.save(Order)");
  }
}
