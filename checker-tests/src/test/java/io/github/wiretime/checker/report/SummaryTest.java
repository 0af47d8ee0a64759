package io.github.wiretime.checker.report;

import static com.google.common.truth.Truth.assertThat;
import static java.util.stream.Collectors.joining;

import io.github.wiretime.checker.harness.Project;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a person reads first. */
final class SummaryTest {

  @TempDir private Path folder;

  @Test
  void theWholeText() {
    Project project =
        project(
                "package app; interface OrderService { Order find(); Order last(); Days days(); }",
                "package app; interface BillService { Bill bill(); java.time.LocalDate due(Bill bill); }",
                """
            package app;
            class Order {
              java.time.Instant at;
              java.time.LocalDate day;
              @SuppressWarnings("CostlyRpcTime") java.time.ZonedDateTime audited;
            }
            class Days extends java.util.ArrayList<java.time.Year> {}
            """,
                """
            package app;
            class Bill { java.time.LocalDateTime paidAt; org.joda.time.DateMidnight printed; }
            """)
            .option("CostlyTypes", "org.joda.time.DateMidnight")
            .option("Baseline", "known.baseline");
    project.write(
        "known.baseline", "# CostlyRpcTime baseline v1\napp.Order#at java.time.Instant\n");

    project.compile();

    assertThat(summary(project))
        .isEqualTo(
            """
            # Costly time types on the wire

            5 new, 1 in the baseline, 1 accepted

            | service | findings |
            | --- | ---: |
            | `app.BillService` | 3 |
            | `app.OrderService` | 3 |

            | first | further | time | type | member | sent by |
            | ---: | ---: | ---: | --- | --- | --- |
            | 245 | 15.4 | *x | `LocalDateTime` | `Bill.paidAt` (Bill.java:2) | `BillService.bill() -> Bill.paidAt`; 2 methods of 1 service |
            | 82 | 11 | *x | `Instant` | `Order.at` (Order.java:3) | `OrderService.find() -> Order.at`; 2 methods of 1 service |
            | 79 | 5 | *x | `LocalDate` | `Order.day` (Order.java:4) | `OrderService.find() -> Order.day`; 2 methods of 1 service |
            | 79 | 5 | *x | `LocalDate` | `what BillService.due() returns` (BillService.java:1) | `BillService.due()`; 1 method of 1 service |
            | 62 | 3 | *x | `Year` | `elements of Days` (Order.java:7) | `OrderService.days() -> elements of Days`; 1 method of 1 service |
            | ? | ? | ? | `DateMidnight` | `Bill.printed` (Bill.java:2) | `BillService.bill() -> Bill.printed`; 2 methods of 1 service |

            `first` and `further` are the bytes of the first value of a type in a message and of each further one, `time` is the time to write and read it as a multiple of `Date`'s. `sent by` is the shortest path from a service to the member.
            """);
  }

  @Test
  void whatIsInMigrationIsCountedAndNeedsNoFix() {
    Project project =
        project(
            "package app; interface OrderService { Order find(); }",
            """
            package app;
            class Order {
              java.time.Year at;
              Integer atValue;
              @SuppressWarnings("CostlyRpcTime") java.time.ZonedDateTime audited;
              private Object readResolve() { return this; }
            }
            """);

    project.compile();

    assertThat(summary(project)).endsWith("0 new, 1 in migration, 1 accepted\n");
  }

  @Test
  void theServiceWithMostFindingsFirst() {
    Project project =
        project(
            "package app; interface AService { java.time.Instant a(); }",
            "package app; interface BService { java.time.Instant a(); java.time.Instant b(); }",
            "package app; interface CService { java.time.Instant a(); }");

    project.compile();

    assertThat(summary(project))
        .contains("| `app.BService` | 2 |\n| `app.AService` | 1 |\n| `app.CService` | 1 |\n");
  }

  @Test
  void aClassThatAnOptionNamesStandsForItsService() {
    Project project =
        Project.in(folder)
            .with("package app; class OrderDto { java.time.Instant at; }")
            .option("WireTypes", "app.*")
            .option("Report", "target/costly.sarif");

    project.compile();

    assertThat(summary(project))
        .contains(
            """
            | service | findings |
            | --- | ---: |
            | `app.OrderDto` | 1 |

            | first | further | time | type | member | sent by |
            | ---: | ---: | ---: | --- | --- | --- |
            | 82 | 11 | *x | `Instant` | `OrderDto.at` (OrderDto.java:1) | `OrderDto.at`; -XepOpt:CostlyRpcTime:WireTypes names the class |
            """);
  }

  @Test
  void tenMembersAtMostByBytesTimesMethods() {
    String methods =
        IntStream.range(0, 12)
            .mapToObj(i -> "java.time.Instant m" + (char) ('a' + i) + "();")
            .collect(joining(" "));
    Project project =
        project(
            "package app; interface OrderService { "
                + methods
                + " Cheap a(); Cheap b(); Dear c(); }",
            // 2 times 62 is more than 82, the cost of an instant; 418 is more than either.
            "package app; class Cheap { java.time.Year year; } class Dear { java.time.ZonedDateTime t; }");

    project.compile();

    String summary = summary(project);
    assertThat(summary.substring(summary.indexOf("| first")))
        .startsWith(
            """
            | first | further | time | type | member | sent by |
            | ---: | ---: | ---: | --- | --- | --- |
            | 418 | 34.4 | *x | `ZonedDateTime` | `Dear.t` (Cheap.java:1) | `OrderService.c() -> Dear.t`; 1 method of 1 service |
            | 62 | 3 | *x | `Year` | `Cheap.year` (Cheap.java:1) | `OrderService.a() -> Cheap.year`; 2 methods of 1 service |
            | 82 | 11 | *x | `Instant` | `what OrderService.ma() returns` (OrderService.java:1) | `OrderService.ma()`; 1 method of 1 service |
            """);
    assertThat(summary.lines().filter(line -> line.matches("\\| [`\\d].*")).count())
        .isEqualTo(1 + 10);
  }

  /** Without times, which every measurement changes a little. */
  private static String summary(Project project) {
    return project.read("target/costly.md").replaceAll("\\| [\\d.]+x \\|", "| *x |");
  }

  private Project project(String... sources) {
    return Project.in(folder)
        .with(sources)
        .option("ServiceInterfaces", "app.*Service")
        .option("Report", "target/costly.sarif");
  }
}
