package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a person reads in a terminal. */
final class ConsoleReportTest {

  @TempDir private Path folder;

  private String scan(int fields) {
    String members =
        IntStream.range(0, fields)
            .mapToObj(i -> "java.time.Instant at%02d; ".formatted(i))
            .collect(Collectors.joining());
    Path app =
        Built.classes(
            folder.resolve("app" + fields),
            List.of(),
            "package app; interface Orders { Order a(); Order b(); Order c(); Days days(); }",
            "package app; class Days { java.time.ZonedDateTime day; }",
            "package app; class Order { " + members + "}");
    return Command.run(app, "--service-interfaces", "app.Orders").out();
  }

  @Test
  void endsWithTheTenThatPayMost() {
    String out = scan(12);

    assertThat(out).startsWith("1 service, 2 classes sent, 13 costly members; hessian-lite");
    assertThat(out).contains("\n\nThe ten that pay most, by first bytes times methods\n");
    List<String> first =
        out.substring(out.indexOf("The ten")).lines().skip(1).map(String::strip).toList();
    assertThat(first).hasSize(10);
    assertThat(first.get(0)).isEqualTo("418  ZonedDateTime  Days.day");
    assertThat(first.get(9)).isEqualTo("246  Instant  Order.at08");
  }

  @Test
  void whatFailsComesFirst() {
    String members =
        IntStream.range(0, 11)
            .mapToObj(i -> "java.time.Instant at%02d; ".formatted(i))
            .collect(Collectors.joining());
    Path app =
        Built.classes(
            folder.resolve("fails"),
            List.of(),
            "package app; interface Orders { Order a(); Order b(); Day day(); }",
            "package app; class Day { java.time.chrono.HijrahDate day; }",
            "package app; class Order { " + members + "}");
    String out =
        Command.run(app, "--service-interfaces", "app.Orders", "--hessian-lite", "3.2").out();

    assertThat(out.substring(out.indexOf("The ten")).lines().skip(1).findFirst().get().strip())
        .isEqualTo("fails  HijrahDate  Day.day");
  }

  @Test
  void doesNotRepeatAShortTable() {
    assertThat(scan(9)).doesNotContain("The ten");
  }
}
