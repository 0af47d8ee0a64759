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

    assertThat(project.read("target/costly.md"))
        .isEqualTo(
            """
            # Costly time types on the wire

            5 new, 1 in the baseline, 1 accepted

            | service | findings |
            | --- | ---: |
            | `app.BillService` | 3 |
            | `app.OrderService` | 3 |

            | member | type | bytes | methods |
            | --- | --- | ---: | ---: |
            | `app.Bill#paidAt` | `java.time.LocalDateTime` | 245 | 2 |
            | `app.Order#at` | `java.time.Instant` | 82 | 2 |
            | `app.Order#day` | `java.time.LocalDate` | 79 | 2 |
            | `app.BillService#due(app.Bill)` | `java.time.LocalDate` | 79 | 1 |
            | `app.Days#<extends>` | `java.time.Year` | 62 | 1 |
            | `app.Bill#printed` | `org.joda.time.DateMidnight` | ? | 2 |
            """);
  }

  @Test
  void whatOnlyTheWireMapKnowsOf() {
    Project project =
        project("package app; class Order { java.time.Instant at; }").option("WireMap", "map");
    project.write("map", "# CostlyRpcTime wire map v1\napp.Order+ api.Orders find(long);last()\n");

    project.compile();

    assertThat(project.read("target/costly.md")).contains("| `api.Orders` | 1 |\n");
    assertThat(project.read("target/costly.md"))
        .contains("| `app.Order#at` | `java.time.Instant` | 82 | 2 |\n");
    assertThat(project.read("target/costly.sarif"))
        .contains("reached by 2 methods of 1 service as the wire map says");
  }

  @Test
  void theServiceWithMostFindingsFirst() {
    Project project =
        project(
            "package app; interface AService { java.time.Instant a(); }",
            "package app; interface BService { java.time.Instant a(); java.time.Instant b(); }",
            "package app; interface CService { java.time.Instant a(); }");

    project.compile();

    assertThat(project.read("target/costly.md"))
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

    assertThat(project.read("target/costly.md"))
        .endsWith(
            """
            | service | findings |
            | --- | ---: |
            | `app.OrderDto` | 1 |

            | member | type | bytes | methods |
            | --- | --- | ---: | ---: |
            | `app.OrderDto#at` | `java.time.Instant` | 82 | 0 |
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

    String summary = project.read("target/costly.md");
    assertThat(summary.substring(summary.indexOf("| member")))
        .startsWith(
            """
            | member | type | bytes | methods |
            | --- | --- | ---: | ---: |
            | `app.Dear#t` | `java.time.ZonedDateTime` | 418 | 1 |
            | `app.Cheap#year` | `java.time.Year` | 62 | 2 |
            | `app.OrderService#ma()` | `java.time.Instant` | 82 | 1 |
            """);
    assertThat(summary.lines().filter(line -> line.startsWith("| `app.")).count())
        .isEqualTo(1 + 10);
  }

  private Project project(String... sources) {
    return Project.in(folder)
        .with(sources)
        .option("ServiceInterfaces", "app.*Service")
        .option("Report", "target/costly.sarif");
  }
}
